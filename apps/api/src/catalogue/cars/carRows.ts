import type { Car } from "@sayara/domain/car/Car";
import type { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { depositOffers } from "@sayara/domain/deposit/depositOffers";
import { toDinars } from "@sayara/domain/money/millimes";
import { arePapersValid } from "@sayara/domain/supplier/papers/arePapersValid";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { sql } from "kysely";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { CarRules } from "./CarRules.ts";
import { carPricingOf, priceOrFlag } from "./carPricingOf.ts";
import { isPublished } from "./carConditions.ts";

/** Selects cars with their agency, as input of `toCar`. */
export function selectCars(db: Database) {
  return db
    .selectFrom("cars")
    .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
    .select([
      "cars.id",
      "cars.slug",
      "cars.supplier_id",
      "cars.name",
      "cars.image",
      "cars.body",
      "cars.color",
      "cars.range",
      "cars.fuel_type",
      "cars.gearbox",
      "cars.seats",
      "cars.doors",
      "cars.aircon",
      "cars.fuel_policy",
      "cars.mileage",
      "cars.multimedia",
      "cars.co2",
      "cars.trips",
      "cars.rating",
      "cars.review_count",
      "cars.availability",
      "cars.status",
      "cars.minimum_age",
      "cars.minimum_licence_years",
      "cars.deposit_millimes",
      "cars.damage_excess_millimes",
      "cars.waived_damage_excess_millimes",
      "cars.theft_excess_millimes",
      "cars.protected_theft_excess_millimes",
      "cars.insured_excess_millimes",
      "cars.daily_price_millimes",
      "cars.periodic_prices",
      "cars.discounts",
      "cars.minimum_periods",
      "cars.cancellation_millimes",
      "cars.amendments_millimes",
      "cars.theft_protection_millimes",
      "cars.collision_damage_waiver_millimes",
      "cars.full_insurance_millimes",
      "cars.additional_driver_millimes",
      "cars.bookable_until",
      "suppliers.slug as supplier_slug",
      "suppliers.name as supplier_name",
      "suppliers.logo as supplier_logo",
      "suppliers.rating as supplier_rating",
      "suppliers.review_count as supplier_review_count",
      "suppliers.pay_later as supplier_pay_later",
      "suppliers.confirms_moves as supplier_confirms_moves",
      "suppliers.kept_hours as supplier_kept_hours",
      "suppliers.kept_hours_with_arrival as supplier_kept_hours_with_arrival",
      "suppliers.minimum_rental_days as supplier_minimum_rental_days",
      "suppliers.lead_time_hours as supplier_lead_time_hours",
      "suppliers.turnaround_minutes as supplier_turnaround_minutes",
      "suppliers.suspended as supplier_suspended",
      "suppliers.bookable_until as supplier_bookable_until",
      "suppliers.deposits as supplier_deposits",
      "suppliers.email as supplier_email",
      "suppliers.phone as supplier_phone",
      "suppliers.down_payment_percentage as supplier_down_payment_percentage",
      sql<UsagePrices | null>`suppliers.fees -> 'usage'`.as("usage_prices"),
      "suppliers.cover_contents as supplier_cover_contents",
    ]);
}

export type CarRow = Awaited<ReturnType<ReturnType<typeof selectCars>["executeTakeFirstOrThrow"]>>;

/** Finds a published car by id, slug or retired slug. */
export async function findCar(db: Database, idOrSlug: string): Promise<CarRow | undefined> {
  const query = isUuid(idOrSlug) ? carById : carBySlug;
  const [row] = await query(db, { idOrSlug });
  if (row !== undefined || isUuid(idOrSlug)) return row;
  return selectCars(db)
    .where(isPublished)
    .innerJoin("car_old_slugs", "car_old_slugs.car_id", "cars.id")
    .where("car_old_slugs.slug", "=", idOrSlug)
    .executeTakeFirst();
}

const carById = compileOnce<{ idOrSlug: string }, CarRow>((db, value) =>
  selectCars(db).where(isPublished).where("cars.id", "=", value("idOrSlug")),
);
const carBySlug = compileOnce<{ idOrSlug: string }, CarRow>((db, value) =>
  selectCars(db).where(isPublished).where("cars.slug", "=", value("idOrSlug")),
);

/** Converts a row to a car of the API: money in dinars, minimum age and lead time at least the marketplace's. */
export function toCar(row: CarRow, { minimumDriverAge, depositMethods }: CarRules): Car {
  const deposit = priceOrFlag(row.deposit_millimes);
  const deposits = depositOffers(deposit, row.supplier_deposits, depositMethods);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    supplier: {
      id: row.supplier_id,
      slug: row.supplier_slug,
      name: row.supplier_name,
      logo: row.supplier_logo,
      rating: row.supplier_rating,
      reviewCount: row.supplier_review_count,
      payLater: row.supplier_pay_later,
    },
    fuelType: row.fuel_type,
    gearbox: row.gearbox,
    seats: row.seats,
    doors: row.doors,
    aircon: row.aircon,
    fuelPolicy: row.fuel_policy,
    range: row.range,
    body: row.body,
    color: row.color,
    image: row.image,
    availability: row.availability,
    trips: row.trips,
    co2: row.co2,
    multimedia: row.multimedia,
    mileage: row.mileage,
    ...(row.usage_prices !== null && { usagePrices: row.usage_prices }),
    deposit,
    ...(deposits.length > 0 && { deposits }),
    excess: excessOf(row),
    minimumAge: Math.max(row.minimum_age, minimumDriverAge),
    minimumLicenceYears: row.minimum_licence_years,
    minimumRentalDays: row.supplier_minimum_rental_days,
    ...(row.minimum_periods.length > 0 && { minimumPeriods: row.minimum_periods }),
    leadTimeHours: Math.max(row.supplier_lead_time_hours, MINIMUM_LEAD_TIME_HOURS),
    rating: row.rating,
    reviewCount: row.review_count,
    ...carPricingOf(row),
  };
}

/** Returns whether the documents of a car and of its agency are valid until drop-off [DC3]. */
export function hasPapersUntil(row: CarRow, dropOff: Date, timeZone: string): boolean {
  return arePapersValid(dateInZone(dropOff, timeZone), [row.bookable_until, row.supplier_bookable_until]);
}

type ExcessRow = Pick<
  CarRow,
  | "damage_excess_millimes"
  | "waived_damage_excess_millimes"
  | "theft_excess_millimes"
  | "protected_theft_excess_millimes"
  | "insured_excess_millimes"
>;

export function excessOf(row: ExcessRow): Car["excess"] {
  const damage = row.damage_excess_millimes;
  // The database stores either all five amounts or none.
  if (damage === null) return null;
  return {
    damage: toDinars(damage),
    damageWithWaiver: toDinars(row.waived_damage_excess_millimes ?? damage),
    theft: toDinars(row.theft_excess_millimes ?? damage),
    theftWithProtection: toDinars(row.protected_theft_excess_millimes ?? damage),
    fullInsurance: toDinars(row.insured_excess_millimes ?? damage),
  };
}
