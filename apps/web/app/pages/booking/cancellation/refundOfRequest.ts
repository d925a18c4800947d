import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { type Refund, refundFor } from "@sayara/domain/booking/refund/refundFor";

/** Returns what an accepted request to cancel returns at least: by the time at which the driver asked. */
export function refundOfRequest(booking: Booking): Refund {
  const { quote, from, cancelRequest } = booking;
  return refundFor({
    quote,
    paid: balanceOf(booking).kept,
    pickup: new Date(from),
    at: new Date(cancelRequest?.requestedAt ?? from),
    by: "driver",
  });
}
