import { t } from "@lingui/core/macro";
import type { Client } from "@sayara/api-client/client/createClient";
import { addMessagePicture, sendMessage } from "@sayara/api-client/contract/bookings/messages";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { BookingResult, BookingTarget } from "../actions/sendBookingAction.ts";

/**
 * Sends a message once for its key, then adds its photos one by one. The message stands even if a photo fails. Returns the
 * message.
 */
export async function sendMessageForm(
  call: Client,
  { id, token }: Pick<BookingTarget, "id" | "token">,
  formData: FormData,
): Promise<BookingResult> {
  const proof = token === "" ? {} : { token };
  const text = String(formData.get("text") ?? "");
  const idempotencyKey = String(formData.get("key"));
  const outcome = await call(sendMessage, { params: { id }, body: { text, ...proof } }, { idempotencyKey });
  if (!outcome.ok) return refusedResult(outcome.refusal);
  let message = outcome.data;
  let failedCount = 0;
  for (const image of formData.getAll("image")) {
    const body = new FormData();
    body.append("image", image);
    try {
      const params = { id, messageId: message.id };
      const added = await call(addMessagePicture, { params, query: proof, body });
      if (added.ok) message = added.data;
      else failedCount += 1;
    } catch {
      failedCount += 1;
    }
  }
  if (failedCount > 0) showToast(t`The message is sent, but not every picture could be added.`, "error");
  return { done: message };
}
