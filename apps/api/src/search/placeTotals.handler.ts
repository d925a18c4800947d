import type { placeTotals } from "@sayara/api-client/contract/search/placeTotals";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { toDinars } from "@sayara/domain/money/millimes";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Prices a rental at each place [PL6]. */
export function placeTotalsHandler({
  search,
}: {
  search: Pick<SearchEngine, "placeTotals">;
}): Handler<typeof placeTotals> {
  return async ({ body, dependencies }) => {
    const { clock, config, logger } = dependencies;
    const now = clock();
    const rental = { from: new Date(body.from), to: new Date(body.to) };
    const isAllowed = checkBookingPeriod(rental, { now, timeZone: config.business.timeZone }) === null;
    const response = await search
      .placeTotals({
        dropOffLocation: body.dropOffLocation,
        driverAge: body.driverAge,
        filter: { ...noCarFilter, ...body.filter },
        rental: isAllowed ? rental : null,
        now,
      })
      .catch((error: unknown) => refuseUnavailable(error, logger));
    if (response.kind === "unknown_place") throw new RefusalError("not_found");
    return {
      ok: true,
      status: 200,
      data: response.totals.map(({ slug, total }) => ({
        slug,
        total: total === null ? null : toDinars(total),
      })),
    };
  };
}
