import * as v from "valibot";
import { TakenAmount } from "@sayara/domain/deposit/DepositAmount";
import { DepositMethod } from "@sayara/domain/deposit/DepositMethod";

/** A security deposit as taken. The amount is in EUR for `cashEuro`, otherwise in TND. */
export const TakenDeposit = v.object({ method: DepositMethod, amount: TakenAmount });
export type TakenDeposit = v.InferOutput<typeof TakenDeposit>;
