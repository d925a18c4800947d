import * as v from "valibot";

/**
 * The six options of a rental (product.md, section 3). Cancellation and amendments are flat fees; the other
 * four are paid per rental day [PR14].
 */
export const rentalOptions = [
  "cancellation",
  "amendments",
  "theftProtection",
  "collisionDamageWaiver",
  "fullInsurance",
  "additionalDriver",
] as const;
/** One of {@link rentalOptions}. */
export const RentalOption = v.picklist(rentalOptions);
export type RentalOption = v.InferOutput<typeof RentalOption>;
