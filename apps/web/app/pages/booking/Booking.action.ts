import { t } from "@lingui/core/macro";
import type { Client } from "@sayara/api-client/client/createClient";
import { calendar, voucher } from "@sayara/api-client/contract/bookings/bookingFiles";
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
import {
  addProblemPicture,
  problemPicture,
  reportProblem,
} from "@sayara/api-client/contract/bookings/problemReport";
import { resendConfirmation } from "@sayara/api-client/contract/bookings/resendConfirmation";
import { revokeBookingLinks } from "@sayara/api-client/contract/bookings/revokeBookingLinks";
import { payBooking } from "@sayara/api-client/contract/payment/payBooking";
import { storedBookings } from "#web/offline/storedBookings.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { sendReviewStaffAction } from "#web/shared/ReviewStaffActions/sendReviewStaffAction.ts";
import { emptyEmail } from "#web/shared/form/email/EmailValues.ts";
import { type AnyRefusal, refusedResult } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import { checkEmail } from "#web/shared/form/email/checkEmail.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { BookingAction, BookingFile } from "./actions/BookingAction.ts";
import { loadEditPlaces } from "./edit/loadEditPlaces.ts";
import { readerOf } from "./readerOf.ts";
import { sendStaffAction } from "#web/shared/StaffActions/sendStaffAction.ts";

type Result = FormResult<string, unknown>;

/** Performs an action on the booking in the URL, as the holder of its link or as the signed-in user. */
export async function bookingAction({ request, context }: ActionArgs): Promise<Result> {
  const query = new URL(request.url).searchParams;
  const target = {
    id: query.get("b") ?? "",
    token: query.get("t") ?? "",
    language: context.get(languageContext),
  };
  const openApi = context.get(apiContext);
  if (request.headers.get("content-type")?.startsWith("application/json") !== true) {
    const [call, formData] = await Promise.all([openApi(), request.formData()]);
    const intent = formData.get("intent");
    if (intent === "reportProblem") return report(call, target, formData);
    return intent === "newLink" ? mailLink(call, target, formData) : resend(call, target, formData);
  }
  const action: BookingAction = await request.json();
  if (action.intent === "readFile") return readFile(openApi, target, action.file);
  return performAction(await openApi(), target, action);
}

interface BookingTarget {
  id: string;
  /** Token of a signed link; empty if the session is used. */
  token: string;
  language: "fr" | "en" | "es";
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

/** Reports a problem, then adds its photos one by one. The report stands even if a photo fails. */
async function report(call: Client, { id, token }: BookingTarget, formData: FormData): Promise<Result> {
  const proof = token === "" ? {} : { token };
  const text = String(formData.get("text") ?? "");
  const outcome = await call(reportProblem, { params: { id }, body: { text, ...proof } });
  if (!outcome.ok) return refusedResult(outcome.refusal);
  const params = { id, problemId: outcome.data.id };
  let failedCount = 0;
  for (const image of formData.getAll("image")) {
    const body = new FormData();
    body.append("image", image);
    try {
      const pictureOutcome = await call(addProblemPicture, { params, query: proof, body });
      if (!pictureOutcome.ok) failedCount += 1;
    } catch {
      failedCount += 1;
    }
  }
  if (failedCount === 0) showToast(t`The problem is reported.`, "success");
  else showToast(t`The problem is reported, but not every picture could be added.`, "error");
  return { done: true };
}

async function performAction(
  call: Client,
  { id, token, language }: BookingTarget,
  action: Exclude<BookingAction, { intent: "readFile" }>,
): Promise<Result> {
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
      return resultOf(await sendStaffAction(call, { id, version: action.version }, action.staffAction));
    case "review":
      return resultOf(await sendReviewStaffAction(call, action.review, action.act));
    case "readPicture":
      return resultOf(
        await call(problemPicture, { params: { id, pictureId: action.picture }, query: proof }),
      );
    case "readPlaces":
      return { done: await loadEditPlaces(call, action.booking, language) };
  }
}

/** Fetches a file of the booking. Without a connection, returns the voucher stored on the device. */
async function readFile(
  openApi: () => Promise<Client>,
  { id, token, language }: BookingTarget,
  file: BookingFile,
): Promise<Result> {
  const query = token === "" ? {} : { token };
  try {
    // Without a connection, even the client's code may fail to load.
    const call = await openApi();
    return resultOf(
      file === "voucher"
        ? await call(voucher, { params: { id, language }, query })
        : await call(calendar, { params: { id }, query }),
    );
  } catch (error) {
    const reader = file === "voucher" ? await readerOf(token === "" ? null : token) : null;
    const storedVoucher = reader && (await storedBookings.readVoucher({ id, reader, language }, new Date()));
    if (storedVoucher === null) throw error;
    return { done: storedVoucher };
  }
}

function resultOf(outcome: { ok: true; data?: unknown } | { ok: false; refusal: AnyRefusal }): Result {
  return outcome.ok ? { done: outcome.data ?? true } : refusedResult(outcome.refusal);
}
