import type { placeTotals } from "@sayara/api-client/contract/search/placeTotals";
import { checkBookingPeriod } from "@sayara/domain/booking/checkBookingPeriod";
import { toDinars } from "@sayara/domain/money/millimes";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { readLocationOffers } from "#api/catalogue/withOffers.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Prices a rental at each place [PL6]. */
export function placeTotalsHandler({
  search,
}: {
  search: Pick<SearchEngine, "cheapestDays">;
}): Handler<typeof placeTotals> {
  return async ({ body, dependencies }) => {
    const { clock, config, db, logger } = dependencies;
    const { timeZone } = config.business;
    const now = clock();
    const rental = { from: new Date(body.from), to: new Date(body.to) };
    const isAllowed = checkBookingPeriod(rental, { now, timeZone }) === null;
    const data: { slug: string; total: number | null }[] = [];
    // One after the other: searches of other visitors come between.
    for (const { slug, cars } of await readLocationOffers(db)) {
      if (!isAllowed || cars === 0) {
        data.push({ slug, total: null });
        continue;
      }
      const answer = await search
        .cheapestDays({
          pickupLocation: slug,
          dropOffLocation: body.dropOffLocation,
          carId: undefined,
          filter: { ...noCarFilter, ...body.filter },
          rentals: [rental],
          now,
        })
        .catch((error: unknown) => refuseUnavailable(error, logger));
      if (answer.kind === "unknown_place") throw new RefusalError("not_found");
      const [total = null] = answer.totals;
      data.push({ slug, total: total === null ? null : toDinars(total) });
    }
    return { ok: true, status: 200, data };
  };
}
