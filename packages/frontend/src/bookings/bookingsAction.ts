import {
  type LeftBooking,
  deleteBookings,
  updateBookingStatus,
} from "@sayara/api-client/contract/bookings/manageBookings";
import { apiContext } from "../request/requestContext.ts";
import { refusedResult } from "../form/FormProblem.ts";
import type { FormResult } from "../form/FormResult.ts";
import type { ActionArgs } from "../form/pageAction.ts";
import { sendStaffAction } from "../rental/StaffActions/sendStaffAction.ts";
import type { BulkRequest, RowRequest } from "./bulk/BulkRequest.ts";

/**
 * Performs an action on one booking, or changes or deletes the selected ones. Sends each booking's version,
 * so a repeated call changes nothing twice.
 */
export async function bookingsAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<never, readonly LeftBooking[]>> {
  const [call, body] = await Promise.all([
    context.get(apiContext)(),
    request.json() as Promise<BulkRequest | RowRequest>,
  ]);
  if ("booking" in body) {
    const response = await sendStaffAction(call, body.booking, body.action);
    return response.ok ? { done: [] } : refusedResult(response.refusal);
  }
  const { action, bookings } = body;
  const response =
    action.kind === "delete"
      ? await call(deleteBookings, { body: { bookings: [...bookings] } })
      : await call(updateBookingStatus, { body: { bookings: [...bookings], status: action.status } });
  return response.ok ? { done: response.data.left } : refusedResult(response.refusal);
}
