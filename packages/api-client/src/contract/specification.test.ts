import { expect, test } from "vitest";
import type { Endpoint } from "./defineEndpoint.ts";
import * as endpoints from "./endpoints.ts";
import { PriceRefusal } from "./PriceRefusal.ts";

// Section 7 of the specification, then "Calls that the specification does not show" of the decisions.
const calls = `
POST /api/sign-up
POST /api/add-review
GET /api/check-token/{appType}/{userId}/{email}/{token}
DELETE /api/delete-tokens/{userId}
POST /api/resend/{appType}/{userId}/{flag}
POST /api/activate
POST /api/validate-email
POST /api/sign-in/frontend
POST /api/social-sign-in
POST /api/sign-out
POST /api/validate-access-token
POST /api/resend-link
POST /api/update-language
GET /api/user/{id}
POST /api/update-user
POST /api/update-email-notifications
POST /api/update-avatar/{id}
POST /api/delete-avatar/{id}
GET /api/check-password/{id}/{password}
POST /api/change-password
GET /api/has-password/{id}
POST /api/verify-recaptcha/{token}/{ip}
POST /api/send-email

GET /api/locations/{page}/{size}/{language}
GET /api/location/{idOrSlug}/{language}
GET /api/locations-with-position/{language}
GET /api/countries-with-locations/{language}/{imageRequired}/{minLocations}
GET /api/suppliers/{page}/{size}
GET /api/supplier/{idOrSlug}
GET /api/reviews/{supplierIdOrSlug}/{page}/{size}
POST /api/frontend-cars/{page}/{size}
GET /api/car/{idOrSlug}/{language}
POST /api/quote
POST /api/price-calendar
POST /api/checkout
POST /api/check-checkout-session/{sessionId}
GET /api/booking-id/{sessionId}
POST /api/payment-webhook/{gateway}
GET /api/captcha-challenge
POST /api/bookings/{page}/{size}/{language}
GET /api/booking/{id}/{language}
POST /api/quote-edit/{id}
PUT /api/update-booking
GET /api/refund-preview/{id}
POST /api/cancel-booking/{id}
POST /api/decide-cancellation/{id}
POST /api/update-booking-status
POST /api/delete-bookings
GET /api/voucher/{id}/{language}
GET /api/calendar/{id}
GET /api/notification-counter/{userId}
GET /api/notifications/{userId}/{page}/{size}
GET /api/notification-stream
POST /api/mark-notifications-as-read/{userId}
POST /api/mark-notifications-as-unread/{userId}
POST /api/delete-notifications/{userId}
GET /api/unsubscribe/{token}
GET /api/settings
POST /api/web-vitals
GET /health
GET /ready
`;

const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);

test.each(calls.split("\n").filter(Boolean))("%s is declared", (call) => {
  expect(declared).toContain(call);
});

test("no method and path is declared twice", () => {
  expect(new Set(declared).size).toBe(declared.length);
});

test("only the contact message and calls that carry no session go without credentials", () => {
  const without = Object.values(endpoints).filter((endpoint) => !endpoint.credentials);
  expect(without.map((endpoint) => endpoint.name)).toEqual(["sendEmail", "paymentWebhook", "webVitals"]);
});

test("whoever can refuse a price brings the price that is right", () => {
  const refusing = Object.values(endpoints).filter((endpoint: Endpoint) =>
    endpoint.refusals.includes("price_changed"),
  );
  expect(refusing.map((endpoint) => endpoint.name)).toEqual(["updateBooking", "checkout"]);
  expect(refusing.every((endpoint: Endpoint) => endpoint.refusalBody === PriceRefusal)).toBe(true);
});
