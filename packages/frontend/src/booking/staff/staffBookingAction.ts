import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { StaffBookingAction } from "../actions/BookingAction.ts";
import { sendMessageForm } from "../messages/sendMessageForm.ts";
import {
  type BookingResult,
  isJson,
  readTarget,
  sendBookingAction,
  sendReport,
} from "../actions/sendBookingAction.ts";

/** Performs an action of staff on the booking in the URL. */
export async function staffBookingAction(args: ActionArgs): Promise<BookingResult> {
  const { request, context } = args;
  const target = readTarget(args);
  const call = await context.get(apiContext)();
  if (!isJson(request)) {
    const formData = await request.formData();
    const isMessage = formData.get("intent") === "sendMessage";
    return isMessage ? sendMessageForm(call, target, formData) : sendReport(call, target, formData);
  }
  const action: StaffBookingAction = await request.json();
  return sendBookingAction(call, target, action);
}
