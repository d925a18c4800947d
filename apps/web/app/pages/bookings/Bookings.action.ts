import {
  type LeftBooking,
  deleteBookings,
  updateBookingStatus,
} from "@sayara/api-client/contract/bookings/manageBookings";
import { apiContext } from "#web/request/requestContext.ts";
import { refusedAnswer } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import type { BulkRequest } from "./bulk/BulkRequest.ts";

/** Changes or deletes selected bookings. A repeated call changes none twice: each is sent with its version. */
export async function bookingsAction({
  request,
  context,
}: ActionArgs): Promise<FormResult<never, readonly LeftBooking[]>> {
  const [call, { act, bookings }] = await Promise.all([
    context.get(apiContext)(),
    request.json() as Promise<BulkRequest>,
  ]);
  const outcome =
    act.kind === "delete"
      ? await call(deleteBookings, { body: { bookings: [...bookings] } })
      : await call(updateBookingStatus, { body: { bookings: [...bookings], status: act.status } });
  return outcome.ok ? { done: outcome.data.left } : refusedAnswer(outcome.refusal);
}
