import { findFine, fineLetter } from "@sayara/api-client/contract/suppliers/fines";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { checkFine, type FineDone, FineLetterIntent, type FineValues } from "./FineIntent.ts";

const params = { supplier: "own" };

/** Finds who had a car (form), or saves the letter that names the driver (JSON). */
export async function finesAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof FineValues, FineDone>> {
  const call = await context.get(apiContext)();
  if (request.headers.get("content-type")?.startsWith("application/json") === true) {
    const { intent: _, ...body } = v.parse(FineLetterIntent, await request.json());
    const response = await call(fineLetter, { params, body });
    if (!response.ok) return refusedResult(response.refusal);
    saveFile(new Blob([response.data], { type: "application/pdf" }), `fine-${body.at.slice(0, 10)}.pdf`);
    return { done: "saved" };
  }
  const { errors, ready } = checkFine(readValues(await request.formData(), { plate: "", at: "" }));
  if (ready === null) return { errors };
  const response = await call(findFine, { params, body: ready });
  return response.ok ? { done: { moment: ready, answer: response.data } } : refusedResult(response.refusal);
}
