import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { CheckoutResponse } from "@sayara/api-client/contract/checkout/checkout";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import type { PriceRefusal } from "@sayara/api-client/contract/refusal/PriceRefusal";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Reason why nothing has been booked yet. Errors of single fields are shown beside the fields instead. */
export type CheckoutProblem =
  /** `wasConfirmed`: the dialog was already confirmed, so accepting the new price sends the request. */
  | { kind: "priceChanged"; before: Quote; after: Quote; wasConfirmed: boolean }
  /**
   * `retryAfter` is in seconds. `mayBeOwnHold`: the car may be held by this visitor's own request, whose response was
   * lost. `payment`: URL of a payment opened on this page, which may hold the car. `takenExtra`: with `extra_taken`, the
   * extra's id and the message for its field. `promoMessage`: with `promo_refused`, why.
   */
  | {
      kind: "refused";
      code: RefusalCode | Unknown;
      retryAfter: number | null;
      mayBeOwnHold: boolean;
      payment?: string;
      takenExtra?: { id: string; message: string };
      promoMessage?: string;
    }
  /** Nothing was sent. */
  | { kind: "notSent"; fault: FaultKind }
  /** The card was not charged. The booking can still be paid with another card. */
  | { kind: "cardRefused"; failure: PaymentFailure };

/**
 * State of a checkout. `isLost`: the response to an earlier request did not arrive. A payment that this page cannot
 * finish (3-D Secure, an unclear outcome, a gateway's own page) continues in the state machine of the page
 * `checkout-session`.
 */
export type CheckoutState =
  | { step: "editing"; problem: CheckoutProblem | null }
  /** The fields are being validated, and the server confirms the price. */
  | { step: "checking"; isLost: boolean }
  /** The dialog is open. Its deadlines are counted from `askedAt`. */
  | { step: "confirming"; isLost: boolean; askedAt: Date }
  | { step: "sending"; isLost: boolean; askedAt: Date }
  /**
   * A request was sent and no response arrived. Sending it again books at most once. `fault` is null for an earlier
   * attempt.
   */
  | { step: "lost"; fault: FaultKind | null }
  | { step: "booked"; booking: CheckoutResponse }
  /** The booking is unpaid, and the card is being sent. */
  | { step: "paying"; booking: CheckoutResponse; session: PaymentSession }
  /** The payment continues on its own page. */
  | { step: "leaving"; session: PaymentSession }
  /**
   * The response was 202. The result is mailed to this address, so that the response does not reveal which
   * addresses are registered.
   */
  | { step: "mailed"; email: string };

export type CheckoutEvent =
  /** An earlier visit of the page sent a request whose response is unknown. */
  | { type: "attemptFound" }
  | { type: "submitted" }
  /** A field has to be corrected first. */
  | { type: "fieldsRefused" }
  | { type: "priceConfirmed"; at: Date }
  /** The dialog was closed without sending. */
  | { type: "dialogClosed" }
  /** Confirmed in the dialog, or in the notice of a lost response or a new price. */
  | { type: "sendConfirmed"; at: Date }
  | { type: "stopped"; problem: CheckoutProblem }
  | { type: "responseLost"; fault: FaultKind }
  /** Also sent when the payment has arrived. */
  | { type: "bookingMade"; booking: CheckoutResponse }
  | { type: "paymentOpened"; booking: CheckoutResponse; session: PaymentSession }
  | { type: "paymentMoved"; session: PaymentSession }
  | { type: "answerMailed"; email: string }
  /** A background renewal returned a different total. The refusal `price_changed` sends `stopped` instead. */
  | { type: "priceChanged"; problem: CheckoutProblem }
  /** The field with the problem was changed. */
  | { type: "problemCorrected" };

export type Step = CheckoutState["step"];
type EventType = CheckoutEvent["type"];

/**
 * The next step for each event. Events that are not listed for a step are ignored. `back` stands for `lost` or
 * `editing`.
 */
export const transitions: Record<Step, Partial<Record<EventType, Step | "back">>> = {
  editing: {
    attemptFound: "lost",
    submitted: "checking",
    priceChanged: "editing",
    problemCorrected: "editing",
    sendConfirmed: "sending",
  },
  checking: {
    fieldsRefused: "back",
    stopped: "editing",
    priceConfirmed: "confirming",
  },
  confirming: { sendConfirmed: "sending", dialogClosed: "back", priceChanged: "editing" },
  sending: {
    fieldsRefused: "back",
    stopped: "editing",
    responseLost: "lost",
    bookingMade: "booked",
    paymentOpened: "paying",
    answerMailed: "mailed",
  },
  lost: { submitted: "checking", sendConfirmed: "sending" },
  booked: {},
  paying: { fieldsRefused: "back", stopped: "editing", bookingMade: "booked", paymentMoved: "leaving" },
  leaving: {},
  mailed: {},
};

/** Returns the state after an event, or the same object if the event is ignored. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const target = transitions[state.step][event.type];
  const isLost = state.step === "lost" || ("isLost" in state && state.isLost);
  if (target === undefined) return state;
  switch (target) {
    case "back":
      return isLost ? { step: "lost", fault: null } : { step: "editing", problem: null };
    case "editing":
      return { step: "editing", problem: "problem" in event ? event.problem : null };
    case "checking":
      return { step: "checking", isLost };
    case "confirming":
    case "sending":
      return "at" in event ? { step: target, isLost, askedAt: event.at } : state;
    case "lost":
      return { step: "lost", fault: "fault" in event ? event.fault : null };
    case "booked":
      return "booking" in event ? { step: "booked", booking: event.booking } : state;
    case "paying":
      return "session" in event && "booking" in event
        ? { step: "paying", booking: event.booking, session: event.session }
        : state;
    case "leaving":
      return "session" in event ? { step: "leaving", session: event.session } : state;
    case "mailed":
      return "email" in event ? { step: "mailed", email: event.email } : state;
  }
}

/** Returns whether the server refused the request because the driver's address has an account. */
export function isEmailRegistered(state: CheckoutState): boolean {
  return (
    state.step === "editing" && state.problem?.kind === "refused" && state.problem.code === "email_registered"
  );
}

/** Returns whether the server refused the request because too few pieces of an extra are left. */
export function isExtraTaken(state: CheckoutState): boolean {
  return (
    state.step === "editing" && state.problem?.kind === "refused" && state.problem.code === "extra_taken"
  );
}

/** Returns whether the server refused the request because of its promo code. */
export function isPromoRefused(state: CheckoutState): boolean {
  return (
    state.step === "editing" && state.problem?.kind === "refused" && state.problem.code === "promo_refused"
  );
}

/** Converts a refusal to a problem. */
export function refusedProblem(refusal: PriceRefusal, mayBeOwnHold = false) {
  const { code, retryAfter = null, fields = {} } = refusal;
  const promoMessage = fields["promoCode"] ?? fields["rental.promoCode"];
  return {
    kind: "refused",
    code,
    retryAfter,
    mayBeOwnHold,
    ...(promoMessage !== undefined && { promoMessage }),
  } satisfies CheckoutProblem;
}
