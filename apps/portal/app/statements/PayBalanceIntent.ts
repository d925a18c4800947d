import { payBalanceInput } from "@sayara/api-client/contract/statements/payBalance";
import * as v from "valibot";

/** What a page asks its action to pay online. */
export const PayBalanceIntent = v.object({ intent: v.literal("payOnline"), ...payBalanceInput.body.entries });
export type PayBalanceIntent = v.InferOutput<typeof PayBalanceIntent>;
