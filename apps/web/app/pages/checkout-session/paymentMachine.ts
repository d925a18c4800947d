import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { CardEvent, InvalidFields } from "#web/shared/payment/readFrameMessage.ts";

/**
 * Reason to query the payment again: the gateway's frame reported it as paid, its outcome is unclear (the
 * bank did not respond), or its time has run out.
 */
type VerifyingReason = "paid" | "unclear" | "over";

/**
 * State of the payment page. It continues a payment that was started in the checkout or on the booking's
 * page.
 */
export type PaymentPageState =
  | { step: "card"; payment: PaymentState; failure: PaymentFailure | Unknown | null; invalid: InvalidFields }
  /** A card has been sent. */
  | { step: "processing"; payment: PaymentState }
  /** The bank challenges the cardholder (3-D Secure) inside the frame. */
  | { step: "challenge"; payment: PaymentState }
  /** The API is querying the gateway. `isSlow`: it is taking longer than usual. */
  | { step: "verifying"; payment: PaymentState; reason: VerifyingReason; isSlow: boolean }
  /** `payment.payment` is `paid`, `expired` or `refunded`. */
  | { step: "settled"; payment: PaymentState };

export type PaymentEvent =
  | CardEvent
  /** The API reports that the payment has ended. */
  | { type: "settled"; payment: PaymentState }
  /** The API still reports the payment as unpaid after many queries, so another card can be tried. */
  | { type: "stillOpen"; payment: PaymentState }
  | { type: "slow" };

export type PaymentStep = PaymentPageState["step"];

/** The next step for each event. Events that are not listed for a step are ignored. */
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

/** Returns the initial state for the API's response, including after a reload. */
export function startState(payment: PaymentState): PaymentPageState {
  // A state unknown to this version is neither proof of a payment nor proof that nothing was charged.
  if (payment.payment === "unknown") return { step: "verifying", payment, reason: "unclear", isSlow: true };
  if (payment.payment !== "open") return { step: "settled", payment };
  return payment.failure === "gateway_timeout"
    ? { step: "verifying", payment, reason: "unclear", isSlow: false }
    : { step: "card", payment, failure: payment.failure, invalid: {} };
}

/** Returns the state after an event, or the same object if the event is ignored. */
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
      // The bank may still have charged the card.
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
