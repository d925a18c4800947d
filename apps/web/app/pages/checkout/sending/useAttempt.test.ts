import { expect, test } from "vitest";
import { attemptFor } from "./useAttempt.ts";
import { noOptions } from "#web/pages/checkout/price/ChosenRental.ts";

const request = {
  rental: {
    car: "peugeot-208",
    pickupLocation: "tunis",
    dropOffLocation: "tunis",
    from: "2026-12-01T09:00:00.000Z",
    to: "2026-12-04T09:00:00.000Z",
    options: noOptions,
  },
  total: 318,
  signedQuote: "signed at 12:00",
  payment: "later",
  termsAccepted: true,
  language: "fr",
} as const;

test("a retry sends the same request with the same idempotency key", () => {
  const first = attemptFor(request, null);
  expect(attemptFor(request, first)).toBe(first);
});

test("after the quote is renewed, a retry sends the first request with its key, since that request may have succeeded", () => {
  const first = attemptFor(request, null);
  expect(attemptFor({ ...request, signedQuote: "signed at 12:20" }, first).request.signedQuote).toBe(
    "signed at 12:00",
  );
});

test("any change by the driver creates a new key", () => {
  const first = attemptFor(request, null);
  const changed = attemptFor({ ...request, total: 348 }, first);
  expect(changed.key).not.toBe(first.key);
  expect(changed.request.total).toBe(348);
});
