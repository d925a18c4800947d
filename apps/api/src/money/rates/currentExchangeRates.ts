import { areRatesCurrent } from "@sayara/domain/exchange/areRatesCurrent";
import type { ExchangeRates } from "@sayara/domain/exchange/ExchangeRates";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { isDatabaseUnavailable } from "#api/database/connection/DatabaseUnavailableError.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import { readStoredRates } from "./storedRates.ts";

/** Dinars per unit of each currency at the end of 2026, for a demo without configured rates. */
const demoDinars = { EUR: 3.38, USD: 2.92, GBP: 3.86 };

/** Returns the rates to show now [XR2]: the published rates, the configured rates, or none. */
export async function currentExchangeRates({
  db,
  clock,
  config,
}: Pick<Dependencies, "db" | "clock" | "config">): Promise<ExchangeRates | null> {
  const today = dateInZone(clock(), config.business.timeZone);
  const { url, configured } = config.exchangeRates;
  const rates = url === undefined ? configured : await readOrNull();
  if (rates === undefined) return config.demo ? { date: today, dinars: demoDinars } : null;
  return rates !== null && areRatesCurrent(rates.date, today) ? rates : null;

  /**
   * Returns null if the database fails, because the settings that contain the rates are served even without a
   * database.
   */
  function readOrNull(): Promise<ExchangeRates | null> {
    return readStoredRates(db).catch((error: unknown) => {
      if (isDatabaseUnavailable(error) || isDatabaseError(error)) return null;
      throw error;
    });
  }
}
