import { t } from "@lingui/core/macro";
import {
  actOnAudienceMessage,
  deleteAudienceMessage,
  saveAudienceMessage,
} from "@sayara/api-client/contract/audience/audienceMessages";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { redirect } from "react-router";
import { checkMessage, messageErrors, messageValuesOf, type MessageValues } from "./MessageValues.ts";

export type MessageIntent = "save" | "send" | "stop" | "resume" | "delete";
/** The completed action, and the message's new version. */
export type MessageDone = { what: Exclude<MessageIntent, "delete">; version: number };
type Result = FormResult<keyof MessageValues, MessageDone>;

/**
 * Saves, sends, stops, resumes or deletes a message, depending on `intent`. Adding or deleting one opens
 * another page.
 */
export async function messageAction({
  request,
  context,
  params,
}: ActionArgs & { params?: { id?: string } }): Promise<Result> {
  const form = await request.formData();
  const call = await context.get(apiContext)();
  const id = params?.id ?? "new";
  const intent = String(form.get("intent")) as MessageIntent;
  const version = Number(form.get("version"));
  if (intent === "delete") {
    const response = await call(deleteAudienceMessage, { params: { id }, body: { version } });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`The message is deleted.`, "success");
    throw redirect("/messages");
  }
  if (intent !== "save") {
    const response = await call(actOnAudienceMessage, { params: { id }, body: { action: intent, version } });
    return response.ok
      ? { done: { what: intent, version: response.data.version } }
      : refusedResult(response.refusal);
  }
  const values = readValues(form, messageValuesOf(null));
  const { errors, ready } = checkMessage(values);
  if (ready === null) return { errors };
  const stored = id === "new" ? null : { id, version };
  const response = await call(saveAudienceMessage, { body: { ...stored, message: ready } });
  if (!response.ok) {
    const { problem, fields } = refusedResult(response.refusal);
    return { problem, fields: fields && messageErrors(fields, values) };
  }
  if (stored === null) {
    showToast(t`The message is saved.`, "success");
    throw redirect(`/messages/${response.data.id}`);
  }
  return { done: { what: "save", version: response.data.version } };
}
