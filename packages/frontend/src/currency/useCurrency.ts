import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { type ForeignCurrency, foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import { create } from "zustand";
import { storedCurrencyName } from "./storedCurrencyName.ts";

/**
 * The currency that the visitor has chosen in addition to dinars; null for none. Also null on the server and
 * until `restoreCurrency`, so that all visitors receive the same document.
 */
export const useCurrency = create<{ currency: ForeignCurrency | null }>(() => ({ currency: null }));

/**
 * Shows the stored currency if it has a rate, and returns it; null otherwise. A currency without a rate stays
 * stored for later visits.
 */
export function restoreCurrency(rates: PublicSettings["exchangeRates"]): ForeignCurrency | null {
  const stored = storedCurrency();
  const currency = stored !== null && rates?.dinars[stored] !== undefined ? stored : null;
  showCurrency(currency);
  return currency;
}

/** Shows a currency beside dinars, and stores it for the next visit; null for none. */
export function chooseCurrency(currency: ForeignCurrency | null): void {
  showCurrency(currency);
  try {
    if (currency === null) localStorage.removeItem(storedCurrencyName);
    else localStorage.setItem(storedCurrencyName, currency);
  } catch {
    // Storage is blocked, so the choice lasts until the page is closed.
  }
}

function storedCurrency(): ForeignCurrency | null {
  try {
    const stored = localStorage.getItem(storedCurrencyName);
    return foreignCurrencies.find((currency) => currency === stored) ?? null;
  } catch {
    return null;
  }
}

/** Sets the attribute that reserves space for the amounts. The script before the first paint sets it too. */
function showCurrency(currency: ForeignCurrency | null): void {
  const { dataset } = document.documentElement;
  if (currency === null) delete dataset["currency"];
  else dataset["currency"] = currency;
  useCurrency.setState({ currency });
}
