import * as v from "valibot";
import { CarPricing } from "../pricing/CarPricing.ts";
import { Commission } from "../pricing/Commission.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { anyText } from "../validation/boundedText.ts";

/**
 * The prices and terms by which a booking was sold, stored with it. Later changes of the catalogue do not
 * affect them [RC1].
 */
export const SoldTerms = v.object({
  /** All prices of the car, in dinars, also those that the rental did not reach. */
  car: CarPricing,
  /** The service fee in the days' prices. The marketplace's share of the total is no part of a receipt. */
  commission: Commission,
  /** The agency's share of the total as a down payment, in percent. Null where it takes none. */
  downPaymentShare: v.nullable(Percentage),
  /** IANA zone of every calendar date [TM1]. */
  timeZone: anyText(60),
});
export type SoldTerms = v.InferOutput<typeof SoldTerms>;
