import { t } from "@lingui/core/macro";
import type { Client } from "@sayara/api-client/client/createClient";
import { cancelBooking, refundPreview } from "@sayara/api-client/contract/bookings/cancelBooking";
import {
  quoteChange,
  requestChange,
  withdrawChange,
} from "@sayara/api-client/contract/bookings/changeRequest";
import { confirmBooking } from "@sayara/api-client/contract/bookings/confirmBooking";
import { quoteEdit, updateBooking } from "@sayara/api-client/contract/bookings/editBooking";
import { mailBookingLink } from "@sayara/api-client/contract/bookings/mailBookingLink";
import { declineMove, moveBooking } from "@sayara/api-client/contract/bookings/moveBooking";
import { mailBookingCode, proveBooking } from "@sayara/api-client/contract/bookings/proveBooking";
import { resendConfirmation } from "@sayara/api-client/contract/bookings/resendConfirmation";
import { revokeBookingLinks } from "@sayara/api-client/contract/bookings/revokeBookingLinks";
import { payBooking } from "@sayara/api-client/contract/payment/payBooking";
import type { BookingAction } from "@sayara/frontend/booking/actions/BookingAction";
import {
  type BookingResult as Result,
  type BookingTarget,
  isJson,
  readTarget,
  resultOf,
  sendBookingAction,
} from "@sayara/frontend/booking/actions/sendBookingAction";
import { sendBookingForm } from "@sayara/frontend/booking/pictures/sendBookingForm";
import { storedBookings } from "#web/offline/storedBookings.ts";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { emptyEmail } from "@sayara/frontend/form/email/EmailValues";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import { checkEmail } from "@sayara/frontend/form/email/checkEmail";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { isPushAction, type PushAction } from "#web/push/PushAction.ts";
import { sendPushAction } from "#web/push/sendPushAction.ts";
import { loadEditPlaces } from "./edit/loadEditPlaces.ts";
import { copyOwnerOf } from "./copyOwnerOf.ts";

type FileAction = Extract<BookingAction, { intent: "readFile" }>;

/** Performs an action on the booking in the URL, as the holder of its link or as the signed-in user. */
export async function bookingAction(args: ActionArgs): Promise<Result> {
  const { request, context } = args;
  const target = readTarget(args);
  const openApi = context.get(apiContext);
  if (!isJson(request)) {
    const [call, formData] = await Promise.all([openApi(), request.formData()]);
    const sending = sendBookingForm(call, target, formData);
    if (sending !== undefined) return sending;
    return formData.get("intent") === "newLink"
      ? mailLink(call, target, formData)
      : resend(call, target, formData);
  }
  const action: BookingAction | PushAction = await request.json();
  if (isPushAction(action)) return sendPushAction(await openApi(), action);
  if (action.intent === "readFile") return readFile(openApi, target, action);
  return performAction(await openApi(), target, action);
}

/** Mails the link to a guest's booking to the address used for the booking. */
async function mailLink(call: Client, { id }: BookingTarget, formData: FormData): Promise<Result> {
  const { errors, ready } = checkEmail(readValues(formData, emptyEmail));
  if (ready === null) return { errors };
  const outcome = await call(mailBookingLink, { params: { id }, body: ready });
  return outcome.ok ? { done: ready.email } : refusedResult(outcome.refusal);
}

/** Mails a guest's confirmation again, to the same address or a corrected one. */
async function resend(call: Client, { id, token }: BookingTarget, formData: FormData): Promise<Result> {
  const { errors, ready } = checkEmail(readValues(formData, emptyEmail));
  if (ready === null) return { errors };
  const outcome = await call(resendConfirmation, { params: { id }, body: { token, email: ready.email } });
  if (!outcome.ok) return refusedResult(outcome.refusal);
  return { done: { sentTo: ready.email, token: outcome.data.token } };
}

async function performAction(
  call: Client,
  target: BookingTarget,
  action: Exclude<BookingAction, FileAction>,
): Promise<Result> {
  const { id, token, language } = target;
  const params = { id };
  const proof = token === "" ? {} : { token };
  switch (action.intent) {
    case "confirm":
      return resultOf(await call(confirmBooking, { params: { id, language }, body: { token } }));
    case "mailCode":
      return resultOf(await call(mailBookingCode, { params, body: { token } }));
    case "proveMailbox":
      return resultOf(await call(proveBooking, { params, body: { token, code: action.code } }));
    case "pay": {
      const { version, payment, cancellation, key } = action;
      const body = { version, payment, ...proof, ...(cancellation && { cancellation }) };
      return resultOf(await call(payBooking, { params, body }, { idempotencyKey: key }));
    }
    case "revokeLinks":
      return resultOf(
        await call(revokeBookingLinks, { params, body: { token: token === "" ? null : token } }),
      );
    case "previewCancellation":
      return resultOf(await call(refundPreview, { params, query: proof }));
    case "cancel":
      return resultOf(await call(cancelBooking, { params, body: { version: action.version, ...proof } }));
    case "quoteEdit": {
      const { version, edit } = action;
      return resultOf(await call(quoteEdit, { params, body: { version, edit, ...proof } }));
    }
    case "edit": {
      const { version, edit, total, signedQuote, key } = action;
      const body = { id, version, edit, total, signedQuote, ...proof };
      const outcome = await call(updateBooking, { body }, { idempotencyKey: key });
      if (outcome.ok && outcome.data.paymentSession === null)
        showToast(t`Your booking is changed.`, "success");
      return resultOf(outcome);
    }
    case "quoteChange": {
      const { version, change } = action;
      return resultOf(await call(quoteChange, { params, body: { version, change, ...proof } }));
    }
    case "requestChange": {
      const { version, change, total, signedQuote } = action;
      const body = { version, change, total, signedQuote, ...proof };
      const outcome = await call(requestChange, { params, body });
      if (outcome.ok) showToast(t`Your request is sent.`, "success");
      return resultOf(outcome);
    }
    case "withdrawChange": {
      const outcome = await call(withdrawChange, { params, body: { version: action.version, ...proof } });
      if (outcome.ok) showToast(t`Your request is withdrawn.`, "success");
      return resultOf(outcome);
    }
    case "move": {
      const { version, car, total, signedQuote, key } = action;
      const body = { version, car, total, ...(signedQuote !== undefined && { signedQuote }), ...proof };
      return resultOf(await call(moveBooking, { params, body }, { idempotencyKey: key }));
    }
    case "declineMove":
      return resultOf(await call(declineMove, { params, body: { version: action.version, ...proof } }));
    case "desk":
    case "addNote":
    case "setArrival":
    case "review":
    case "readPicture":
    case "readConditionPicture":
    case "readMessagePicture":
    case "readReportedPicture":
    case "readMessages":
    case "markMessagesRead":
    case "reportMessages":
    case "closeMessageReports":
    case "readReplies":
      return sendBookingAction(call, target, action);
    case "readPlaces":
      return { done: await loadEditPlaces(call, action.booking, language) };
  }
}

/** Fetches a file of the booking. Without a connection, returns the voucher stored on the device. */
async function readFile(
  openApi: () => Promise<Client>,
  target: BookingTarget,
  action: FileAction,
): Promise<Result> {
  const { id, token, language } = target;
  try {
    // Without a connection, even the client's code may fail to load.
    return await sendBookingAction(await openApi(), target, action);
  } catch (error) {
    const owner = action.file === "voucher" ? await copyOwnerOf(token === "" ? null : token) : null;
    const storedVoucher = owner && (await storedBookings.readVoucher({ id, owner, language }, new Date()));
    if (storedVoucher === null) throw error;
    return { done: storedVoucher };
  }
}
