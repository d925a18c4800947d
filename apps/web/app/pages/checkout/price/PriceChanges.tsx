import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { DifferenceLine } from "@sayara/domain/receipt/DifferenceLine";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { rentalOptionMessages } from "@sayara/i18n/messages/rentalOptionMessages";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useFormats } from "#web/language/useFormats.ts";
import { TitledLedger } from "#web/shared/QuoteLedger/TitledLedger.tsx";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

/** The old total, the new total, the changed parts, and both ledgers. */
export function PriceChanges({ before, after }: { before: Quote; after: Quote }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [old, now] = [formats.price(before.total), formats.price(after.total)];
  const nameOf = ({ part }: DifferenceLine) =>
    part === "rental" ? t`Rental` : i18n._(rentalOptionMessages[part]);
  return (
    <>
      {/* Announced alone: the ledgers are read at will. */}
      <p role="alert">
        <Trans>
          The total went from {old} to <strong>{now}</strong>.
        </Trans>
      </p>
      <Stack as="ul" gap="xxs" className={styles.differences}>
        {quoteDifference(before, after).map((change) => (
          <li key={change.part} className={styles.difference}>
            <span>{nameOf(change)}</span>
            <span>
              {formats.price(change.before)} → {formats.price(change.after)}
            </span>
          </li>
        ))}
      </Stack>
      <div className={styles.ledgers}>
        <TitledLedger level={3} title={t`The price you saw`} quote={before} className={styles.ledger} />
        <TitledLedger level={3} title={t`The price now`} quote={after} className={styles.ledger} />
      </div>
    </>
  );
}
