import { payBalanceInput } from "@sayara/api-client/contract/statements/payBalance";
import * as v from "valibot";

/** Submission that pays a statement or the balance online. */
export const PayBalanceIntent = v.object({ intent: v.literal("payOnline"), ...payBalanceInput.body.entries });
export type PayBalanceIntent = v.InferOutput<typeof PayBalanceIntent>;
