import type { CarsTable } from "#api/database/tables/catalogueTables.ts";
import type { CarModel } from "./carModels.ts";

type ExcessColumn =
  | "damage_excess_millimes"
  | "waived_damage_excess_millimes"
  | "theft_excess_millimes"
  | "protected_theft_excess_millimes"
  | "insured_excess_millimes";

/** Excess for damage in dinars, by range. */
const damageExcess = { scooter: 700, mini: 1500, midi: 2500, maxi: 4000 };

/**
 * Returns the excess amounts of a generated car, in millimes. They depend on its range and daily price, not on the
 * random source. One car in 25 states no excess.
 */
export function carExcess(
  { range }: Pick<CarModel, "range">,
  { dailyPriceMillimes, number }: { dailyPriceMillimes: number; number: number },
): Pick<CarsTable, ExcessColumn> {
  const isStated = number % 25 !== 0;
  const damage = damageExcess[range] + roundToHundreds(dailyPriceMillimes / 1000);
  const amount = (dinars: number) => (isStated ? roundToHundreds(dinars) * 1000 : null);
  return {
    damage_excess_millimes: amount(damage),
    waived_damage_excess_millimes: amount(damage * 0.4),
    theft_excess_millimes: amount(damage * 1.5),
    protected_theft_excess_millimes: amount(damage * 0.5),
    insured_excess_millimes: amount(0),
  };
}

function roundToHundreds(dinars: number): number {
  return Math.round(dinars / 100) * 100;
}
