import * as v from "valibot";

/** Which of the six options are chosen. An option that is absent is not (specification, section 3). */
export const RentalOptions = v.object({
  cancellation: v.optional(v.boolean(), false),
  amendments: v.optional(v.boolean(), false),
  theftProtection: v.optional(v.boolean(), false),
  collisionDamageWaiver: v.optional(v.boolean(), false),
  fullInsurance: v.optional(v.boolean(), false),
  additionalDriver: v.optional(v.boolean(), false),
});
export type RentalOptions = v.InferOutput<typeof RentalOptions>;
