import { paymentFailures } from "@sayara/domain/payment/PaymentFailure";
import type { InvalidFields, PaymentEvent } from "./paymentMachine.ts";

/** A message of the gateway's card page. `height` is in CSS pixels. */
export type FrameMessage = { type: "sized"; height: number; isReady: boolean } | PaymentEvent;

const SOURCE = "sayara-sandbox-gateway";
/** CSS pixels: a frame is not made taller, whatever it asks for. */
const TALLEST = 1200;

/**
 * Reads a message of the card page: one event of the payment's machine, or the frame's height. Null for anything else.
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
  for (const name of ["number", "expiry", "securityCode"] as const) {
    const code = given[name];
    if (typeof code === "string") invalid[name] = code;
  }
  return invalid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
