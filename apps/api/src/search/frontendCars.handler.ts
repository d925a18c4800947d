import type { frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { periodRefusal } from "#api/bookings/quote/periodRefusal.ts";
import type { SearchCounter } from "#api/marketplace/figures/createSearchCounter.ts";
import type { SerializingHandler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Searches cars: available at a place for the dates, filtered, sorted and paged. */
export function frontendCarsHandler({
  search,
  searchCounter,
}: {
  search: Pick<SearchEngine, "search">;
  searchCounter: Pick<SearchCounter, "count">;
}): SerializingHandler<typeof frontendCars> {
  return async ({ params, body, dependencies }) => {
    const { clock, config, logger } = dependencies;
    const now = clock();
    const [from, to] = [new Date(body.from), new Date(body.to)];
    requireValidPeriod({ from, to }, { now, timeZone: config.business.timeZone });

    const { page, size } = params;
    const response = await search
      .search({ ...body, from, to, now, offset: (page - 1) * size, size })
      .catch((error: unknown) => refuseUnavailable(error, logger));
    if (response.kind === "unknown_place") throw new RefusalError("not_found");
    const { timeZone } = config.business;
    searchCounter.count({
      day: dateInZone(now, timeZone),
      placeId: response.pickupId,
      pickupOn: dateInZone(from, timeZone),
      filter: body.filter,
      found: response.total,
      page,
      shown: response.shown,
    });
    return { status: 200, serialized: response.body };
  };
}

/** Refuses dates outside the marketplace's rules. Dates outside an agency's own rules only hide its cars. */
function requireValidPeriod(rental: { from: Date; to: Date }, rules: { now: Date; timeZone: string }): void {
  const failure = checkBookingPeriod(rental, rules);
  if (failure === null) return;
  throw new RefusalError(periodRefusal(failure), { fields: { [failure.field]: failure.code } });
}
