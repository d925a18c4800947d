import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OwedDebt } from "@sayara/api-client/contract/statements/supplierStatements";
import type { MoneyMovement } from "@sayara/api-client/contract/suppliers/supplierMoney";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { payableBalance } from "@sayara/domain/statement/payableBalance";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Price } from "@sayara/ui/Price/Price";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { BookingName } from "#portal/bookings/BookingName.tsx";
import { AwaitedPayments } from "#portal/payments/AwaitedPayments.tsx";
import { PaymentNotice } from "#portal/payments/PaymentNotice.tsx";
import { PayOnline } from "#portal/statements/PayOnline.tsx";
import { StatementList } from "#portal/statements/StatementList.tsx";
import { statementPath } from "#portal/statements/statementPath.ts";
import { MonthLinks } from "#portal/statements/MonthLinks.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import { BankAccountCard } from "./BankAccountCard.tsx";
import { PayoutList } from "./PayoutList.tsx";
import { type MoneyData, moneyPageCount, moneyPath, statementPageCount } from "./Money.load.ts";
import * as styles from "./Money.css.ts";
import { movementMessages } from "./movementMessages.ts";

interface MoneyProps extends MoneyData {
  isBusy: boolean;
  /** Checks the payment again. */
  onCheck: () => void;
}

/** The agency's balance with the marketplace, and the movements of a month [LG1–LG7]. */
export function Money({ isBusy, onCheck, ...data }: MoneyProps) {
  const { query, thisMonth, items, total, payment } = data;
  // The notice above already covers the payment that the user returns from.
  const shownId = payment === null || payment === "unknown" ? null : payment.id;
  const awaited = data.awaited.filter(({ id }) => id !== shownId);
  const nameOf = useMonthName();
  const agencyPath = useAgencyPath();
  const month = nameOf(query.month);
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Money</Trans>
        </Heading>
        {payment !== null && (
          <PaymentNotice
            payment={payment}
            paid={<Paid balance={data.balance} />}
            late={<Trans>It is then added to your balance. What you no longer owe becomes a credit.</Trans>}
            isBusy={isBusy}
            onCheck={onCheck}
          />
        )}
        <AwaitedPayments awaited={awaited} />
        <BalanceCard {...data} />
        {data.debt !== undefined && (
          <DebtNotice debt={data.debt} supplier={data.supplier} paysOnline={data.paysOnline} />
        )}
        <MonthLinks
          month={query.month}
          thisMonth={thisMonth}
          pathOf={(one) => agencyPath(moneyPath({ ...query, month: one, page: 1 }))}
        />
        {total === 0 ? (
          <Text>
            <Trans>No money moved in {month}.</Trans>
          </Text>
        ) : (
          <>
            <SumsCard {...data} />
            <ul className={styles.list}>
              {items.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </ul>
          </>
        )}
        <PageLinks
          page={query.page}
          pageCount={moneyPageCount(total)}
          hrefOf={(page) => agencyPath(moneyPath({ ...query, page }))}
        />
        <BankAccountCard bank={data.bank} />
        <Payouts {...data} />
        <Statements {...data} />
      </Stack>
    </div>
  );
}

/** Notice about an arrived payment, with the credit if it exceeded the debt [DB8]. */
function Paid({ balance }: Pick<MoneyData, "balance">) {
  const credit = useFormats().price(balance);
  return (
    <>
      <Trans>The balance below is up to date. The receipt comes by email.</Trans>
      {balance > 0 && (
        <>
          {" "}
          <Trans>You have a credit of {credit}: the next statement sets it off or pays it out.</Trans>
        </>
      )}
    </>
  );
}

/** The commission statements, newest month first [ST1]. */
function Statements({ supplier, query, statements }: Pick<MoneyData, "supplier" | "query" | "statements">) {
  const agencyPath = useAgencyPath();
  return (
    <section className={styles.statements} aria-labelledby="statements">
      <Heading level={2} size="md" id="statements">
        <Trans>Commission statements</Trans>
      </Heading>
      {statements.total === 0 ? (
        <Text>
          <Trans>The first statement is issued at the beginning of the month after your first rental.</Trans>
        </Text>
      ) : (
        <StatementList statements={statements.items} supplier={supplier} />
      )}
      <PageLinks
        page={query.statements}
        pageCount={statementPageCount(statements.total)}
        hrefOf={(page) => agencyPath(moneyPath({ ...query, statements: page }))}
      />
    </section>
  );
}

/** The payouts to the agency, newest first [PO4]. Renders nothing before the first payout. */
function Payouts({ query, payouts }: Pick<MoneyData, "query" | "payouts">) {
  const agencyPath = useAgencyPath();
  if (payouts.total === 0) return null;
  return (
    <section className={styles.statements} aria-labelledby="payouts">
      <Heading level={2} size="md" id="payouts">
        <Trans>Payouts</Trans>
      </Heading>
      <PayoutList payouts={payouts.items} />
      <PageLinks
        page={query.payouts}
        pageCount={statementPageCount(payouts.total)}
        hrefOf={(page) => agencyPath(moneyPath({ ...query, payouts: page }))}
      />
    </section>
  );
}

