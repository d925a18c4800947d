import type { MonthlyPrice, monthlyPrices } from "@sayara/api-client/contract/catalogue/monthlyPrices";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { findLocation } from "./locationRows.ts";
import { readMonthlyPrices } from "./readMonthlyPrices.ts";

/** Seconds for which an answer is kept: it reads the prices of every car of a place. */
const SECONDS = 600;

interface Kept {
  prices: Promise<MonthlyPrice[]>;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** Returns the handler, with its answers of the last ten minutes by place. */
export function monthlyPricesHandler(): Handler<typeof monthlyPrices> {
  const kept = new Map<string, Kept>();

  return async ({ query, dependencies }) => {
    const { db, clock, config } = dependencies;
    const placeId = query.place === undefined ? undefined : await idOf(query.place);
    const now = clock();
    const key = placeId ?? "";
    const known = kept.get(key);
    if (known === undefined || known.freshUntil <= now.getTime()) {
      const today = dateInZone(now, config.business.timeZone);
      const prices = readMonthlyPrices(db, { placeId, today });
      const entry = { prices, freshUntil: now.getTime() + SECONDS * 1000 };
      kept.set(key, entry);
      // A failure is not kept.
      prices.catch(() => kept.get(key) === entry && kept.delete(key));
      return { ok: true, status: 200, data: await prices, cacheSeconds: SECONDS };
    }
    return { ok: true, status: 200, data: await known.prices, cacheSeconds: SECONDS };

    async function idOf(slug: string): Promise<string> {
      const place = await findLocation(db, slug, defaultLanguage);
      if (place === undefined) throw new RefusalError("not_found");
      return place.id;
    }
  };
}
