import { depositCurrency } from "@sayara/domain/deposit/DepositMethod";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { depositFilters, type HeldDeposit } from "@sayara/api-client/contract/suppliers/supplierDeposits";
import { container } from "@sayara/frontend/layout/container.css";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageLinks } from "@sayara/frontend/listing/PageLinks";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { depositMethodMessages } from "@sayara/i18n/messages/booking/conditionMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import { Price } from "@sayara/ui/Price/Price";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { BookingName } from "#portal/bookings/BookingName.tsx";
import { PageTabs } from "#portal/layout/PageTabs.tsx";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import { depositFilterMessages } from "./depositFilterMessages.ts";
import { type DepositsData, depositPageCount, depositsPath } from "./Deposits.load.ts";
import { exportDeposits } from "./exportDeposits.ts";
import * as styles from "./Deposits.css.ts";

interface DepositsProps extends DepositsData {
  isBusy: boolean;
}

/** The security deposits that the agency holds, by due date, and those that it has returned [HO11]. */
export function Deposits({ query, items, total, held, counts, isBusy }: DepositsProps) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const { timeZone } = useSettings();
  const agencyPath = useAgencyPath();
  return (
    <div className={`${container} ${styles.page}`} aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Security deposits</Trans>
        </Heading>
        <Card>
          <div className={styles.sums}>
            <Text size="sm" tone="muted">
              <Trans>Held now</Trans>
            </Text>
            <Price amount={price(held.dinars)} size="lg" tone="accent" />
            {held.euros > 0 && <Price amount={price(held.euros, "EUR")} />}
            <Text size="sm" tone="muted">
              <Trans>By the signed reports of hand-over. The report of the return ends it.</Trans>
            </Text>
          </div>
        </Card>
        <PageTabs
          label={t`State`}
          tabs={depositFilters.map((state) => ({
            to: agencyPath(depositsPath({ state, page: 1 })),
            name: i18n._(depositFilterMessages[state]),
            count: counts[state],
            isCurrent: query.state === state,
          }))}
        />
        {items.length === 0 ? (
          <Text>
            <Trans>There are no deposits here.</Trans>
          </Text>
        ) : (
          <>
            <output>
              <Text as="span" size="sm" tone="muted">
                <Plural value={total} one="# deposit" other="# deposits" />
              </Text>
            </output>
            <ul className={styles.list}>
              {items.map((deposit) => (
                <DepositEntry key={deposit.booking.id} deposit={deposit} />
              ))}
            </ul>
            <div>
              <Button
                tone="neutral"
                icon={DownloadIcon}
                onClick={() =>
                  exportDeposits(items, { i18n, timeZone, name: `sayara-deposits-${query.state}.csv` })
                }
              >
                <Trans>Save this list (CSV)</Trans>
              </Button>
            </div>
          </>
        )}
        <PageLinks
          page={query.page}
          pageCount={depositPageCount(total)}
          hrefOf={(page) => agencyPath(depositsPath({ ...query, page }))}
        />
      </Stack>
    </div>
  );
}

function DepositEntry({ deposit }: { deposit: HeldDeposit }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { booking, driver, car, method, amount, isOverdue, returned } = deposit;
  const inCurrency = (sum: number) => formats.price(sum, depositCurrency(method));
  const since = formats.date(deposit.since);
  const due = formats.dateTime(deposit.dueAt, { weekday: true });
  const day = returned === null ? "" : formats.date(returned.at);
  const back = returned === null ? "" : inCurrency(returned.amount);
  return (
    <Card as="li" padding="sm" className={styles.row}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <BookingName {...booking} />
          {isOverdue && (
            <Badge tone="danger">
              <Trans>Overdue</Trans>
            </Badge>
          )}
        </div>
        <Text size="sm">
          {formats.parts(
            [driver, car].filter((name) => name !== ""),
            " · ",
          )}
        </Text>
        <Text size="sm" tone="muted">
          {i18n._(depositMethodMessages[method])} · <Trans>since {since}</Trans>
        </Text>
        <Text size="sm" tone="muted">
          {returned === null ? (
            <Trans>Due back {due}</Trans>
          ) : (
            <Trans>
              Returned on {day}: {back}
            </Trans>
          )}
        </Text>
      </div>
      <span className={styles.amount} translate="no">
        {inCurrency(amount)}
      </span>
    </Card>
  );
}
