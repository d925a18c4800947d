import { CURRENCY } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import type { CarPricing } from "@sayara/domain/pricing/CarPricing";
import type { CarsTable } from "#api/database/tables/catalogueTables.ts";
import type { Selectable } from "kysely";

/** The columns that determine a car's price. */
type CarPricingRow = Pick<
  Selectable<CarsTable>,
  | "daily_price_millimes"
  | "periodic_prices"
  | "discounts"
  | "cancellation_millimes"
  | "amendments_millimes"
  | "theft_protection_millimes"
  | "collision_damage_waiver_millimes"
  | "full_insurance_millimes"
  | "additional_driver_millimes"
>;

/** Converts a car's price columns for the domain. */
export function carPricingOf(row: CarPricingRow): CarPricing {
  return {
    currency: CURRENCY,
    dailyPrice: toDinars(row.daily_price_millimes),
    periodicPrices: row.periodic_prices.map(({ startDate, endDate, dailyPriceMillimes }) => ({
      startDate,
      endDate,
      dailyPrice: toDinars(dailyPriceMillimes),
    })),
    discounts: row.discounts,
    cancellation: priceOrFlag(row.cancellation_millimes),
    amendments: priceOrFlag(row.amendments_millimes),
    theftProtection: priceOrFlag(row.theft_protection_millimes),
    collisionDamageWaiver: priceOrFlag(row.collision_damage_waiver_millimes),
    fullInsurance: priceOrFlag(row.full_insurance_millimes),
    additionalDriver: priceOrFlag(row.additional_driver_millimes),
  };
}

/** Converts millimes to dinars, except −1, which means "not available" and is not an amount. */
export function priceOrFlag(millimes: number): number {
  return millimes === -1 ? -1 : toDinars(millimes);
}
