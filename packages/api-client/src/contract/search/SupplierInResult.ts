import { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import * as v from "valibot";

/**
 * An agency with a car available for the rental, or one named in the filter, with the number of its cars that match the
 * other filters; 0 if none do.
 */
export const SupplierInResult = v.object({
  ...SupplierSummary.entries,
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SupplierInResult = v.InferOutput<typeof SupplierInResult>;
