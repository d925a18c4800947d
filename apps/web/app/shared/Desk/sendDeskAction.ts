import type { Client } from "@sayara/api-client/client/createClient";

import { decideCancellation } from "@sayara/api-client/contract/bookings/cancelBooking";
import { decideChange } from "@sayara/api-client/contract/bookings/changeRequest";
import {
  changeBookingStatus,
  deleteBookings,
  recordPayment,
  recordRefund,
} from "@sayara/api-client/contract/bookings/manageBookings";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { AnyRefusal } from "#web/shared/form/FormProblem.ts";
import type { DeskAction } from "./DeskAction.ts";

/** Sends a staff action with the displayed version of the booking. */
export async function sendDeskAction(
  call: Client,
  { id, version }: Pick<Booking, "id" | "version">,
  act: DeskAction,
): Promise<{ ok: true } | { ok: false; refusal: AnyRefusal }> {
  const params = { id };
  switch (act.kind) {
    case "confirm":
      return await call(changeBookingStatus, { params, body: { version, status: "reserved" } });
    case "refuse":
      return await call(changeBookingStatus, {
        params,
        body: { version, status: "cancelled", reason: act.reason },
      });
    case "cancel":
      return await call(changeBookingStatus, { params, body: { version, status: "cancelled" } });
    case "recordPayment":
      return await call(recordPayment, { params, body: { version, amount: act.amount } });
    case "recordRefund":
      return await recordReturn(act);
    case "decide":
      return await call(decideCancellation, {
        params,
        body: act.accept ? { version, accept: true, refund: act.refund } : { version, accept: false },
      });
    case "decideChange":
      return await call(decideChange, {
        params,
        body: act.accept
          ? { version, accept: true, total: act.total }
          : { version, accept: false, reason: act.reason },
      });
    case "delete":
      return await removeOne();
  }

  function recordReturn({ refundId, method, on, note }: Extract<DeskAction, { kind: "recordRefund" }>) {
    return call(recordRefund, { params: { id }, body: { version, refundId, method, on, note } });
  }

  async function removeOne() {
    const outcome = await call(deleteBookings, { body: { bookings: [{ id, version }] } });
    const [left] = outcome.ok ? outcome.data.left : [];
    return left === undefined ? outcome : ({ ok: false, refusal: left } as const);
  }
}
