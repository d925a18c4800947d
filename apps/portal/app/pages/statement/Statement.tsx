import { Trans, useLingui } from "@lingui/react/macro";
import type { StatementLine, StatementSettlement } from "@sayara/domain/statement/Statement";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { PaymentBadge } from "#portal/statements/PaymentBadge.tsx";
import { PaymentText } from "#portal/statements/PaymentText.tsx";
import { PayOnline } from "#portal/statements/PayOnline.tsx";
import { StatementDownloads } from "#portal/statements/StatementDownloads.tsx";
import { statementPath } from "#portal/statements/statementPath.ts";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import { linesPageCount, pageOfLines, type StatementData } from "./Statement.load.ts";
import * as styles from "./Statement.css.ts";

/** A commission statement with its sums, rentals and files [ST1–ST7]. */
export function Statement({ supplier, statement, isRight, page }: StatementData) {
  const { t } = useLingui();
  const formats = useFormats();
  const nameOf = useMonthName();
  const { id, number, corrects, month, issuedAt, sha256, content } = statement;
  const { lines, settlements, agency, marketplace } = content;
  const monthName = nameOf(month);
  const issued = formats.dateTime(issuedAt);
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>
            <Trans>Commission statement</Trans>
          </Heading>
          <div className={styles.head}>
            <Text weight="strong">
              {monthName} · {number}
            </Text>
            <PaymentBadge {...statement} />
          </div>
          <Text>{agency.name}</Text>
          <Text size="sm" tone="muted">
            {corrects === null ? <Trans>Issued on {issued}</Trans> : <Trans>Corrects {corrects}</Trans>}
          </Text>
          <Text size="sm" tone="muted">
            <Trans>Statement of account between the agency and {marketplace}. Not an invoice.</Trans>
          </Text>
        </Stack>
        <StatementDownloads statement={statement} supplier={supplier} />
        <SumsCard statement={statement} />
        {isRight ? (
          <Notice tone="success" title={t`Every sum was computed again from the lines, and is right.`}>
            <Text size="sm" className={styles.digest}>
              <Trans>SHA-256 of the JSON file: {sha256}</Trans>
            </Text>
          </Notice>
        ) : (
          <Notice tone="error" title={t`The sums differ from the lines. Tell the marketplace.`} />
        )}
        <section aria-labelledby="rentals">
          <Stack gap="sm">
            <Heading level={2} size="md" id="rentals">
              <Trans>Rentals</Trans>
            </Heading>
            {lines.length === 0 ? (
              <Text>
                <Trans>No rental in this month.</Trans>
              </Text>
            ) : (
              <ul className={styles.list}>
                {pageOfLines(lines, page).map((line) => (
                  <LineRow key={line.booking.id} line={line} />
                ))}
              </ul>
            )}
            <PageLinks
              page={page}
              pageCount={linesPageCount(lines.length)}
              hrefOf={(one) => `${statementPath(supplier, id)}?page=${one}`}
            />
          </Stack>
        </section>
        {settlements.length > 0 && <Settlements settlements={settlements} />}
      </Stack>
    </div>
  );
}