/** The debt according to the last statement, and since when it is overdue [DB2, DB5]. */
function DebtNotice({
  debt,
  supplier,
  paysOnline,
}: {
  debt: OwedDebt;
  supplier: string;
  paysOnline: boolean | undefined;
}) {
  const formats = useFormats();
  const { id, number, outstanding, days, isOverdue } = debt;
  const amount = formats.price(outstanding);
  return (
    <Notice
      tone={isOverdue ? "warning" : "info"}
      title={isOverdue ? <Trans>{amount} is overdue</Trans> : <Trans>{amount} to pay</Trans>}
      actions={
        <>
          <PayOnline paysOnline={paysOnline} statement={id} amount={outstanding} />
          <UiLink render={<Link to={statementPath(supplier, id)} />}>
            <Trans>Open statement {number}</Trans>
          </UiLink>
        </>
      }
    >
      <Plural
        value={days}
        _0={`Statement ${number} was issued today. For a bank transfer, give its number as the reference.`}
        one={`Statement ${number} was issued # day ago. For a bank transfer, give its number as the reference.`}
        other={`Statement ${number} was issued # days ago. For a bank transfer, give its number as the reference.`}
      />
    </Notice>
  );
}

function BalanceCard({
  balance,
  owedToDrivers,
  debt,
  paysOnline,
}: Pick<MoneyData, "balance" | "owedToDrivers" | "debt" | "paysOnline">) {
  const formats = useFormats();
  const payable = toDinars(payableBalance({ balance: toMillimes(balance) }));
  const owed = formats.price(owedToDrivers);
  return (
    <Card>
      <div className={styles.balance}>
        <Text size="sm" tone="muted">
          {balance < 0 ? <Trans>You owe the marketplace</Trans> : <Trans>The marketplace owes you</Trans>}
        </Text>
        <Price amount={formats.price(Math.abs(balance))} size="lg" tone="accent" />
        {owedToDrivers > 0 && (
          <Text size="sm">
            <Trans>{owed} of it is on its way back to drivers as refunds.</Trans>
          </Text>
        )}
        <Text size="sm" tone="muted">
          <Trans>
            Online payments come in, commission of rentals that have ended goes out. What you take at your
            desk stays with you.
          </Trans>
        </Text>
        {payable !== debt?.outstanding && (
          <PayOnline paysOnline={paysOnline} statement={null} amount={payable} />
        )}
      </div>
    </Card>
  );
}

/** The opening and closing balance of the month, with the sum of each kind of movement. */
function SumsCard({ opening, closing, sums }: Pick<MoneyData, "opening" | "closing" | "sums">) {
  const { i18n } = useLingui();
  const { price } = useFormats();
  const isAtDesk = (kind: string) => kind === "desk_payment" || kind === "desk_refund";
  return (
    <Card>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>
            <Trans>Balance at the beginning</Trans>
          </dt>
          <dd translate="no">{price(opening)}</dd>
        </div>
        {sums
          .filter(({ kind }) => !isAtDesk(kind))
          .map(({ kind, received }) => (
            <div key={kind} className={styles.sum}>
              <dt>{i18n._(movementMessages[kind])}</dt>
              <dd translate="no">{price(received)}</dd>
            </div>
          ))}
        <div className={styles.total}>
          <dt>
            <Trans>Balance at the end</Trans>
          </dt>
          <dd translate="no">{price(closing)}</dd>
        </div>
        {sums
          .filter(({ kind }) => isAtDesk(kind))
          .map(({ kind, received }) => (
            <div key={kind} className={styles.sum}>
              <dt>{i18n._(movementMessages[kind])}</dt>
              <dd translate="no">{price(received)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function MovementRow({ movement }: { movement: MoneyMovement }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { kind, at, received, booking, reference, changesBalance } = movement;
  return (
    <Card as="li" padding="sm" className={styles.row}>
      <div className={styles.facts}>
        <Text weight="strong">{i18n._(movementMessages[kind])}</Text>
        <Text size="sm" tone="muted">
          {formats.dateTime(at)}
        </Text>
        {booking !== null && (
          <Text size="sm">
            <BookingName {...booking} />
          </Text>
        )}
        {reference !== null && <Text size="sm">{reference}</Text>}
        {!changesBalance && (
          <Text size="sm" tone="muted">
            <Trans>Not part of the balance</Trans>
          </Text>
        )}
      </div>
      <span className={styles.amount} translate="no">
        {formats.price(received)}
      </span>
    </Card>
  );
}
