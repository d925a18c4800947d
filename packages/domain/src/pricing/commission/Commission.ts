import * as v from "valibot";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Percentage } from "../Percentage.ts";

/**
 * The marketplace's commission, added to each day's price. `rate` is in percent. `effectiveDate` is the first
 * pick-up day that it applies to, in the marketplace's zone (product.md, section 9) [PR9]. `later` has the
 * rates that replace `rate`, each from a pick-up day on, ascending [RT3].
 */
export const Commission = v.object({
  enabled: v.boolean(),
  rate: Percentage,
  effectiveDate: CalendarDate,
  later: v.exactOptional(v.array(v.object({ rate: Percentage, from: CalendarDate }))),
});
export type Commission = v.InferOutput<typeof Commission>;
