import * as v from "valibot";
import { Percentage } from "../pricing/Percentage.ts";
import { RentalContracts } from "./RentalContracts.ts";
import { SupplierSummary } from "./SupplierSummary.ts";
import { anyText } from "../validation/boundedText.ts";

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** An agency with its settings (product.md, section 12). */
export const Supplier = v.object({
  ...SupplierSummary.entries,
  email: v.nullable(anyText(254)),
  phone: v.nullable(anyText(40)),
  /** Minimum length of a rental, in rental days. */
  minimumRentalDays: count(366),
  /** Minimum time from booking to pick-up, in hours. */
  leadTimeHours: count(8760),
  /** Time that the agency needs between two rentals of a car, in minutes (product.md, section 12). */
  turnaroundMinutes: count(10_080),
  /** Share of the total paid online as a down payment, in percent. */
  downPaymentShare: Percentage,
  contracts: RentalContracts,
});
export type Supplier = v.InferOutput<typeof Supplier>;
