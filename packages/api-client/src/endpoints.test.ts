import { readdirSync } from "node:fs";
import type * as v from "valibot";
import { expect, test } from "vitest";
import type { Endpoint } from "./contract/defineEndpoint.ts";
import * as endpoints from "./endpoints.ts";
import { schemasOfInput } from "./schemasOfInput.ts";
import { EditRefusal } from "./contract/bookings/editBooking.ts";
import { PriceRefusal } from "./contract/PriceRefusal.ts";

/*
 * The contract's calls: method and path, keys of the payload, keys of the query, response statuses with their names,
 * session. `?` marks an optional key, `-` a part that the call does not have. `bearer`: the token of a mailed link
 * replaces the session.
 */
const expectedCalls = `
# Accounts, reviews and contact
POST /api/sign-up | type fullName email phone birthDate password termsAccepted language | - | 200 signedIn 202 answerMailed | none
POST /api/add-review | bookingId? rating comments? answers | - | 200 | required
GET /api/booking-review/{bookingId} | - | - | 200 | required
POST /api/answer-review/{id} | answer | - | 200 | required
POST /api/hide-review/{id} | reason | - | 200 | required
GET /api/car-reviews/{carIdOrSlug}/{page}/{size} | - | - | 200 | none
GET /api/check-token/{appType}/{userId}/{email}/{token} | - | - | 200 valid 204 invalid | none
DELETE /api/delete-tokens/{userId} | - | - | 200 | optional bearer
POST /api/resend/{appType}/{userId}/{flag} | - | - | 200 mailed 204 noAccount | none
POST /api/activate | userId token password? | - | 200 activated 204 invalidLink | optional
POST /api/validate-email | email | - | 200 free 204 taken | none
POST /api/sign-in/frontend | email password stayConnected? | - | 200 signedIn 204 wrongCredentials | none
POST /api/social-sign-in | provider token verifier fullName? stayConnected? language | - | 200 signedIn 204 invalidToken | none
POST /api/sign-out | - | - | 200 | optional
POST /api/validate-access-token | - | - | 200 | required
POST /api/resend-link | email | - | 200 mailed 204 nothingPending | optional
POST /api/update-language | id language | - | 200 | required
GET /api/user/{id} | - | - | 200 | required
POST /api/update-user | id fullName? email? password? phone? birthDate? location? bio? | - | 200 saved 202 emailAwaitsPermission | required
POST /api/update-email-notifications | enableEmailNotifications | - | 200 | required
POST /api/update-avatar/{id} | multipart: image | - | 200 | required
POST /api/delete-avatar/{id} | - | - | 200 | required
GET /api/check-password/{id}/{password} | - | - | 200 right 204 wrong | required
POST /api/change-password | id password? newPassword | - | 200 changed 204 wrongPassword | required
GET /api/has-password/{id} | - | - | 200 set 204 notSet | required
POST /api/verify-recaptcha/{token}/{ip} | - | - | 200 solved 204 notSolved | none
POST /api/send-email | from subject message language captcha? about? | - | 200 | none

# Catalogue, search, checkout, payment, bookings, notifications and settings
GET /api/locations/{page}/{size}/{language} | - | s? | 200 | none
GET /api/location/{idOrSlug}/{language} | - | - | 200 | none
GET /api/locations-with-position/{language} | - | - | 200 | none
GET /api/location-names | - | - | 200 | none
GET /api/location-offers | - | - | 200 | none
GET /api/countries-with-locations/{language}/{imageRequired}/{minLocations} | - | - | 200 | none
GET /api/suppliers/{page}/{size} | - | s? | 200 | none
GET /api/supplier/{idOrSlug} | - | - | 200 | none
GET /api/reviews/{supplierIdOrSlug}/{page}/{size} | - | - | 200 | none
POST /api/frontend-cars/{page}/{size} | pickupLocation? dropOffLocation? from to language filter? sort? | - | 200 | optional
GET /api/car/{idOrSlug}/{language} | - | - | 200 | none
POST /api/quote | car pickupLocation dropOffLocation from to options language | - | 200 | optional
POST /api/place-totals | dropOffLocation? from to filter? | - | 200 | none
POST /api/price-calendar | pickupLocation? dropOffLocation? car? from to first last filter? | - | 200 | none
POST /api/checkout | rental total signedQuote? driver? additionalDriver? payment termsAccepted remindOfPayment? language | - | 201 booked 202 answerMailed | optional
POST /api/check-checkout-session/{sessionId} | - | - | 200 | optional
GET /api/booking-id/{sessionId} | - | - | 200 | optional
POST /api/payment-webhook/{gateway} | anything | - | 200 | none
GET /api/captcha-challenge | - | - | 200 | none
POST /api/bookings/{page}/{size}/{language} | statuses? suppliers? from? to? datesOf? location? cancelRequested? changeRequested? problemReported? refundOwed? abandoned? s? sort? | - | 200 | required
GET /api/booking/{id}/{language} | - | token? | 200 | optional
POST /api/quote-edit/{id} | version token? edit | - | 200 | optional
PUT /api/update-booking | id version token? edit total signedQuote? | - | 200 | optional
GET /api/refund-preview/{id} | - | token? | 200 | optional
POST /api/cancel-booking/{id} | version token? | - | 200 | optional
GET /api/replacements/{id}/{language} | - | token? | 200 | optional
POST /api/move-booking/{id} | version token? car total signedQuote? | - | 200 | optional
POST /api/decline-move/{id} | version token? | - | 200 | optional
POST /api/decide-cancellation/{id} | version accept refund? | - | 200 | required
POST /api/quote-change/{id} | version token? change | - | 200 | optional
POST /api/request-change/{id} | version token? change total signedQuote? | - | 200 | optional
POST /api/withdraw-change/{id} | version token? | - | 200 | optional
POST /api/report-problem/{id} | token? text | - | 200 | optional
POST /api/add-problem-picture/{id}/{problemId} | multipart: image | token? | 200 | optional
GET /api/problem-picture/{id}/{pictureId} | - | token? | 200 | optional
POST /api/decide-change/{id} | version accept total? reason? | - | 200 | required
POST /api/update-booking-status | bookings status payment? | - | 200 | required
POST /api/delete-bookings | bookings | - | 200 | required
POST /api/mail-booking-code/{id} | token | - | 200 | none
POST /api/prove-booking/{id} | token code | - | 200 | none
POST /api/mail-booking-link/{id} | email | - | 200 | none
POST /api/revoke-booking-links/{id} | token | - | 200 | optional
GET /api/voucher/{id}/{language} | - | token? | 200 | optional
GET /api/calendar/{id} | - | token? | 200 | optional
GET /api/notification-counter/{userId} | - | - | 200 | required
GET /api/notifications/{userId}/{page}/{size} | - | - | 200 | required
GET /api/notification-stream | - | - | 200 | required
POST /api/mark-notifications-as-read/{userId} | ids | - | 200 | required
POST /api/mark-notifications-as-unread/{userId} | ids | - | 200 | required
POST /api/delete-notifications/{userId} | ids | - | 200 | required
POST /api/restore-notifications/{userId} | deletedAt | - | 200 | required
GET /api/unsubscribe/{token} | - | - | 200 | none
POST /api/unsubscribe/{token} | - | - | 200 | none
GET /api/settings | - | - | 200 | none
POST /api/web-vitals | page lcp? inp? fcp? ttfb? cls? | - | 200 | none
GET /health | - | - | 200 | none
GET /ready | - | - | 200 | none

# Others
POST /api/check-password/{id} | password | - | 200 right 204 wrong | required
GET /api/car-ranges | - | - | 200 | none
GET /api/car-slugs/{page} | - | - | 200 | none
GET /api/monthly-prices | - | place? | 200 | none
POST /api/pay-booking/{id} | version token? payment cancellation? | - | 200 | optional
POST /api/confirm-booking/{id}/{language} | token | - | 200 | none
POST /api/resend-confirmation/{id} | token email | - | 200 | none
POST /api/change-booking-status/{id} | version status reason? | - | 200 | required
POST /api/record-payment/{id} | version amount | - | 200 | required
POST /api/record-refund/{id} | version refundId method on note? | - | 200 | required
GET /api/booking-acts/{id} | - | - | 200 | required
POST /api/allow-email-change | userId token | - | 200 allowed 204 invalidLink | none
POST /api/undo-email-change | userId token | - | 200 undone 204 invalidLink | none
POST /api/mail-account-code/{id} | - | - | 200 | required
POST /api/user-data/{id} | password? code? | - | 200 | required
POST /api/delete-account/{id} | password? code? | - | 200 | required
`;

