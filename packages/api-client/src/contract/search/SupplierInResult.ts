import { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import * as v from "valibot";

/** An agency with at least one car in the result, and its number of cars. */
export const SupplierInResult = v.object({
  ...SupplierSummary.entries,
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SupplierInResult = v.InferOutput<typeof SupplierInResult>;
