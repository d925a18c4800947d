import * as v from "valibot";
import { UsageTerms } from "../car/UsageTerms.ts";
import { SoldDeposit } from "../deposit/SoldDeposit.ts";
import { CarPricing } from "../pricing/CarPricing.ts";
import { Commission } from "../pricing/commission/Commission.ts";
import { ChosenExtra } from "../pricing/extras/ChosenExtra.ts";
import { RentalFees } from "../pricing/fees/RentalFee.ts";
import { SoldPromo } from "../pricing/promo/SoldPromo.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { anyText } from "../validation/boundedText.ts";

/**
 * Prices and terms at which a booking was sold, stored with the booking. Later catalogue changes do not
 * affect them [RC1].
 */
export const SoldTerms = v.object({
  /** All prices of the car, in TND, including those that the rental did not use. */
  car: CarPricing,
  /**
   * The service fee included in the prices of the days. The marketplace's share of the total is not part of a receipt.
   */
  commission: Commission,
  /** The extras of the rental with their prices [EX4]. Absent if there are none. */
  extras: v.exactOptional(v.array(ChosenExtra)),
  /** The fees of the rental with their prices [FE7]. Absent if there are none. */
  fees: v.exactOptional(RentalFees),
  /** The promo code of the rental as sold [PD5]. Absent without one. */
  promo: v.exactOptional(SoldPromo),
  /** Terms on mileage and fuel [HO9]. Absent in bookings of earlier versions. */
  usage: v.exactOptional(UsageTerms),
  /** The security deposit, which is not part of the price [DP6]. Absent in bookings of earlier versions. */
  deposit: v.exactOptional(SoldDeposit),
  /** The agency's share of the total as a down payment, in percent; null if it takes none. */
  downPaymentShare: v.nullable(Percentage),
  /** IANA zone in which calendar dates are computed [TM1]. */
  timeZone: anyText(60),
});
export type SoldTerms = v.InferOutput<typeof SoldTerms>;
