import type { Client } from "@sayara/api-client/client/createClient";
import { payBalance } from "@sayara/api-client/contract/statements/payBalance";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { PayBalanceIntent } from "./PayBalanceIntent.ts";

/** Opens an online payment of what the agency owes [DB7]. */
export async function payBalanceOnline(
  call: Client,
  { statement, amount }: PayBalanceIntent,
): Promise<FormResult<never, OpenedPayment>> {
  const response = await call(payBalance, { params: { supplier: "own" }, body: { statement, amount } });
  return response.ok ? { done: { url: response.data.url } } : refusedResult(response.refusal);
}

/** An open payment: the gateway's page at `url` takes it. */
export interface OpenedPayment {
  url: string;
}
