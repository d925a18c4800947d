import type { Client } from "@sayara/api-client/client/createClient";
import { payBalance } from "@sayara/api-client/contract/statements/payBalance";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { PayBalanceIntent } from "./PayBalanceIntent.ts";

/** Starts an online payment of the agency's debt [DB7]. */
export async function payBalanceOnline(
  call: Client,
  { statement, amount }: PayBalanceIntent,
): Promise<FormResult<never, OpenedPayment>> {
  const response = await call(payBalance, { params: { supplier: "own" }, body: { statement, amount } });
  return response.ok ? { done: { url: response.data.url } } : refusedResult(response.refusal);
}

/** A started payment. The user completes it on the gateway's page at `url`. */
export interface OpenedPayment {
  url: string;
}
