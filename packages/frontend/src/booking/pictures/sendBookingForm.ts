import { t } from "@lingui/core/macro";
import type { Client } from "@sayara/api-client/client/createClient";
import { addMessagePicture, sendMessage } from "@sayara/api-client/contract/bookings/messages";
import { addProblemPicture, reportProblem } from "@sayara/api-client/contract/bookings/problemReport";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { BookingResult, BookingTarget } from "../actions/sendBookingAction.ts";
import { addPictures } from "./addPictures.ts";

/** Values of `intent` in forms with photos: a text with photos, or a retry of photos that failed. */
export const bookingFormIntents = [
  "reportProblem",
  "addProblemPictures",
  "sendMessage",
  "addMessagePictures",
] as const;
export type BookingFormIntent = (typeof bookingFormIntents)[number];

/** The id of the stored text and the photos that could not be added to it. */
export interface Written {
  id: string;
  failed: readonly File[];
}

/** A sent message. `message` is null if a retry added none of the photos. */
export interface SentMessage extends Written {
  message: BookingMessage | null;
}

type Target = Pick<BookingTarget, "id" | "token">;

/** Sends a form with photos about a booking. Returns undefined for any other form. */
export function sendBookingForm(
  call: Client,
  target: Target,
  formData: FormData,
): Promise<BookingResult> | undefined {
  switch (bookingFormIntents.find((intent) => intent === formData.get("intent"))) {
    case "reportProblem":
      return sendReport(call, target, formData);
    case "addProblemPictures":
      return addAgain(formData, (id) => addToReport(call, target, { id, formData }));
    case "sendMessage":
      return sendNewMessage(call, target, formData);
    case "addMessagePictures":
      return addAgain(formData, (id) => addToMessage(call, target, { id, formData }));
    case undefined:
      return undefined;
  }
}

/** Reports a problem, then adds its photos. The report remains stored even if a photo fails. */
async function sendReport(call: Client, target: Target, formData: FormData): Promise<BookingResult> {
  const body = { text: String(formData.get("text") ?? ""), ...proofOf(target) };
  const outcome = await call(reportProblem, { params: { id: target.id }, body });
  if (!outcome.ok) return refusedResult(outcome.refusal);
  const written = await addToReport(call, target, { id: outcome.data.id, formData });
  if (written.failed.length === 0) showToast(t`The problem is reported.`, "success");
  else showToast(t`The problem is reported, but not every picture could be added.`, "error");
  return { done: written };
}

/**
 * Sends a message once per idempotency key, then adds its photos. The message remains sent even if a photo
 * fails.
 */
async function sendNewMessage(call: Client, target: Target, formData: FormData): Promise<BookingResult> {
  const body = { text: String(formData.get("text") ?? ""), ...proofOf(target) };
  const idempotencyKey = String(formData.get("key"));
  const outcome = await call(sendMessage, { params: { id: target.id }, body }, { idempotencyKey });
  if (!outcome.ok) return refusedResult(outcome.refusal);
  const written = await addToMessage(call, target, { id: outcome.data.id, formData });
  if (written.failed.length > 0)
    showToast(t`The message is sent, but not every picture could be added.`, "error");
  return { done: { ...written, message: written.message ?? outcome.data } };
}

async function addAgain(formData: FormData, add: (id: string) => Promise<Written>): Promise<BookingResult> {
  const written = await add(String(formData.get("to")));
  if (written.failed.length > 0) showToast(t`Not every picture could be added.`, "error");
  return { done: written };
}

interface PicturesOf {
  id: string;
  formData: FormData;
}

async function addToReport(call: Client, target: Target, { id, formData }: PicturesOf): Promise<Written> {
  const params = { id: target.id, problemId: id };
  const { failed } = await addPictures(formData, (body) =>
    call(addProblemPicture, { params, query: proofOf(target), body }),
  );
  return { id, failed };
}

async function addToMessage(
  call: Client,
  target: Target,
  { id, formData }: PicturesOf,
): Promise<SentMessage> {
  const params = { id: target.id, messageId: id };
  const { answer, failed } = await addPictures(formData, (body) =>
    call(addMessagePicture, { params, query: proofOf(target), body }),
  );
  return { id, failed, message: answer };
}

function proofOf({ token }: Target): { token?: string } {
  return token === "" ? {} : { token };
}
