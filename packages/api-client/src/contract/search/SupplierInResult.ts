import { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import * as v from "valibot";

/**
 * An agency with a car that is free for the rental, or one that the filter names, and its number of cars by the other
 * filters; 0 where they leave none.
 */
export const SupplierInResult = v.object({
  ...SupplierSummary.entries,
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SupplierInResult = v.InferOutput<typeof SupplierInResult>;
