import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useForwardArrow } from "@sayara/frontend/language/useForwardArrow";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { usePartName } from "@sayara/frontend/rental/QuoteLedger/usePartName";
import { TitledLedger } from "@sayara/frontend/rental/QuoteLedger/TitledLedger";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

/** The old total, the new total, the changed parts, and both ledgers. */
export function PriceChanges({ before, after }: { before: Quote; after: Quote }) {
  const { t } = useLingui();
  const formats = useFormats();
  const [old, now] = [formats.price(before.total), formats.price(after.total)];
  const arrow = useForwardArrow();
  const nameOf = usePartName();
  return (
    <>
      {/* Only this change is announced, not the ledgers. */}
      <p role="alert">
        <Trans>
          The total went from {old} to <strong>{now}</strong>.
        </Trans>
      </p>
      <Stack as="ul" gap="xxs" className={styles.differences}>
        {quoteDifference(before, after).map((change) => (
          <li key={change.extra?.id ?? change.part} className={styles.difference}>
            <span>{nameOf(change)}</span>
            <span>
              {formats.price(change.before)} {arrow} {formats.price(change.after)}
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
