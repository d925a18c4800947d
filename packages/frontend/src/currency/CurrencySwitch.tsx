import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useHydrated } from "@sayara/ui/hydration/useHydrated";
import { useId } from "react";
import * as styles from "./Currency.css.ts";
import { RateNote } from "./RateNote.tsx";
import { chooseCurrency, useCurrency } from "./useCurrency.ts";

const names = { EUR: msg`Euro`, USD: msg`US dollar`, GBP: msg`Pound sterling` };

/**
 * Buttons that choose a currency in which approximate totals are shown beside dinars. A second press clears
 * the choice.
 */
export function CurrencySwitch({ rates }: { rates: NonNullable<PublicSettings["exchangeRates"]> }) {
  const { i18n } = useLingui();
  const chosen = useCurrency(({ currency }) => currency);
  const isHydrated = useHydrated();
  const id = useId();
  return (
    <div>
      <fieldset aria-labelledby={id} className={styles.choice}>
        <span id={id}>
          <Trans>Show totals in another currency too</Trans>
        </span>
        <span className={styles.options}>
          {foreignCurrencies
            .filter((currency) => rates.dinars[currency] !== undefined)
            .map((currency) => (
              <button
                key={currency}
                type="button"
                disabled={!isHydrated}
                aria-pressed={currency === chosen}
                className={styles.option}
                onClick={() => chooseCurrency(currency === chosen ? null : currency)}
              >
                {currency} <VisuallyHidden>{i18n._(names[currency])}</VisuallyHidden>
              </button>
            ))}
        </span>
      </fieldset>
      <RateNote rates={rates} />
    </div>
  );
}
