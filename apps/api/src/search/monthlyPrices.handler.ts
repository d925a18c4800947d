import type { MonthlyPrice, monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Seconds for which a response is cached: it reads the prices of every car of a place. */
const SECONDS = 600;
/** Maximum number of cached places. Callers choose the slugs, so only slugs of existing places are cached. */
const MAXIMUM_CACHED = 500;

interface CachedPrices {
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
  const cache = new Map<string, CachedPrices>();

  return async ({ query: { place }, dependencies }) => {
    const { clock, config, logger } = dependencies;
    const now = clock();
    const key = place ?? "";
    let cached = cache.get(key);
    if (cached === undefined || cached.freshUntil <= now.getTime()) {
      const entry = { prices: read(), freshUntil: now.getTime() + SECONDS * 1000 };
      if (cache.size >= MAXIMUM_CACHED) cache.clear();
      cache.set(key, entry);
      // A failure is not cached.
      entry.prices.catch(() => cache.get(key) === entry && cache.delete(key));
      cached = entry;
    }
    return { ok: true, status: 200, data: await cached.prices, cacheSeconds: SECONDS };

    async function read(): Promise<MonthlyPrice[]> {
      const today = dateInZone(now, config.business.timeZone);
      const response = await search
        .monthlyPrices({ place, today, now })
        .catch((error: unknown) => refuseUnavailable(error, logger));
      if (response.kind === "unknown_place") throw new RefusalError("not_found");
      return response.prices;
    }
  };
}
