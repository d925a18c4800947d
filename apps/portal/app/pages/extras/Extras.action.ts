import { retireExtra, saveExtra } from "@sayara/api-client/contract/suppliers/extras";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { checkExtra, emptyExtra, extraErrors, type ExtraValues } from "./ExtraValues.ts";

/** Result of the action. */
export type ExtrasDone = "saved" | "retired";
type Result = FormResult<keyof ExtraValues, ExtrasDone>;

const params = { supplier: "own" };

/** Saves or retires an extra, depending on `intent`. */
export async function extrasAction({ request, context }: ActionArgs): Promise<Result> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const text = (name: string) => String(data.get(name) ?? "");
  const stored = text("id") === "" ? null : { id: text("id"), version: Number(text("version")) };
  if (text("intent") === "retire" && stored !== null) {
    const response = await call(retireExtra, { params, body: stored });
    return response.ok ? { done: "retired" } : refusedResult(response.refusal);
  }
  const values = readValues(data, emptyExtra);
  const { errors, ready } = checkExtra(values);
  if (ready === null) return { errors };
  const response = await call(saveExtra, { params, body: { ...stored, extra: ready } });
  return response.ok ? { done: "saved" } : refused(response.refusal, values);
}

function refused(refusal: AnyRefusal, values: ExtraValues): Result {
  const { problem, fields } = refusedResult(refusal);
  return { problem, fields: fields && extraErrors(fields, values) };
}
