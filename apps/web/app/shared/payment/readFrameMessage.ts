import { type PaymentFailure, paymentFailures } from "@sayara/domain/payment/PaymentFailure";

/** The fields of a card, which are in the gateway's frame, in the order of the page. */
export const cardFieldNames = ["number", "expiry", "securityCode"] as const;
export type CardFieldName = (typeof cardFieldNames)[number];

/** Codes of `@sayara/domain` for the invalid ones. */
export type InvalidFields = Partial<Record<CardFieldName, string>>;

/** What became of a card. It does not prove a payment. */
export type CardEvent =
  | { type: "cardSent" }
  | { type: "fieldsRefused"; invalid: InvalidFields }
  | { type: "challenged" }
  | { type: "failed"; failure: PaymentFailure }
  | { type: "paidInFrame" }
  | { type: "timeUp" };

/** What happens in card fields without a session. */
export type FieldsEvent =
  /** The answer to `check`. */
  | { type: "fieldsChecked"; invalid: InvalidFields }
  | { type: "fieldEdited"; field: CardFieldName }
  /** Enter was pressed. */
  | { type: "entered" };

/** A message of the gateway's card page. `height` is in CSS pixels. */
export type FrameMessage = { type: "sized"; height: number; isReady: boolean } | CardEvent | FieldsEvent;

const SOURCE = "sayara-sandbox-gateway";
/** CSS pixels: a frame is not made taller, whatever it asks for. */
const TALLEST = 1200;

/**
 * Reads a message of the card page: what became of the card, of a field, or the frame's height. Null for anything else.
 * The caller has checked window and origin.
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data["source"] !== SOURCE) return null;
  switch (data["type"]) {
    case "ready":
    case "resized": {
      const height = Number(data["height"]);
      if (!Number.isFinite(height) || height <= 0) return null;
      return { type: "sized", height: Math.min(height, TALLEST), isReady: data["type"] === "ready" };
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
      const failure = paymentFailures.find((known) => known === data["failure"]);
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

function invalidFields(given: unknown): InvalidFields {
  if (!isRecord(given)) return {};
  const invalid: InvalidFields = {};
  for (const name of cardFieldNames) {
    const code = given[name];
    if (typeof code === "string") invalid[name] = code;
  }
  return invalid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
