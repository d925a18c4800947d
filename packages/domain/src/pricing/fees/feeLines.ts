import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { priceInMillimes } from "../checkedPricing.ts";
import type { FeeLine } from "../Quote.ts";
import type { RentalFee } from "./RentalFee.ts";

/** Returns the lines of a rental's fees, in the given order [FE6, FE8]. */
export function feeLines(fees: readonly RentalFee[], days: number): FeeLine[] {
  return fees.map((fee) => ({
    kind: fee.kind,
    unitPrice: fee.price,
    quantity: quantityOf(fee, days),
    price: toDinars(feePrice(fee, days)),
  }));
}

/** Returns the sum of a rental's fees in millimes, by the same rules as `feeLines` [FE6, FE8]. */
export function feesTotal(fees: readonly RentalFee[] | undefined, days: number): Millimes {
  if (fees === undefined) return 0;
  return fees.reduce((sum, fee) => sum + feePrice(fee, days), 0);
}

/** @throws RangeError for a price that `RentalFee` does not accept. */
function feePrice(fee: RentalFee, days: number): Millimes {
  const price = priceInMillimes(fee.price) * quantityOf(fee, days);
  return fee.maximum === undefined ? price : Math.min(price, priceInMillimes(fee.maximum));
}

/** @throws RangeError for a count that `RentalFee` does not accept. */
function quantityOf({ count, per }: RentalFee, days: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is not a number of hand-overs`);
  return per === "day" ? count * days : count;
}
