import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import type { StaffBookingAction } from "../actions/BookingAction.ts";
import { type BookingResult, isJson, readTarget, sendBookingAction } from "../actions/sendBookingAction.ts";
import { sendBookingForm } from "../pictures/sendBookingForm.ts";

/** Performs an action of staff on the booking in the URL. */
export async function staffBookingAction(args: ActionArgs): Promise<BookingResult> {
  const { request, context } = args;
  const target = readTarget(args);
  const call = await context.get(apiContext)();
  if (!isJson(request)) {
    const sending = sendBookingForm(call, target, await request.formData());
    if (sending === undefined) throw new Error("The form has no known intent.");
    return sending;
  }
  const action: StaffBookingAction = await request.json();
  return sendBookingAction(call, target, action);
}
