import { deleteReply, saveReply } from "@sayara/api-client/contract/suppliers/savedReplies";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { checkReply, emptyReply, type ReplyValues } from "./ReplyValues.ts";

/** Result of the action. */
export type RepliesDone = "saved" | "deleted";

const params = { supplier: "own" };

/** Saves or deletes a reply, depending on `intent`. */
export async function repliesAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<keyof ReplyValues, RepliesDone>> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const text = (name: string) => String(data.get(name) ?? "");
  const stored = text("id") === "" ? null : { id: text("id"), version: Number(text("version")) };
  if (text("intent") === "delete" && stored !== null) {
    const response = await call(deleteReply, { params, body: stored });
    return response.ok ? { done: "deleted" } : refusedResult(response.refusal);
  }
  const { errors, ready } = checkReply(readValues(data, emptyReply));
  if (ready === null) return { errors };
  const response = await call(saveReply, { params, body: { ...stored, reply: ready } });
  return response.ok ? { done: "saved" } : refusedResult(response.refusal);
}
