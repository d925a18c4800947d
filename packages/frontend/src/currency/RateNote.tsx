import { Trans } from "@lingui/react/macro";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { useFormats } from "../language/useFormats.ts";
import * as styles from "./Currency.css.ts";

/** States the date of the exchange rates. Shown while a currency is chosen. */
export function RateNote({ rates }: { rates: PublicSettings["exchangeRates"] }) {
  const formats = useFormats();
  if (rates === undefined) return null;
  const day = formats.date(rates.date, { year: false });
  return (
    <p className={styles.slot}>
      <Trans>Approximate amounts at the rate of {day}. You pay in dinars.</Trans>
    </p>
  );
}
