import * as v from "valibot";
import type { UsagePrices } from "@sayara/domain/car/UsageTerms";
import { Dinars } from "@sayara/domain/money/Dinars";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import type { CarUsage } from "./carUsage.ts";
import type { DepositBalance } from "./depositBalance.ts";

/** Kinds of charges after the return, in the order of their lines [HO9]. */
export const usageChargeKinds = ["extraKilometres", "missingFuel"] as const;
/** One of {@link usageChargeKinds}. */
export const UsageChargeKind = v.picklist(usageChargeKinds);
export type UsageChargeKind = v.InferOutput<typeof UsageChargeKind>;

/** A charge for the use of the car, in TND [HO9, HO10]. */
export const UsageCharge = v.object({
  kind: orUnknown(UsageChargeKind),
  /** Kilometres, or eighths of the tank. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Price of one kilometre or eighth of the tank, as sold. */
  unitPrice: Dinars,
  price: Dinars,
  /** The part covered by the kept security deposit. The driver owes the rest. */
  covered: Dinars,
});
export type UsageCharge = v.InferOutput<typeof UsageCharge>;

/**
 * Returns the charges for extra kilometres and missing fuel [HO9]. The kept part of the security deposit
 * covers them line by line [HO10]; a deposit in another currency covers nothing.
 *
 * @example usageCharges({ extraKilometres: 100, missingFuel: 0 }, { extraKilometre: 0.35, missingFuel: 12 }, null)
 * // [{ kind: "extraKilometres", count: 100, unitPrice: 0.35, price: 35, covered: 0 }]
 */
export function usageCharges(
  usage: Pick<CarUsage, "extraKilometres" | "missingFuel">,
  prices: UsagePrices,
  deposit: Pick<DepositBalance, "method" | "kept"> | null,
): (UsageCharge & { kind: UsageChargeKind })[] {
  let kept = deposit === null || deposit.method === "cashEuro" ? 0 : toMillimes(deposit.kept);
  const used = [
    { kind: "extraKilometres", count: usage.extraKilometres, unitPrice: prices.extraKilometre },
    { kind: "missingFuel", count: usage.missingFuel, unitPrice: prices.missingFuel },
  ] as const;
  return used.flatMap(({ kind, count, unitPrice }) => {
    if (count === null || count === 0 || unitPrice === null) return [];
    const price = count * toMillimes(unitPrice);
    const covered = Math.min(price, kept);
    kept -= covered;
    return [{ kind, count, unitPrice, price: toDinars(price), covered: toDinars(covered) }];
  });
}

/** Returns two sums in TND: all charges, and the part that the deposit does not cover [HO10]. */
export function usageChargeSums(charges: readonly Pick<UsageCharge, "price" | "covered">[]): {
  total: number;
  due: number;
} {
  const total = charges.reduce((sum, { price }) => sum + toMillimes(price), 0);
  const covered = charges.reduce((sum, charge) => sum + toMillimes(charge.covered), 0);
  return { total: toDinars(total), due: toDinars(total - covered) };
}
