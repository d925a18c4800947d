import type { Client } from "@sayara/api-client/client/createClient";
import { calendar, voucher } from "@sayara/api-client/contract/bookings/bookingFiles";
import { conditionPicture, conditionReportFile } from "@sayara/api-client/contract/bookings/conditionReports";
import { problemPicture } from "@sayara/api-client/contract/bookings/problemReport";
import { addBookingNote } from "@sayara/api-client/contract/bookings/rentalRecords";
import { setArrival } from "@sayara/api-client/contract/bookings/setArrival";
import type { Language } from "@sayara/domain/language/Language";
import { type AnyRefusal, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { sendReviewStaffAction } from "@sayara/frontend/rental/ReviewStaffActions/sendReviewStaffAction";
import { sendStaffAction } from "@sayara/frontend/rental/StaffActions/sendStaffAction";
import { languageContext } from "@sayara/frontend/request/requestContext";
import { sendMessageAction } from "../messages/sendMessageAction.ts";
import type { BookingFile, StaffBookingAction } from "./BookingAction.ts";

/** Result of an action on a booking's page. */
export type BookingResult = FormResult<string, unknown>;

/** The booking in a page's URL. */
export interface BookingTarget {
  id: string;
  /** Token of a signed link; empty if the session is used. */
  token: string;
  language: Language;
}

/** Reads the booking from the URL of the page. */
export function readTarget({ request, context }: ActionArgs): BookingTarget {
  const query = new URL(request.url).searchParams;
  return {
    id: query.get("b") ?? "",
    token: query.get("t") ?? "",
    language: context.get(languageContext),
  };
}

/** Sends a booking action that is available to drivers and staff, or to staff alone. */
export async function sendBookingAction(
  call: Client,
  { id, token, language }: BookingTarget,
  action: StaffBookingAction,
): Promise<BookingResult> {
  const query = token === "" ? {} : { token };
  switch (action.intent) {
    case "desk":
      return resultOf(await sendStaffAction(call, { id, version: action.version }, action.staffAction));
    case "addNote":
      return resultOf(await call(addBookingNote, { params: { id }, body: { text: action.text } }));
    case "setArrival": {
      const { version, arrival } = action;
      const proof = token === "" ? {} : { token };
      return resultOf(await call(setArrival, { params: { id }, body: { version, arrival, ...proof } }));
    }
    case "review":
      return resultOf(await sendReviewStaffAction(call, action.review, action.act));
    case "readPicture":
      return resultOf(await call(problemPicture, { params: { id, pictureId: action.picture }, query }));
    case "readConditionPicture":
      return resultOf(await call(conditionPicture, { params: { id, pictureId: action.picture }, query }));
    case "readMessagePicture":
    case "readReportedPicture":
    case "readMessages":
    case "markMessagesRead":
    case "reportMessages":
    case "closeMessageReports":
    case "readReplies":
      return resultOf(await sendMessageAction(call, { id, token }, action));
    case "readFile":
      return resultOf(await readFile(call, { id, language, query }, action.file));
  }
}

function readFile(
  call: Client,
  { id, language, query }: { id: string; language: Language; query: { token?: string } },
  file: BookingFile,
) {
  switch (file) {
    case "voucher":
      return call(voucher, { params: { id, language }, query });
    case "conditionReport":
      return call(conditionReportFile, { params: { id, language }, query });
    case "calendar":
      return call(calendar, { params: { id }, query });
  }
}

/** Converts the API's response to the result of a page's action. */
export function resultOf(
  outcome: { ok: true; data?: unknown } | { ok: false; refusal: AnyRefusal },
): BookingResult {
  return outcome.ok ? { done: outcome.data ?? true } : refusedResult(outcome.refusal);
}

/** Returns whether a page's action was submitted as JSON by a button, not by a form. */
export function isJson(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("application/json") === true;
}
