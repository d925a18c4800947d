import type { CarDraft } from "@sayara/domain/car/CarDraft";
import { toMillimes } from "@sayara/domain/money/millimes";
import type { Updateable } from "kysely";
import type { CarsTable } from "#api/database/tables/catalogueTables.ts";

/** Columns that store a field unconverted. */
const sameColumns = {
  name: "name",
  body: "body",
  color: "color",
  range: "range",
  fuelType: "fuel_type",
  gearbox: "gearbox",
  seats: "seats",
  doors: "doors",
  aircon: "aircon",
  fuelPolicy: "fuel_policy",
  mileage: "mileage",
  multimedia: "multimedia",
  co2: "co2",
  availability: "availability",
  minimumAge: "minimum_age",
  minimumLicenceYears: "minimum_licence_years",
  plate: "plate",
  chassisLast: "chassis_last",
  registrationDate: "registration_date",
  fiscalPower: "fiscal_power",
} as const satisfies Partial<Record<keyof CarDraft, keyof CarsTable>>;

/** Price columns in millimes; −1 is a flag, not an amount. */
const priceColumns = {
  deposit: "deposit_millimes",
  dailyPrice: "daily_price_millimes",
  cancellation: "cancellation_millimes",
  amendments: "amendments_millimes",
  theftProtection: "theft_protection_millimes",
  collisionDamageWaiver: "collision_damage_waiver_millimes",
  fullInsurance: "full_insurance_millimes",
  additionalDriver: "additional_driver_millimes",
} as const satisfies Partial<Record<keyof CarDraft, keyof CarsTable>>;

/**
 * Returns the columns of the given fields, except for `places`, stored as separate rows, and `discounts`,
 * stored as JSON.
 */
export function carColumns(car: Partial<CarDraft>): Updateable<CarsTable> {
  const columns: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(sameColumns)) {
    const value = car[field as keyof typeof sameColumns];
    if (value !== undefined) columns[column] = value;
  }
  for (const [field, column] of Object.entries(priceColumns)) {
    const price = car[field as keyof typeof priceColumns];
    if (price !== undefined) columns[column] = price === null || price === -1 ? price : toMillimes(price);
  }
  // The tables above map each field to a column of the same type.
  return { ...columns, ...(car.excess !== undefined && excessColumns(car.excess)) } as Updateable<CarsTable>;
}

function excessColumns(excess: CarDraft["excess"]): Updateable<CarsTable> {
  const millimesOf = (field: keyof NonNullable<CarDraft["excess"]>) =>
    excess === null ? null : toMillimes(excess[field]);
  return {
    damage_excess_millimes: millimesOf("damage"),
    waived_damage_excess_millimes: millimesOf("damageWithWaiver"),
    theft_excess_millimes: millimesOf("theft"),
    protected_theft_excess_millimes: millimesOf("theftWithProtection"),
    insured_excess_millimes: millimesOf("fullInsurance"),
  };
}
