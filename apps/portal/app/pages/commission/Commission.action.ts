import {
  correctStatement,
  issueStatements,
  payStatement,
} from "@sayara/api-client/contract/statements/monthStatements";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { validateValues } from "@sayara/frontend/form/validateValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { CommissionIntent } from "./CommissionIntent.ts";

/** `unchanged`: there is no difference, or another administrator was faster. */
export type CommissionDone = "issued" | "corrected" | "paid" | "unchanged";

/**
 * Issues statements, corrects one or records its payment [ST1, ST6, ST7]. The page then reloads the month.
 */
export async function commissionAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<"reference", CommissionDone>> {
  const { errors, ready } = validateValues<"reference", CommissionIntent>(
    CommissionIntent,
    await request.json(),
  );
  if (ready === null) return { errors };
  const call = await context.get(apiContext)();
  if (ready.intent === "issue") {
    const response = await call(issueStatements, { params: { month: ready.month } });
    return response.ok ? { done: "issued" } : refusedResult(response.refusal);
  }
  if (ready.intent === "correct") {
    const response = await call(correctStatement, { params: { id: ready.id } });
    if (response.ok) return { done: "corrected" };
    const { code } = response.refusal;
    return code === "transition_refused" ? { done: "unchanged" } : refusedResult(response.refusal);
  }
  const { id, amount, outstanding, reference } = ready;
  const response = await call(payStatement, { params: { id }, body: { amount, outstanding, reference } });
  if (response.ok) return { done: "paid" };
  const { code } = response.refusal;
  const isLate = code === "stale_version" || code === "transition_refused";
  return isLate ? { done: "unchanged" } : refusedResult(response.refusal);
}
