import * as v from "valibot";
import { Dinars } from "@sayara/domain/money/Dinars";

/**
 * How a security deposit is held: cash in TND or EUR, charged by card, or reserved on a card [HO2]. A cheque is none of
 * them.
 */
export const depositMethods = ["cash", "cashEuro", "card", "cardImprint"] as const;
/** One of {@link depositMethods}. */
export const DepositMethod = v.picklist(depositMethods);
export type DepositMethod = v.InferOutput<typeof DepositMethod>;

/** An amount of a security deposit: EUR for `cashEuro`, otherwise TND. */
export const DepositAmount = v.pipe(Dinars, v.maxValue(100_000, "price_invalid"));

/** A security deposit as taken. */
export const TakenDeposit = v.object({
  method: DepositMethod,
  amount: v.pipe(DepositAmount, v.minValue(0.01, "price_invalid")),
});
export type TakenDeposit = v.InferOutput<typeof TakenDeposit>;
