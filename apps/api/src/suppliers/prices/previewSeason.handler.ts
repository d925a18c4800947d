import { CarSearchResult } from "@sayara/api-client/contract/search/frontendCars";
import type { PricePreview, previewSeason } from "@sayara/api-client/contract/suppliers/seasons";
import type { Car } from "@sayara/domain/car/Car";
import type { PeriodicPrice } from "@sayara/domain/pricing/CarPricing";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { recommend } from "@sayara/domain/search/recommend";
import { similarFilter } from "@sayara/domain/search/similarFilter";
import { compileSeasons } from "@sayara/domain/season/compileSeasons";
import { MAXIMUM_SEASONS } from "@sayara/domain/season/Season";
import { seasonDates } from "@sayara/domain/season/seasonDates";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import * as v from "valibot";
import { findCar, toCar } from "#api/catalogue/cars/carRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";
import { refuseUnavailable } from "#api/search/refuseUnavailable.ts";
import { readSeasonedCars } from "./seasonedCars.ts";
import { readSeasons } from "./seasonRows.ts";

/** Maximum listings among which a rank is computed. A place has fewer cars free for one rental. */
const RANKED_LISTINGS = 500;

/** Quotes sample rentals before and after a change of a season with the same code as drivers' quotes. */
export function previewSeasonHandler({
  search,
}: {
  search: Pick<SearchEngine, "search">;
}): Handler<typeof previewSeason> {
  return async ({ params, body, user, dependencies: { db, clock, config, logger } }) => {
    const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "editPrices" });
    const { timeZone, commission } = config.business;
    const now = clock();
    const today = dateInZone(now, timeZone);
    const stored = await readSeasons(db, supplier.id);
    const changed = { id: body.id ?? "new", version: 1, ...body.season };
    const seasons =
      body.id === undefined
        ? [changed, ...stored]
        : stored.map((one) => (one.id === body.id ? changed : one));
    if (seasons.length > MAXIMUM_SEASONS) throw new RefusalError("too_many_seasons");
    const cars = (await readSeasonedCars(db, supplier.id)).filter(
      ({ id, range }) => changed.ranges.includes(range) || changed.carIds.includes(id),
    );

    const samples: PricePreview[] = [];
    for (const [index, { from, to }] of sampleRentals(changed, { today, timeZone }).entries()) {
      // Uses different cars if the season has several.
      const seasonedCar = cars[index % Math.max(1, cars.length)];
      const row = seasonedCar && (await findCar(db, seasonedCar.id));
      if (seasonedCar === undefined || row === undefined) continue;
      const car = toCar(row, config.business);
      const pricesWith = (list: typeof seasons): Car => ({
        ...car,
        periodicPrices: compileSeasons(seasonedCar, list, today).periodicPrices.map(withoutSeason),
      });
      const quote = (priced: Car) => quoteRental({ car: priced, from, to, commission, timeZone });
      const [before, after] = [quote(pricesWith(stored)), quote(pricesWith(seasons))];
      const totals = { before: before.total, after: after.total };
      const rank = await rankOf(car, { from, to, now, totals }, search).catch((error: unknown) =>
        refuseUnavailable(error, logger),
      );
      const rental = { from: from.toISOString(), to: to.toISOString() };
      samples.push({ carId: car.id, carName: car.name, ...rental, before, after, rank });
    }
    return { ok: true, status: 200, data: { cars: cars.length, samples } };
  };
}

/**
 * Returns rentals of 3 and 7 days in the season and of 7 days across its end, from 10:00. Omits rentals that
 * are not in the future.
 */
function sampleRentals(
  season: Parameters<typeof seasonDates>[0],
  { today, timeZone }: { today: string; timeZone: string },
): { from: Date; to: Date }[] {
  const [dates] = seasonDates(season, today);
  if (dates === undefined) return [];
  const tomorrow = addCalendarDays(today, 1);
  const firstDay = dates.startDate > tomorrow ? dates.startDate : tomorrow;
  const acrossEnd = addCalendarDays(dates.endDate, -3);
  return [
    [firstDay, 3],
    [firstDay, 7],
    [acrossEnd > tomorrow ? acrossEnd : tomorrow, 7],
  ].map(([day, days]) => ({
    from: wallClockToInstant(`${String(day)}T10:00`, timeZone),
    to: wallClockToInstant(`${addCalendarDays(String(day), Number(days))}T10:00`, timeZone),
  }));
}

function withoutSeason({ startDate, endDate, dailyPrice }: PeriodicPrice): PeriodicPrice {
  return { startDate, endDate, dailyPrice };
}

/** Returns the car's rank in the recommended order of the cars that are free for the rental [SE8–SE12]. */
async function rankOf(
  car: Car,
  { from, to, now, totals }: { from: Date; to: Date; now: Date; totals: { before: number; after: number } },
  search: Pick<SearchEngine, "search">,
): Promise<PricePreview["rank"]> {
  const response = await search.search({
    pickupLocation: undefined,
    dropOffLocation: undefined,
    language: "fr",
    filter: noCarFilter,
    sort: "total",
    from,
    to,
    now,
    offset: 0,
    size: RANKED_LISTINGS,
  });
  if (response.kind === "unknown_place") return null;
  const { items } = v.parse(CarSearchResult, JSON.parse(new TextDecoder().decode(response.body)));
  const place = items.find((item) => item.car.id === car.id)?.pickupLocation.id;
  if (place === undefined) return null;
  const listings = items.filter(({ pickupLocation }) => pickupLocation.id === place);
  const offered = listings.map((listing) => listing.car);
  const group = JSON.stringify(similarFilter(car));
  const positionAt = (total: number) => {
    const ranked = recommend(
      listings.map((listing) => (listing.car.id === car.id ? { ...listing, total } : listing)),
      { days: rentalDays(from, to), offered },
    );
    const index = ranked.findIndex(
      ({ listing }) => listing.car.id === car.id || JSON.stringify(similarFilter(listing.car)) === group,
    );
    return { position: index + 1, of: ranked.length };
  };
  const before = positionAt(totals.before);
  const after = positionAt(totals.after);
  return { before: before.position, after: after.position, of: before.of };
}
