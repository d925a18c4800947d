import { type SavedRow, saveCars, type saveCarsInput } from "@sayara/api-client/contract/suppliers/changeCar";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type * as v from "valibot";

/** A row of a sheet or a file, in the form that `saveCars` accepts. */
export type SheetRow = v.InferInput<typeof saveCarsInput.body>["rows"][number];

/** Saves the rows that a page submits as JSON. Returns the result of each, in order [FL8]. */
export async function saveRows({
  request,
  context,
}: ActionArgs): Promise<FormResult<string, readonly SavedRow[]>> {
  const { rows } = (await request.json()) as { rows: SheetRow[] };
  const call = await context.get(apiContext)();
  const response = await call(saveCars, { params: { supplier: "own" }, body: { rows } });
  return response.ok ? { done: response.data.rows } : refusedResult(response.refusal);
}
