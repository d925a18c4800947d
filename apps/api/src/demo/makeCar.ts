import type { CarColor } from "@sayara/domain/car/CarColor";
import type { CarFeature } from "@sayara/domain/car/CarFeature";
import type { CarsTable, DiscountRow, PeriodicPriceRow } from "#api/database/tables/catalogueTables.ts";
import type { Selectable } from "kysely";
import type { DemoAgency } from "./demoAgencies.ts";
import { carExcess } from "./carExcess.ts";
import { type CarModel, carModels } from "./carModels.ts";
import type { Random } from "./createRandom.ts";
import { slugOf } from "#api/catalogue/slugOf.ts";

export type DemoCar = Omit<
  Selectable<CarsTable>,
  | "revision"
  | "rating"
  | "review_count"
  | "rating_sum"
  | "status"
  | "version"
  | "chassis_last"
  | "registration_date"
  | "fiscal_power"
>;

/** Generates a car of an agency. The same number and random source give the same car. */
export function makeCar(
  { number, agency, supplierId, now }: { number: number; agency: DemoAgency; supplierId: string; now: Date },
  random: Random,
): DemoCar {
  const model = random.pickWeighted(carModels, ({ weight }) => weight);
  const gearbox = random.pick(model.gearboxes);
  const dailyPriceMillimes = pickDailyPrice(
    model,
    gearbox === "automatic" && model.gearboxes.length > 1,
    agency,
    random,
  );
  const listedAt = new Date(now.getTime() - random.between(30, 700) * 86_400_000);
  return {
    id: random.uuid(),
    slug: `${slugOf(model.name)}-${number}`,
    supplier_id: supplierId,
    plate: `${100 + (number % 150)} TU ${1000 + number}`,
    name: model.name,
    image: null,
    body: model.body,
    color: random.pickWeighted(colorsOf(model), ([, weight]) => weight)[0],
    range: model.range,
    fuel_type: random.chance(0.01) ? "unknown" : model.fuel,
    gearbox,
    seats: model.seats,
    doors: model.doors,
    aircon: model.range !== "scooter" && !random.chance(0.06),
    fuel_policy: random.chance(0.85) ? "likeForlike" : "freeTank",
    mileage:
      agency.slug === "le-figuier-mobile" || random.chance(0.55) ? -1 : random.pick([150, 200, 250, 300]),
    multimedia: pickMultimedia(model, random),
    co2: random.chance(0.04) ? null : model.co2,
    trips: 0,
    availability: random.chance(0.04) ? "unavailable" : "available",
    minimum_age: pickMinimumAge(model, random),
    minimum_licence_years: model.range === "maxi" ? random.pick([0, 2, 3]) : random.pick([0, 0, 1, 2]),
    deposit_millimes: pickDeposit(model, random),
    ...carExcess(model, { dailyPriceMillimes: dailyPriceMillimes, number }),
    daily_price_millimes: dailyPriceMillimes,
    periodic_prices: makePeriodicPrices(dailyPriceMillimes, now, random),
    own_periods: null,
    minimum_periods: [],
    discounts: pickDiscounts(random),
    cancellation_millimes: pickOptionPrice(random, { included: 0.3, unavailable: 0.1 }, [25, 30, 39.9, 50]),
    amendments_millimes: pickOptionPrice(random, { included: 0.35, unavailable: 0.15 }, [15, 20, 29.5]),
    theft_protection_millimes: pickOptionPrice(random, { included: 0.3, unavailable: 0.12 }, [6, 8, 9.5, 12]),
    collision_damage_waiver_millimes: pickOptionPrice(
      random,
      { included: 0.4, unavailable: 0.08 },
      [12, 15, 18.5, 22],
    ),
    full_insurance_millimes: pickOptionPrice(
      random,
      { included: 0.05, unavailable: 0.25 },
      [25, 29.9, 35, 45],
    ),
    additional_driver_millimes: pickOptionPrice(
      random,
      { included: 0.25, unavailable: 0.1 },
      [4, 5, 7.5, 10],
    ),
    bookable_until: null,
    created_at: listedAt,
    updated_at: listedAt,
    deleted_at: null,
  };
}

