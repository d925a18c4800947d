import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { useFormats } from "#web/language/useFormats.ts";
import { type PriceChange, priceDifference } from "./priceDifference.ts";
import * as styles from "./Checkout.css.ts";

/** The old total, the new one, and the parts that changed. */
export function PriceChanges({ before, after }: { before: Quote; after: Quote }) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const [old, now] = [formats.price(before.total), formats.price(after.total)];
  const nameOf = ({ part }: PriceChange) => (part === "rental" ? t`Rental` : i18n._(rentalOptionWords[part]));
  return (
    <>
      <p>
        <Trans>
          The total went from {old} to <strong>{now}</strong>.
        </Trans>
      </p>
      <ul className={styles.differences}>
        {priceDifference(before, after).map((change) => (
          <li key={change.part} className={styles.difference}>
            <span>{nameOf(change)}</span>
            <span>
              {formats.price(change.before)} → {formats.price(change.after)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
