import type { Client } from "@sayara/api-client/client/createClient";
import { changeBookingStatus } from "@sayara/api-client/contract/bookings/changeBookingStatus";
import { decideCancellation } from "@sayara/api-client/contract/bookings/cancelBooking";
import { decideChange } from "@sayara/api-client/contract/bookings/changeRequest";
import {
  deleteBookings,
  recordPayment,
  recordRefund,
} from "@sayara/api-client/contract/bookings/manageBookings";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AnyRefusal } from "@sayara/frontend/form/FormProblem";
import { recordNoShow, withdrawRentalRecord } from "@sayara/api-client/contract/bookings/rentalRecords";
import { sendRentalRecord } from "./sendRentalRecord.ts";
import { sendRequestDecision } from "./sendRequestDecision.ts";
import type { StaffActionRequest } from "./StaffActionRequest.ts";

/** Sends a staff action with the displayed version of the booking. */
export async function sendStaffAction(
  call: Client,
  { id, version }: Pick<Booking, "id" | "version">,
  action: StaffActionRequest,
): Promise<{ ok: true } | { ok: false; refusal: AnyRefusal }> {
  const params = { id };
  switch (action.kind) {
    case "confirm":
    case "refuse":
      return await sendRequestDecision(call, { id, version }, action);
    case "cancel":
      return await call(changeBookingStatus, { params, body: { version, status: "cancelled" } });
    case "recordPayment":
      return await call(recordPayment, { params, body: { version, amount: action.amount } });
    case "recordRefund":
      return await recordReturn(action);
    case "decideCancellation":
      return await call(decideCancellation, {
        params,
        body: action.accept ? { version, accept: true, refund: action.refund } : { version, accept: false },
      });
    case "decideChange":
      return await call(decideChange, {
        params,
        body: action.accept
          ? { version, accept: true, total: action.total }
          : { version, accept: false, reason: action.reason },
      });
    case "recordRental":
      return await sendRentalRecord(call, { id, version }, action);
    case "withdrawRecord":
      return await call(withdrawRentalRecord, { params, body: { version } });
    case "recordNoShow":
      return await call(recordNoShow, { params, body: { version, refund: action.refund } });
    case "delete":
      return await deleteBooking();
  }

  function recordReturn({
    refundId,
    method,
    on,
    note,
  }: Extract<StaffActionRequest, { kind: "recordRefund" }>) {
    return call(recordRefund, { params: { id }, body: { version, refundId, method, on, note } });
  }

  async function deleteBooking() {
    const outcome = await call(deleteBookings, { body: { bookings: [{ id, version }] } });
    const [refusal] = outcome.ok ? outcome.data.left : [];
    return refusal === undefined ? outcome : ({ ok: false, refusal } as const);
  }
}