const colors: readonly (readonly [CarColor, number])[] = [
  ["white", 7],
  ["silver", 4],
  ["grey", 4],
  ["black", 3],
  ["red", 3],
  ["blue", 3],
  ["sand", 1],
  ["green", 1],
  ["orange", 1],
  ["yellow", 1],
];

/** Yellow saloons are taxis in Tunisia. */
function colorsOf({ body }: CarModel): typeof colors {
  const isSaloon = ["smallSaloon", "saloon", "executiveSaloon"].includes(body);
  return isSaloon ? colors.filter(([color]) => color !== "yellow") : colors;
}

function pickDailyPrice(
  model: CarModel,
  extraForAutomatic: boolean,
  agency: DemoAgency,
  random: Random,
): number {
  const dinars =
    model.price * agency.priceFactor * (extraForAutomatic ? 1.15 : 1) * (0.93 + random.next() * 0.16);
  const ending = random.pickWeighted([0, 0, 500, 900], (millimes) => (millimes === 0 ? 4 : 1));
  return Math.round(dinars) * 1000 + ending;
}

/** Returns high-season price periods of this year and the next: summer, the end of the year, spring holidays. */
function makePeriodicPrices(dailyPriceMillimes: number, now: Date, random: Random): PeriodicPriceRow[] {
  if (random.chance(0.1)) return [];
  const scale = (factor: number) => Math.round((dailyPriceMillimes * factor) / 1000) * 1000;
  const [summer, newYear, spring] = [1.35 + random.next() * 0.3, 1.2, 1.12].map(scale);
  return [0, 1].flatMap((yearOffset) => {
    const year = now.getUTCFullYear() + yearOffset;
    return [
      {
        startDate: `${year}-03-20`,
        endDate: `${year}-04-05`,
        dailyPriceMillimes: spring ?? dailyPriceMillimes,
      },
      {
        startDate: `${year}-06-15`,
        endDate: `${year}-09-15`,
        dailyPriceMillimes: summer ?? dailyPriceMillimes,
      },
      {
        startDate: `${year}-12-20`,
        endDate: `${year + 1}-01-03`,
        dailyPriceMillimes: newYear ?? dailyPriceMillimes,
      },
    ];
  });
}

function pickDiscounts(random: Random): DiscountRow[] {
  if (random.chance(0.2)) return [];
  return [
    { threshold: 7, percentage: random.pick([5, 7.5, 8]) },
    { threshold: 14, percentage: random.pick([10, 12]) },
    { threshold: 30, percentage: random.pick([20, 22.5, 25]) },
  ];
}

/** Returns a security deposit: in one of the filter's tiers, above them, 0 or −1. */
function pickDeposit(model: CarModel, random: Random): number {
  if (random.chance(0.08)) return -1;
  if (random.chance(0.1)) return 0;
  const dinars = {
    scooter: [300, 500],
    mini: [500, 800, 1000, 1200],
    midi: [800, 1000, 1200, 1500],
    maxi: [1500, 1800, 2000, 2500, 3000],
  };
  return random.pick(dinars[model.range]) * 1000;
}

function pickOptionPrice(
  random: Random,
  { included, unavailable }: { included: number; unavailable: number },
  prices: readonly number[],
): number {
  const sample = random.next();
  if (sample < included) return 0;
  if (sample < included + unavailable) return -1;
  return Math.round(random.pick(prices) * 1000);
}

function pickMinimumAge(model: CarModel, random: Random): number {
  if (model.range === "scooter") return 21;
  if (model.range === "maxi") return random.pick([23, 25, 25, 27]);
  return random.pick([21, 21, 21, 23, 25]);
}

function pickMultimedia(model: CarModel, random: Random): CarFeature[] {
  if (model.range === "scooter") return [];
  const features: CarFeature[] = [];
  if (random.chance(0.6)) features.push("touchscreen");
  if (random.chance(0.8)) features.push("bluetooth");
  if (random.chance(0.5)) features.push("androidAuto");
  if (random.chance(0.45)) features.push("appleCarPlay");
  return features;
}
