import type { MonthlyPrice, monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Seconds for which a response is cached: it reads the prices of every car of a place. */
const SECONDS = 600;
/** Maximum number of cached places. Callers choose the slugs, so only slugs of existing places are cached. */
const MOST_KEPT = 500;

interface Kept {
  prices: Promise<MonthlyPrice[]>;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** Creates the handler, which caches its responses by place for ten minutes. */
export function monthlyPricesHandler({
  search,
}: {
  search: Pick<SearchEngine, "monthlyPrices">;
}): Handler<typeof monthlyPrices> {
  const kept = new Map<string, Kept>();

  return async ({ query: { place }, dependencies }) => {
    const { clock, config, logger } = dependencies;
    const now = clock();
    const key = place ?? "";
    let known = kept.get(key);
    if (known === undefined || known.freshUntil <= now.getTime()) {
      const entry = { prices: read(), freshUntil: now.getTime() + SECONDS * 1000 };
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, entry);
      // A failure is not cached.
      entry.prices.catch(() => kept.get(key) === entry && kept.delete(key));
      known = entry;
    }
    return { ok: true, status: 200, data: await known.prices, cacheSeconds: SECONDS };

    async function read(): Promise<MonthlyPrice[]> {
      const today = dateInZone(now, config.business.timeZone);
      const answer = await search
        .monthlyPrices({ place, today, now })
        .catch((error: unknown) => refuseUnavailable(error, logger));
      if (answer.kind === "unknown_place") throw new RefusalError("not_found");
      return answer.prices;
    }
  };
}
