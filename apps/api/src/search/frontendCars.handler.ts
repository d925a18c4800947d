import type { CarOffer, frontendCars } from "@sayara/api-client/contract/search/frontendCars";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { checkBookingPeriod } from "@sayara/domain/validation/checkBookingPeriod";
import { findLocation } from "#api/catalogue/locationRows.ts";
import { readCarsById } from "#api/catalogue/readCars.ts";
import { readLocationsById } from "#api/catalogue/readLocations.ts";
import { refuseStaff } from "#api/checkout/refuseStaff.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { OfferMemory } from "./createOfferMemory.ts";
import { findOffers } from "./findOffers.ts";

/** Cars at a place, free for the dates, filtered, sorted by what the stay costs, a page of them. */
export function handleFrontendCars(memory: OfferMemory): Handler<typeof frontendCars> {
  return async ({ params, body, user, dependencies }) => {
    refuseStaff("search", user);
    const { db, clock, config } = dependencies;
    const { language, filter, sort } = body;
    const { commission, timeZone } = config.business;
    const now = clock();
    const stay = { from: new Date(body.from), to: new Date(body.to) };
    refusePeriod(stay, { now, timeZone });

    const findPlace = async (idOrSlug: string | undefined) => {
      if (idOrSlug === undefined) return undefined;
      const place = await findLocation(db, idOrSlug, language);
      if (place === undefined) throw new RefusalError("not_found");
      return place;
    };
    const [offer, pickup, dropOff] = await Promise.all([
      memory.current(),
      findPlace(body.pickupLocation),
      findPlace(body.dropOffLocation),
    ]);

    const found = findOffers(offer, {
      ...stay,
      pickupId: pickup?.id,
      dropOffId: dropOff?.id,
      now,
      filter,
      sort,
      commission,
      timeZone,
      offset: (params.page - 1) * params.size,
      size: params.size,
    });
    const placeIds = [...new Set(found.cars.map(({ placeId }) => placeId))];
    const [cars, places] = await Promise.all([
      readCarsById(
        db,
        found.cars.map(({ carId }) => carId),
        config.business,
      ),
      readLocationsById(db, { ids: placeIds, language }),
    ]);

    const items = found.cars.flatMap(({ carId, placeId }): CarOffer[] => {
      const car = cars.get(carId);
      const pickupLocation = places.get(placeId);
      if (car === undefined || pickupLocation === undefined) return [];
      const { days, total, perDay } = quoteRental({ car, ...stay, commission, timeZone });
      return [{ car, pickupLocation, days, total, perDay }];
    });
    const suppliers = found.suppliers.map(({ supplier, cars: count }) => {
      const { id, slug, name, logo, rating, reviewCount, payLater } = supplier;
      return { id, slug, name, logo, rating, reviewCount, payLater, cars: count };
    });
    return {
      ok: true,
      status: 200,
      data: {
        items,
        total: found.total,
        facets: found.facets,
        suppliers,
        pickupLocation: pickup ?? null,
        dropOffLocation: dropOff ?? pickup ?? null,
      },
    };
  };
}

/** The domain's rules for dates, told in the codes of this call. What agencies ask beyond them hides their cars only. */
function refusePeriod(stay: { from: Date; to: Date }, rules: { now: Date; timeZone: string }): void {
  const failure = checkBookingPeriod(stay, rules);
  if (failure === null) return;
  const fields = { [failure.field]: failure.code };
  switch (failure.code) {
    case "booking_too_long":
      throw new RefusalError("booking_too_long", { fields });
    case "drop_off_before_pickup":
    case "booking_too_short":
      throw new RefusalError("booking_too_short", { fields });
    case "pickup_in_past":
    case "pickup_too_soon":
      throw new RefusalError("pickup_too_soon", { fields });
    default:
      throw new RefusalError("invalid_input", { fields });
  }
}
