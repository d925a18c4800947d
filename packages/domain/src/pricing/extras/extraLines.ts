import { type Millimes, toDinars } from "@sayara/domain/money/millimes";
import { priceInMillimes } from "../checkedPricing.ts";
import type { ExtraLine } from "../Quote.ts";
import type { ChosenExtra } from "./ChosenExtra.ts";

/** Returns the lines of the chosen extras, in the order in which they were chosen [EX4]. */
export function extraLines(extras: readonly ChosenExtra[], days: number): ExtraLine[] {
  return extras.map((extra) => {
    const { id, kind, name, per, price: unitPrice, count } = extra;
    const price = toDinars(extraPrice(extra, days));
    return { extra: id, kind, name, per, unitPrice, count, quantity: quantityOf(extra, days), price };
  });
}

/** Returns the sum of the chosen extras in millimes, by the same rules as `extraLines` [EX4]. */
export function extrasTotal(extras: readonly ChosenExtra[] | undefined, days: number): Millimes {
  if (extras === undefined) return 0;
  return extras.reduce((sum, extra) => sum + extraPrice(extra, days), 0);
}

function extraPrice(extra: ChosenExtra, days: number): Millimes {
  return priceInMillimes(extra.price) * quantityOf(extra, days);
}

/** @throws RangeError for a count that `ChosenExtra` does not accept. */
function quantityOf({ count, per }: ChosenExtra, days: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is not a number of pieces`);
  return per === "day" ? count * days : count;
}
