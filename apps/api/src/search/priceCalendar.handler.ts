import type { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import { toDinars } from "@sayara/domain/money/millimes";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { moveDates } from "@sayara/domain/search/moveDates";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { findCar } from "#api/catalogue/cars/carRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SearchEngine } from "./engine/createSearchEngine.ts";
import { refuseUnavailable } from "./refuseUnavailable.ts";

/** Prices a rental on each day of a calendar [PL4, PL5]. */
export function priceCalendarHandler({
  search,
}: {
  search: Pick<SearchEngine, "cheapestDays">;
}): Handler<typeof priceCalendar> {
  return async ({ body, dependencies }) => {
    const { clock, config, db, logger } = dependencies;
    const { timeZone } = config.business;
    const now = clock();
    const car = body.car === undefined ? undefined : await findCar(db, body.car);
    if (body.car !== undefined && car === undefined) throw new RefusalError("not_found");

    const dates = {
      from: instantToWallClock(new Date(body.from), timeZone),
      to: instantToWallClock(new Date(body.to), timeZone),
    };
    const days = daysBetween(body.first, body.last);
    const rentals = days.map((day) => {
      const movedRental = moveDates(dates, day);
      // A calendar day has no year limit, but a rental has one [TM9].
      if (!isWallClock(movedRental.from) || !isWallClock(movedRental.to)) return null;
      const rental = {
        from: wallClockToInstant(movedRental.from, timeZone),
        to: wallClockToInstant(movedRental.to, timeZone),
      };
      return checkBookingPeriod(rental, { now, timeZone }) === null ? rental : null;
    });
    const response = await search
      .cheapestDays({
        pickupLocation: body.pickupLocation,
        dropOffLocation: body.dropOffLocation,
        carId: car?.id,
        driverAge: body.driverAge,
        filter: { ...noCarFilter, ...body.filter },
        rentals,
        now,
      })
      .catch((error: unknown) => refuseUnavailable(error, logger));
    if (response.kind === "unknown_place") throw new RefusalError("not_found");
    return {
      ok: true,
      status: 200,
      data: days.map((date, index) => {
        const total = response.totals[index] ?? null;
        return { date, total: total === null ? null : toDinars(total) };
      }),
    };
  };
}

function daysBetween(first: string, last: string): string[] {
  const start = dayNumber(first);
  return Array.from({ length: dayNumber(last) - start + 1 }, (_, index) => calendarDate(start + index));
}
