import type { RentalFee } from "./RentalFee.ts";
import type { OfferedYoungDriverFee } from "./SupplierFees.ts";

/**
 * Returns the fee for a young driver; none if the driver is old enough or the age is not known yet [FE8,
 * FE9].
 *
 * @param age the driver's age on the day of pick-up, in years.
 */
export function youngDriverFees(terms: OfferedYoungDriverFee | null, age: number | null): RentalFee[] {
  if (terms === null || age === null || age >= terms.underAge) return [];
  const { price, per, maximum } = terms;
  return [{ kind: "youngDriver", price, per, count: 1, ...(maximum !== null && { maximum }) }];
}
