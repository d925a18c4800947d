import { currencySign } from "@sayara/i18n/format/formatPrice";
import { useTextLanguage } from "./useTextLanguage.ts";

/** Returns the sign of a currency, by default the dinar, as written in prices in the page's language. */
export function useCurrencySign(currency?: string): string {
  return currencySign(useTextLanguage(), currency);
}