function SumsCard({ statement }: Pick<StatementData, "statement">) {
  const { price, number } = useFormats();
  const { id, corrects, content, payment, paysOnline } = statement;
  const { opening, totals, threshold, refundsOwed } = content;
  const rentals = number(totals.rentals);
  const least = price(threshold);
  const kept = price(refundsOwed);
  return (
    <Card>
      <Stack gap="sm">
        <dl className={styles.sums}>
          {corrects === null && (
            <Sum name={<Trans>Carried over from the month before</Trans>} value={price(opening)} />
          )}
          <Sum name={<Trans>Collected online, less refunds</Trans>} value={price(totals.online)} />
          <Sum
            name={<Trans>Commission of ended rentals ({rentals})</Trans>}
            value={price(0 - totals.commission)}
          />
          {totals.discount !== undefined && (
            <Sum name={<Trans>Promo codes paid by the marketplace</Trans>} value={price(totals.discount)} />
          )}
          <Sum name={<Trans>Payments and corrections</Trans>} value={price(totals.settled)} />
          <div className={styles.total}>
            <dt>
              {corrects === null ? (
                <Trans>Balance at the end of the month</Trans>
              ) : (
                <Trans>Change of the balance</Trans>
              )}
            </dt>
            <dd translate="no" className={styles.value}>
              {price(totals.closing)}
            </dd>
          </div>
          <Sum name={<Trans>At the desk, not part of the balance</Trans>} value={price(totals.desk)} />
        </dl>
        <PaymentText payment={payment} />
        {payment?.direction === "collect" && (
          <PayOnline paysOnline={paysOnline} statement={id} amount={payment.outstanding} />
        )}
        {corrects !== null && (
          <Text size="sm">
            <Trans>The balance carried over to the next statement includes this change.</Trans>
          </Text>
        )}
        {corrects === null && totals.owedByAgency > 0 && totals.toCollect === 0 && (
          <Text size="sm">
            <Trans>Below {least} nothing is collected: the amount is carried over to the next month.</Trans>
          </Text>
        )}
        {totals.owedToAgency > 0 && refundsOwed > 0 && (
          <Text size="sm">
            <Trans>{kept} is kept back for refunds to drivers.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Sum({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className={styles.sum}>
      <dt>{name}</dt>
      <dd translate="no" className={styles.value}>
        {value}
      </dd>
    </div>
  );
}

/** A rental with its amounts. Its name links to the booking's receipt. */
function LineRow({ line }: { line: StatementLine }) {
  const agencyPath = useAgencyPath();
  const formats = useFormats();
  const { booking, car, from, to, total, rate, commission, discount, online, desk } = line;
  const { reference } = booking;
  return (
    <Card as="li" padding="sm" className={styles.line}>
      <div className={styles.facts}>
        <UiLink render={<Link to={agencyPath(`${bookingPath(booking)}#booking-receipt`)} />}>
          <Trans>Receipt of {reference}</Trans>
        </UiLink>
        <Text size="sm">{car}</Text>
        <Text size="sm" tone="muted">
          {formats.dateRange(from, to)}
        </Text>
      </div>
      <dl className={styles.amounts}>
        <Amount name={<Trans>Price</Trans>} value={formats.price(total)} />
        <Amount
          name={rate === null ? <Trans>Commission</Trans> : <RateName rate={formats.percent(rate)} />}
          value={formats.price(commission)}
        />
        {discount !== undefined && (
          <Amount name={<Trans>Promo code paid by the marketplace</Trans>} value={formats.price(discount)} />
        )}
        <Amount name={<Trans>Online</Trans>} value={formats.price(online)} />
        <Amount name={<Trans>At the desk</Trans>} value={formats.price(desk)} />
      </dl>
    </Card>
  );
}

function RateName({ rate }: { rate: string }) {
  return <Trans>Commission, {rate}</Trans>;
}

function Amount({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className={styles.amount}>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <dd translate="no" className={styles.value}>
        {value}
      </dd>
    </div>
  );
}

function Settlements({ settlements }: { settlements: readonly StatementSettlement[] }) {
  const formats = useFormats();
  return (
    <section aria-labelledby="settlements">
      <Stack gap="sm">
        <Heading level={2} size="md" id="settlements">
          <Trans>Payments and corrections</Trans>
        </Heading>
        <Card>
          <dl className={styles.sums}>
            {settlements.map(({ kind, at, reference, change }) => (
              <Sum
                key={`${at} ${reference} ${change}`}
                name={
                  <>
                    {formats.date(at)} · <SettlementName kind={kind} /> · {reference}
                  </>
                }
                value={formats.price(change)}
              />
            ))}
          </dl>
        </Card>
      </Stack>
    </section>
  );
}

function SettlementName({ kind }: Pick<StatementSettlement, "kind">) {
  if (kind === "payout") return <Trans>Paid to the agency</Trans>;
  if (kind === "payout_return") return <Trans>Payout that came back</Trans>;
  return kind === "agency_payment" ? <Trans>Paid by the agency</Trans> : <Trans>Correction</Trans>;
}
