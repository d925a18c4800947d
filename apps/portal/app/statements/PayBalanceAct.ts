import { payBalanceInput } from "@sayara/api-client/contract/statements/payBalance";
import * as v from "valibot";

/** What a page asks its action to pay online. */
export const PayBalanceAct = v.object({ act: v.literal("payOnline"), ...payBalanceInput.body.entries });
export type PayBalanceAct = v.InferOutput<typeof PayBalanceAct>;
