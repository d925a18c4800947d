import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { aBooking } from "./aBooking.ts";

const firm = { holdExpiresAt: null, guestConfirmation: null };

/** One booking in each status, and one with a requested cancellation. */
export function someBookings(): BookingView[] {
  const payment = { id: "payment-1", gateway: null, reference: null, at: "2026-11-20T12:30:00.000Z" };
  return [
    aBooking({ id: "pending", reference: "SY-PENDAA", guestConfirmation: "given" }),
    aBooking({ id: "reserved", reference: "SY-RESERV", status: "reserved", ...firm }),
    aBooking({
      id: "cancelling",
      reference: "SY-CANCEN",
      status: "deposit",
      ...firm,
      payments: [{ ...payment, amount: 100 }],
      cancelRequest: {
        requestedAt: "2026-11-20T13:00:00.000Z",
        requestedBy: "user-1",
        declinedAt: null,
        declinedBy: null,
        acceptedAt: null,
        acceptedBy: null,
      },
    }),
    aBooking({
      id: "paid",
      reference: "SY-PAYEDX",
      status: "paid",
      ...firm,
      payments: [{ ...payment, amount: 318 }],
    }),
    aBooking({ id: "cancelled", reference: "SY-CANCEX", status: "cancelled", ...firm }),
    aBooking({ id: "void", reference: "SY-VAXDEX", status: "void", guestConfirmation: null }),
  ];
}
