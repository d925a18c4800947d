import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { CardEvent, InvalidFields } from "#web/shared/payment/readFrameMessage.ts";

/**
 * Why the payment is read again: the gateway's frame said that it is paid, its outcome is unclear (the bank did not
 * answer), or its time is over.
 */
type VerifyingReason = "paid" | "unclear" | "over";

/** State of the payment's page. The checkout leads here between `sending` and a booking. */
export type PaymentPageState =
  | { step: "card"; payment: PaymentState; failure: PaymentFailure | Unknown | null; invalid: InvalidFields }
  /** A card was sent. */
  | { step: "processing"; payment: PaymentState }
  /** The bank asks the card's holder (3-D Secure), inside the frame. */
  | { step: "challenge"; payment: PaymentState }
  /** The API asks the gateway. `isSlow`: it takes longer than usual. */
  | { step: "verifying"; payment: PaymentState; reason: VerifyingReason; isSlow: boolean }
  /** `payment.payment` is `paid`, `expired` or `refunded`. */
  | { step: "settled"; payment: PaymentState };

export type PaymentEvent =
  | CardEvent
  /** The API's answer: the payment is over. */
  | { type: "settled"; payment: PaymentState }
  /** The API's answer after many readings: not paid, so another card may be tried. */
  | { type: "stillOpen"; payment: PaymentState }
  | { type: "slow" };

export type PaymentStep = PaymentPageState["step"];

/** The next step for each event. An event that is not listed for a step is ignored there. */
export const transitions: Record<PaymentStep, Partial<Record<PaymentEvent["type"], PaymentStep>>> = {
  card: {
    cardSent: "processing",
    fieldsRefused: "card",
    challenged: "challenge",
    failed: "card",
    paidInFrame: "verifying",
    timeUp: "verifying",
  },
  processing: {
    fieldsRefused: "card",
    challenged: "challenge",
    failed: "card",
    paidInFrame: "verifying",
    timeUp: "verifying",
  },
  challenge: { failed: "card", paidInFrame: "verifying", timeUp: "verifying" },
  verifying: { settled: "settled", stillOpen: "card", slow: "verifying", paidInFrame: "verifying" },
  settled: {},
};

/** Returns the first state for the API's answer, also after a reload. */
export function startState(payment: PaymentState): PaymentPageState {
  // A state that is newer than this page says neither that it is paid nor that nothing was charged.
  if (payment.payment === "unknown") return { step: "verifying", payment, reason: "unclear", isSlow: true };
  if (payment.payment !== "open") return { step: "settled", payment };
  return payment.failure === "gateway_timeout"
    ? { step: "verifying", payment, reason: "unclear", isSlow: false }
    : { step: "card", payment, failure: payment.failure, invalid: {} };
}

/** Returns the state after an event; the same object where the event is ignored. */
export function reduce(state: PaymentPageState, event: PaymentEvent): PaymentPageState {
  const target = transitions[state.step][event.type];
  if (target === undefined) return state;
  const { payment } = state;
  switch (event.type) {
    case "cardSent":
      return { step: "processing", payment };
    case "challenged":
      return { step: "challenge", payment };
    case "fieldsRefused":
      return { step: "card", payment, failure: null, invalid: event.invalid };
    case "failed":
      // The bank may have taken the money nevertheless.
      if (event.failure === "gateway_timeout")
        return { step: "verifying", payment, reason: "unclear", isSlow: false };
      return { step: "card", payment, failure: event.failure, invalid: {} };
    case "paidInFrame":
      return { step: "verifying", payment, reason: "paid", isSlow: false };
    case "timeUp":
      return { step: "verifying", payment, reason: "over", isSlow: false };
    case "settled":
      return { step: "settled", payment: event.payment };
    case "stillOpen":
      return { step: "card", payment: event.payment, failure: event.payment.failure, invalid: {} };
    case "slow":
      return state.step === "verifying" ? { ...state, isSlow: true } : state;
  }
}
