import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import type { Booking } from "@sayara/domain/booking/Booking";
import { type Refund, refundFor } from "@sayara/domain/booking/refund/refundFor";

/** Returns the minimum refund of an accepted cancel request, based on the time of the request. */
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