const rows = expectedCalls.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const allEndpoints = Object.values<Endpoint>(endpoints);

test.each(rows)("%s", (row) => {
  const [call] = row.split(" | ");
  const matchingEndpoints = allEndpoints.filter(({ method, path }) => `${method} ${path}` === call);
  expect(matchingEndpoints.map(rowOf)).toEqual([row]);
});

test("the list contains every declared call", () => {
  expect(allEndpoints.map(rowOf).toSorted()).toEqual(rows.toSorted());
});

test("endpoints.ts exports every call declared in a contract file", () => {
  const folder = new URL("contract/", import.meta.url);
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.includes("/") && !name.includes(".test."),
  );
  expect(modules.length).toBeGreaterThan(30);
  return Promise.all(
    modules.map(async (name) => {
      const declaredEndpoints = Object.values<unknown>(await import(new URL(name, folder).href)).filter(
        isEndpoint,
      );
      for (const endpoint of declaredEndpoints) expect(allEndpoints).toContain(endpoint);
    }),
  );
});

test("every call sends cookies, except send-email (product.md, section 7)", () => {
  const withoutCredentials = allEndpoints.filter(({ credentials }) => !credentials).map(({ path }) => path);
  expect(withoutCredentials).toEqual(["/api/send-email"]);
});

