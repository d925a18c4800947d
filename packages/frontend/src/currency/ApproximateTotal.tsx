import { Plural, Trans } from "@lingui/react/macro";
import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import { approximateAmount } from "@sayara/domain/exchange/approximateAmount";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useFormats } from "../language/useFormats.ts";
import { useSettings } from "../marketplace/SettingsContext.ts";
import * as styles from "./Currency.css.ts";
import { type ShownCurrency, useShownCurrency } from "./useShownCurrency.ts";

interface ApproximateTotalProps {
  /** In dinars. */
  total: number;
  /** Whether to append the date of the rate; otherwise the page shows a `RateNote`. */
  hasDate: boolean;
}

/**
 * A total in the visitor's chosen currency, on a separate line [XR1]. Without a choice the line takes no
 * space. With a choice, its space is reserved before hydration.
 */
export function ApproximateTotal(props: ApproximateTotalProps) {
  const { exchangeRates } = useSettings();
  const shown = useShownCurrency();
  if (exchangeRates === undefined) return null;
  return <span className={styles.slot}>{shown && <Amount {...props} {...shown} />}</span>;
}

function Amount({ total, hasDate, currency, rate, date }: ApproximateTotalProps & ShownCurrency) {
  const formats = useFormats();
  const amount = approximateAmount(total, rate);
  if (amount === null) return null;
  const written = formats.foreignAmount(amount, currency);
  const day = formats.date(date, { year: false });
  return (
    <>
      <span aria-hidden="true">
        {hasDate ? (
          <Trans>
            about {written} at the rate of {day}
          </Trans>
        ) : (
          <Trans>about {written}</Trans>
        )}
      </span>
      <VisuallyHidden>
        <SpokenAmount amount={amount} currency={currency} />
      </VisuallyHidden>
    </>
  );
}

/**
 * The amount with the currency's name, for screen readers, which read currency symbols differently or not at
 * all.
 */
function SpokenAmount({ amount, currency }: { amount: number; currency: ForeignCurrency }) {
  switch (currency) {
    case "EUR":
      return <Plural value={amount} one="about # euro" other="about # euros" />;
    case "USD":
      return <Plural value={amount} one="about # US dollar" other="about # US dollars" />;
    case "GBP":
      return <Plural value={amount} one="about # pound sterling" other="about # pounds sterling" />;
  }
}
