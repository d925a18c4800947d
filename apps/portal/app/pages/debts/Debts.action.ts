import type { Client } from "@sayara/api-client/client/createClient";
import { followUpDebt } from "@sayara/api-client/contract/statements/debts";
import { payStatement } from "@sayara/api-client/contract/statements/monthStatements";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { DebtIntent } from "./DebtIntent.ts";

/** `unchanged`: another administrator was faster. */
export type DebtsDone = "followedUp" | "paid" | "unchanged";

/** Follows up a debt, or records a payment of it [DB4, ST7]. The page then reloads the list. */
export async function debtsAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"followUpOn" | "note" | "reference", DebtsDone>> {
  const { errors, ready } = validateValues<"followUpOn" | "note" | "reference", DebtIntent>(
    DebtIntent,
    await request.json(),
  );
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  const response = await send(call, ready);
  if (response.ok) return { done: ready.intent === "followUp" ? "followedUp" : "paid" };
  const { code } = response.refusal;
  const isLate = code === "stale_version" || code === "transition_refused";
  return isLate ? { done: "unchanged" } : refusedResult(response.refusal);
}

function send(call: Client, ready: DebtIntent) {
  if (ready.intent === "followUp") {
    const { intent: _, id, ...body } = ready;
    return call(followUpDebt, { params: { id }, body });
  }
  const { intent: _, id, ...body } = ready;
  return call(payStatement, { params: { id }, body });
}
