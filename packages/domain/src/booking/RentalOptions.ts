import * as v from "valibot";

/** The chosen ones of the six options (product.md, section 3). An absent option is not chosen. */
export const RentalOptions = v.object({
  cancellation: v.optional(v.boolean(), false),
  amendments: v.optional(v.boolean(), false),
  theftProtection: v.optional(v.boolean(), false),
  collisionDamageWaiver: v.optional(v.boolean(), false),
  fullInsurance: v.optional(v.boolean(), false),
  additionalDriver: v.optional(v.boolean(), false),
});
export type RentalOptions = v.InferOutput<typeof RentalOptions>;
