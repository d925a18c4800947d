import { type PaymentFailure, paymentFailures } from "@sayara/domain/payment/PaymentFailure";

/** The card fields in the gateway's frame, in page order. */
export const cardFieldNames = ["number", "expiry", "securityCode"] as const;
export type CardFieldName = (typeof cardFieldNames)[number];

/** Validation codes of `@sayara/domain` for the invalid fields. */
export type InvalidFields = Partial<Record<CardFieldName, string>>;

/** Result of a submitted card. It does not prove a payment. */
export type CardEvent =
  | { type: "cardSent" }
  | { type: "fieldsRefused"; invalid: InvalidFields }
  | { type: "challenged" }
  | { type: "failed"; failure: PaymentFailure }
  | { type: "paidInFrame" }
  | { type: "timeUp" };

/** Events of card fields without a session. */
export type FieldsEvent =
  /** Response to `check`. */
  | { type: "fieldsChecked"; invalid: InvalidFields }
  | { type: "fieldEdited"; field: CardFieldName }
  /** Enter was pressed. */
  | { type: "entered" };

/** A message from the gateway's card page. `height` is in CSS pixels. */
export type FrameMessage = { type: "sized"; height: number; isReady: boolean } | CardEvent | FieldsEvent;

const SOURCE = "sayara-sandbox-gateway";
/** Maximum height of the frame in CSS pixels, whatever it requests. */
const MAX_HEIGHT = 1200;

/**
 * Reads a message of the card page: the result of a card, an event of a field, or the frame's height. Returns
 * null for any other message. The caller must have checked the window and origin.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data["source"] !== SOURCE) return null;
  switch (data["type"]) {
    case "ready":
    case "resized": {
      const height = Number(data["height"]);
      if (!Number.isFinite(height) || height <= 0) return null;
      return { type: "sized", height: Math.min(height, MAX_HEIGHT), isReady: data["type"] === "ready" };
    }
    case "fields":
      return { type: "fieldsRefused", invalid: invalidFields(data["invalid"]) };
    case "checked":
      return { type: "fieldsChecked", invalid: invalidFields(data["invalid"]) };
    case "edited": {
      const field = cardFieldNames.find((name) => name === data["field"]);
      return field === undefined ? null : { type: "fieldEdited", field };
    }
    case "entered":
      return { type: "entered" };
    case "processing":
      return { type: "cardSent" };
    case "challenge":
      return { type: "challenged" };
    case "failed": {
      const failure = paymentFailures.find((failureCode) => failureCode === data["failure"]);
      return { type: "failed", failure: failure ?? "card_declined" };
    }
    case "paid":
      return { type: "paidInFrame" };
    case "expired":
      return { type: "timeUp" };
    default:
      return null;
  }
}

function invalidFields(data: unknown): InvalidFields {
  if (!isRecord(data)) return {};
  const invalid: InvalidFields = {};
  for (const name of cardFieldNames) {
    const code = data[name];
    if (typeof code === "string") invalid[name] = code;
  }
  return invalid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