test("calls that need a session declare not_signed_in, and calls that read none do not", () => {
  const sessionRefusals = (rule: string) =>
    allEndpoints.filter(({ session }) => session === rule).map(refusesMissingSession);
  expect(new Set(sessionRefusals("required"))).toEqual(new Set([true]));
  expect(new Set(sessionRefusals("none"))).toEqual(new Set([false]));
});

const refusesMissingSession = ({ refusals }: Endpoint) => refusals.includes("not_signed_in");

// Only checkout responds with 201, because only it creates a booking. The last four yes-or-no calls are not in the list
// of product.md, section 15.
test("only yes-or-no calls respond with 204, only checkout with 201, only calls continued by mail with 202", () => {
  const yesNoCalls = [
    "signIn",
    "checkToken",
    "activate",
    "checkPassword",
    "hasPassword",
    "changePassword",
    "validateEmail",
    "resend",
    "resendLink",
    "verifyRecaptcha",
    "socialSignIn",
    "verifyPassword",
    "allowEmailChange",
    "undoEmailChange",
  ];
  const mailedCallStatuses: Record<string, string[]> = {
    checkout: ["201", "202"],
    signUp: ["200", "202"],
    updateUser: ["200", "202"],
  };
  for (const { name, responses } of allEndpoints) {
    const statuses = yesNoCalls.includes(name) ? ["200", "204"] : (mailedCallStatuses[name] ?? ["200"]);
    expect([name, Object.keys(responses)]).toEqual([name, statuses]);
  }
});

test("the names of a call's responses differ, and only declared responses have one", () => {
  for (const { name, responses, outcomes } of allEndpoints) {
    if (outcomes === undefined) continue;
    expect([name, Object.keys(outcomes)]).toEqual([name, Object.keys(responses)]);
    expect([name, new Set(Object.values(outcomes)).size]).toEqual([name, Object.keys(responses).length]);
  }
});

test("a call that may refuse a price returns the correct quote", () => {
  const priceRefusingEndpoints = allEndpoints.filter(({ refusals }) => refusals.includes("price_changed"));
  expect(priceRefusingEndpoints.map(({ name }) => name)).toEqual([
    "decideChange",
    "requestChange",
    "moveBooking",
    "updateBooking",
    "checkout",
    "payBooking",
  ]);
  const withoutMove = priceRefusingEndpoints.filter(({ name }) => name !== "moveBooking");
  expect(withoutMove.map(({ refusalBody }) => refusalBody)).toEqual([
    EditRefusal,
    EditRefusal,
    EditRefusal,
    PriceRefusal,
    PriceRefusal,
  ]);
  const hasQuote = ({ refusalBody }: Endpoint) =>
    refusalBody !== undefined &&
    "entries" in refusalBody &&
    Object.keys(PriceRefusal.entries).every((field) => field in (refusalBody.entries as object));
  expect(priceRefusingEndpoints.every(hasQuote)).toBe(true);
});

function rowOf(endpoint: Endpoint): string {
  const { method, path, form, responses, outcomes, session, bearer } = endpoint;
  const { body, query } = schemasOfInput(endpoint);
  const payload = form === undefined ? keysOf(body) : `multipart: ${Object.keys(form).join(" ")}`;
  const namedStatuses = Object.keys(responses).map((status) =>
    [status, outcomes?.[Number(status)] ?? []].flat(),
  );
  const statuses = namedStatuses.flat().join(" ");
  const rule = bearer ? `${session} bearer` : session;
  return [`${method} ${path}`, payload, keysOf(query), statuses, rule].join(" | ");
}

function keysOf(schema: v.GenericSchema | undefined): string {
  if (schema === undefined) return "-";
  if (!("entries" in schema)) return "anything";
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>);
  return entries.map(([key, { type }]) => (type.endsWith("optional") ? `${key}?` : key)).join(" ");
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "responses" in value && "refusals" in value;
}
