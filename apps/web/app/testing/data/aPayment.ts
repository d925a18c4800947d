import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";

/** A payment session for a down payment, open until 12:30 UTC on 20 November 2026. */
export function aPayment(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    bookingId: "booking-1",
    reference: "SY-7K3Q9D",
    status: "void",
    payment: "open",
    purpose: "checkout",
    failure: null,
    amount: 63.6,
    currency: "TND",
    gateway: "sandbox",
    display: "frame",
    url: "http://localhost:4100/pay/cs_1?l=fr",
    expiresAt: "2026-11-20T12:30:00.000Z",
    ...changes,
  };
}
