import { exchangeRateProblem } from "@sayara/domain/exchange/exchangeRateProblem";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { fetchBankPage } from "./fetchBankPage.ts";
import { readBankRates } from "./readBankRates.ts";
import { readStoredRates, storeRates } from "./storedRates.ts";

type RateTools = Pick<Dependencies, "db" | "clock" | "config" | "logger">;

/** Milliseconds after which published rates are read again. */
const READ_AFTER = 24 * 3_600_000;

/**
 * Reads the published rates if the last reading was a day ago or more. If the reading fails or its rates are
 * refused [XR3], the stored rates stay and the next run tries again.
 */
export async function updateExchangeRates({ db, clock, config, logger }: RateTools): Promise<void> {
  const { url } = config.exchangeRates;
  if (url === undefined) return;
  const now = clock();
  const stored = await readStoredRates(db);
  if (stored !== null && now.getTime() - stored.readAt.getTime() < READ_AFTER) return;
  const fetched = await fetchBankPage(url);
  const rates = "page" in fetched ? readBankRates(fetched.page) : null;
  const problem =
    "problem" in fetched
      ? fetched.problem
      : rates === null
        ? "no_date"
        : exchangeRateProblem(rates, { stored, today: dateInZone(now, config.business.timeZone) });
  if (problem !== undefined || rates === null) logger.warn({ problem }, "exchange rates were not read");
  else await storeRates(db, { rates, readAt: now });
}
