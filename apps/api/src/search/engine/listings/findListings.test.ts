import { someFees } from "@sayara/domain/testing/someFees";
import { aCar } from "@sayara/domain/testing/aCar";
import type { Car } from "@sayara/domain/car/Car";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import { depositMeans } from "@sayara/domain/deposit/DepositMeans";
import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { depositOffers } from "@sayara/domain/deposit/depositOffers";
import { rentalDays } from "@sayara/domain/pricing/days/rentalDays";
import { toMillimes } from "@sayara/domain/money/millimes";
import { feesOfRental } from "@sayara/domain/pricing/fees/feesOfRental";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { carPasses } from "@sayara/domain/search/carPasses";
import { depositTiers } from "@sayara/domain/search/DepositTier";
import { ratingFilters } from "@sayara/domain/search/RatingFilter";
import { recommend } from "@sayara/domain/search/recommend";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCar, applySupplier } from "#api/search/engine/catalogue/applyRows.ts";
import { createCatalogue } from "#api/search/engine/catalogue/Catalogue.ts";
import { findListings } from "./findListings.ts";
import { countChoices } from "#api/testing/countChoices.ts";

const place = { id: "place", slug: "place", parentId: null, isAirport: true, locations: new Map() };
const airport = { id: place.id, isAirport: true };
/** Fees of every agency: 15 TND for each hand-over at the airport, 25 for each outside opening hours. */
const fees = someFees();
const priceMillimes = fc.integer({ min: 1, max: 3000 }).map((tens) => tens * 100);
const cover = fc.oneof(fc.constantFrom(-1, 0), priceMillimes);
const agencies = fc.array(
  fc.record({
    rating: fc.constantFrom(null, 1, 2.4, 3, 3.9, 4, 4.6, 5),
    reviews: fc.nat(60),
    deposits: fc.uniqueArray(
      fc.record({
        method: fc.constantFrom(...depositMethods),
        amount: fc.constantFrom(null, 400, 1200, 1800, 2600),
      }),
      { selector: ({ method }) => method },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
const carArbitrary = fc.record({
  agency: fc.nat(3),
  range: fc.constantFrom(...carTypes),
  gearbox: fc.constantFrom(...gearboxes),
  fuel: fc.constantFrom(...fuelTypes),
  policy: fc.constantFrom(...fuelPolicies),
  seats: fc.constantFrom(1, 2, 3, 4, 5, 7, 9),
  doors: fc.nat(5),
  aircon: fc.boolean(),
  mileage: fc.constantFrom(-1, 150),
  deposit: fc.constantFrom(-1, 0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000),
  multimedia: fc.subarray([...carFeatures]),
  daily: priceMillimes,
  covers: fc.tuple(cover, cover, cover),
});
const upToTwo = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, fc.subarray([...values], { maxLength: 2 }));
const filters: fc.Arbitrary<CarFilter> = fc.record({
  suppliers: upToTwo(["agency-0", "agency-1", "agency-9"]),
  rating: fc.option(fc.constantFrom(...ratingFilters), { freq: 2 }),
  seats: upToTwo(seatsFilters),
  aircon: fc.boolean(),
  fourPlusDoors: fc.boolean(),
  deposit: fc.constantFrom("all" as const, ...depositTiers),
  depositMeans: fc.subarray([...depositMeans]),
  range: upToTwo(carTypes),
  gearbox: upToTwo(gearboxes),
  fuelType: upToTwo(fuelTypes),
  mileage: upToTwo(mileages),
  fuelPolicy: upToTwo(fuelPolicies),
  multimedia: upToTwo(carFeatures),
});

test("[SE5–SE12] [FE2] [DP4, DP5] counts and recommended order of any catalogue equal the domain's", () => {
  fc.assert(
    fc.property(
      agencies,
      fc.array(carArbitrary, { maxLength: 60 }),
      filters,
      fc.integer({ min: 1, max: 40 * 24 }),
      fc.constantFrom(21, 24, 25),
      (ratedAgencies, generatedCars, filter, hours, driverAge) => {
        const from = new Date("2026-12-01T09:00:00Z");
        const to = new Date(from.getTime() + hours * 3_600_000);
        const feesByPlaces = feesOfRental(
          fees,
          { pickup: { place: airport, at: from }, dropOff: { place: airport, at: to } },
          "Africa/Tunis",
        );
        const rentalFees = [...feesByPlaces, ...youngDriverFees(fees.fees.youngDriver, driverAge)];
        const rental = { from, to, commission: resolveCommission(), timeZone: "Africa/Tunis" };
        const cars = generatedCars.map((car, index) => domainCar(car, index, ratedAgencies));
        const search = {
          ...rental,
          filter,
          sort: "recommended" as const,
          driverAge,
          pickupId: undefined,
          dropOffId: undefined,
          now: new Date("2026-11-20T12:00:00Z"),
          takesOnlinePayments: false,
          offset: 0,
          size: 1000,
        };
        const result = findListings(catalogueOf(generatedCars, ratedAgencies), search);

        const count = (changes: Partial<CarFilter>) =>
          cars.filter((car) => carPasses(car, { ...filter, ...changes })).length;
        expect(result.total).toBe(count({}));
        expect(result.facets).toEqual({
          suppliers: Object.fromEntries(
            ratedAgencies
              .map((_, index) => `agency-${index}`)
              .filter(
                (slug) =>
                  filter.suppliers.includes(slug) || cars.some(({ supplier }) => supplier.slug === slug),
              )
              .map((slug) => [slug, count({ suppliers: [slug] })]),
          ),
          ...countChoices(count, filter),
        });
        const groups = Object.keys(noCarFilter) as (keyof CarFilter)[];
        expect(result.without).toEqual({
          all: cars.length,
          ...Object.fromEntries(groups.map((group) => [group, count({ [group]: noCarFilter[group] })])),
        });

        const priced = cars
          .filter((car) => carPasses(car, filter))
          .map((car) => ({ car, total: quoteRental({ car, ...rental, fees: rentalFees }).total }));
        const expected = recommend(priced, { days: rentalDays(from, to), offered: cars });
        expect(result.listings.map(({ carId, similar }) => [carId, similar])).toEqual(
          expected.map(({ listing: { car }, similar }) => [car.id, similar]),
        );
        expect(result.listed).toBe(expected.length);
        expect(result.listings.map(({ total, fees: charged }) => [total, charged])).toEqual(
          expected.map(({ listing }) => [toMillimes(listing.total), rentalFees]),
        );
      },
    ),
    { seed: Number(process.env["SEED"] ?? 20_251_201), numRuns: 300 },
  );
});

type GeneratedCar = typeof carArbitrary extends fc.Arbitrary<infer T> ? T : never;
type Agencies = typeof agencies extends fc.Arbitrary<infer T> ? T : never;

function idOf(index: number): string {
  return `00000000-0000-0000-0000-${String(index).padStart(12, "0")}`;
}

function agencyOf(car: GeneratedCar, ratedAgencies: Agencies): number {
  return car.agency % ratedAgencies.length;
}

function domainCar(car: GeneratedCar, index: number, ratedAgencies: Agencies): Car {
  const agency = agencyOf(car, ratedAgencies);
  const inDinars = (millimes: number) => (millimes === -1 ? -1 : millimes / 1000);
  const [theftProtection, collisionDamageWaiver, fullInsurance] = car.covers.map(inDinars);
  const slug = `agency-${agency}`;
  const rating = ratedAgencies[agency]?.rating ?? null;
  return aCar({
    id: idOf(index),
    supplier: {
      id: slug,
      slug,
      name: slug,
      logo: null,
      rating,
      reviewCount: ratedAgencies[agency]?.reviews ?? 0,
      payLater: true,
    },
    rating,
    range: car.range,
    gearbox: car.gearbox,
    fuelType: car.fuel,
    fuelPolicy: car.policy,
    seats: car.seats,
    doors: car.doors,
    aircon: car.aircon,
    mileage: car.mileage,
    deposit: inDinars(car.deposit),
    deposits: depositOffers(inDinars(car.deposit), ratedAgencies[agency]?.deposits ?? [], depositMethods),
    multimedia: car.multimedia,
    dailyPrice: inDinars(car.daily),
    theftProtection: theftProtection ?? -1,
    collisionDamageWaiver: collisionDamageWaiver ?? -1,
    fullInsurance: fullInsurance ?? -1,
  });
}

function catalogueOf(generatedCars: readonly GeneratedCar[], ratedAgencies: Agencies) {
  const catalogue = createCatalogue({ depositMethods });
  catalogue.places.replace([place], new Map());
  ratedAgencies.forEach(({ rating, reviews, deposits }, index) => {
    const slug = `agency-${index}`;
    applySupplier(catalogue, {
      id: slug,
      slug,
      name: slug,
      logo: null,
      rating,
      review_count: reviews,
      pay_later: true,
      minimum_rental_days: 1,
      lead_time_hours: 2,
      turnaround_minutes: 0,
      suspended: false,
      bookable_until: null,
      served: [],
      fees: fees.fees,
      opening_hours: [...fees.openingHours],
      closed_dates: [...fees.closedDates],
      deposits: [...deposits],
    });
  });
  generatedCars.forEach((car, index) => {
    const [theft, damage, full] = car.covers;
    applyCar(catalogue, {
      id: idOf(index),
      supplier_id: `agency-${agencyOf(car, ratedAgencies)}`,
      range: car.range,
      fuel_type: car.fuel,
      gearbox: car.gearbox,
      seats: car.seats,
      doors: car.doors,
      aircon: car.aircon,
      fuel_policy: car.policy,
      mileage: car.mileage,
      multimedia: car.multimedia,
      co2: null,
      trips: 0,
      availability: "available",
      status: "published",
      deposit_millimes: car.deposit,
      daily_price_millimes: car.daily,
      theft_protection_millimes: theft,
      collision_damage_waiver_millimes: damage,
      full_insurance_millimes: full,
      periodic_prices: [],
      minimum_periods: [],
      discounts: [],
      bookable_until: null,
      deleted_at: null,
      places: place.id,
    });
  });
  return catalogue;
}
