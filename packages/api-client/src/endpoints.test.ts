import { readdirSync } from "node:fs";
import type * as v from "valibot";
import { expect, test } from "vitest";
import type { Endpoint } from "./contract/defineEndpoint.ts";
import * as endpoints from "./endpoints.ts";
import { schemasOfInput } from "./schemasOfInput.ts";
import { EditRefusal } from "./contract/bookings/EditRefusal.ts";
import { PriceRefusal } from "./contract/refusal/PriceRefusal.ts";

/*
 * The contract's calls: method and path, keys of the payload, keys of the query, response statuses with their names,
 * session. `?` marks an optional key, `-` a part that the call does not have. `bearer`: the token of a mailed link
 * replaces the session.
 */
const expectedCalls = `
# Accounts, reviews and contact
POST /api/sign-up | type fullName email phone birthDate password termsAccepted language acceptsPromotions? | - | 200 signedIn 202 answerMailed | none
POST /api/add-review | bookingId? rating comments? language? answers | - | 200 | required
POST /api/add-review-photo/{id} | multipart: image | - | 200 | required
POST /api/delete-review-photo/{id} | - | - | 200 | required
GET /api/reviews-waiting/{page}/{size} | - | - | 200 | required
GET /api/waiting-review-photo/{id} | - | - | 200 | required
POST /api/decide-review-photo/{id} | reason | - | 200 | required
POST /api/close-review-reports/{id} | answerRemoval | - | 200 | required
GET /api/supplier-reviews/{supplier}/{list}/{page}/{size} | - | - | 200 | required
POST /api/report-review/{id} | reason | - | 200 | required
GET /api/booking-review/{bookingId} | - | - | 200 | required
POST /api/create-block/{supplier} | block weeks? | - | 200 | required
PUT /api/update-block/{supplier}/{block} | version block | - | 200 | required
POST /api/delete-block/{supplier}/{block} | version andLater? | - | 200 | required
GET /api/supplier-timeline/{supplier} | - | from days page? | 200 | required
GET /api/supplier-calendars/{supplier} | - | - | 200 | required
POST /api/create-calendar-feed/{supplier} | carId | - | 200 | required
POST /api/revoke-calendar-feed/{supplier}/{feed} | - | - | 200 | required
POST /api/add-calendar-source/{supplier} | carId name address | - | 200 | required
POST /api/read-calendar-source/{supplier}/{source} | - | - | 200 | required
POST /api/remove-calendar-source/{supplier}/{source} | - | - | 200 | required
GET /api/calendar-feed/{file} | - | - | 200 | none
POST /api/answer-review/{id} | answer isChange? | - | 200 | required
POST /api/hide-review/{id} | reason | - | 200 | required
GET /api/car-reviews/{carIdOrSlug}/{page}/{size} | - | sort? stars? language? photo? | 200 | none
GET /api/check-token/{appType}/{userId}/{email}/{token} | - | - | 200 valid 204 invalid | none
DELETE /api/delete-tokens/{userId} | - | - | 200 | optional bearer
POST /api/resend/{appType}/{userId}/{flag} | - | - | 200 mailed 204 noAccount | none
POST /api/activate | userId token password? | - | 200 activated 204 invalidLink | optional
POST /api/validate-email | email | - | 200 free 204 taken | none
POST /api/sign-in/frontend | email password stayConnected? code? byMail? | - | 200 signedIn 202 codeNeeded 204 wrongCredentials | none
POST /api/social-sign-in | provider token verifier fullName? stayConnected? language code? byMail? | - | 200 signedIn 202 codeNeeded 204 invalidToken | none
POST /api/sign-out | - | - | 200 | optional
POST /api/validate-access-token | - | - | 200 | required
POST /api/resend-link | email | - | 200 mailed 204 nothingPending | optional
POST /api/update-language | id language | - | 200 | required
GET /api/user/{id} | - | - | 200 | required
POST /api/update-user | id fullName? email? password? phone? birthDate? location? bio? | - | 200 saved 202 emailAwaitsPermission | required
POST /api/update-promotions | acceptsPromotions language | - | 200 | required
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
GET /api/reviews/{supplierIdOrSlug}/{page}/{size} | - | sort? stars? language? photo? | 200 | none
POST /api/frontend-cars/{page}/{size} | pickupLocation? dropOffLocation? from to language driverAge? filter? sort? | - | 200 | optional
GET /api/car/{idOrSlug}/{language} | - | - | 200 | none
POST /api/quote | car pickupLocation dropOffLocation from to options extras? promoCode? delivery? collection? language driverAge? | - | 200 | optional
POST /api/place-totals | dropOffLocation? from to driverAge? filter? | - | 200 | none
POST /api/price-calendar | pickupLocation? dropOffLocation? car? from to first last driverAge? filter? | - | 200 | none
POST /api/checkout | rental total signedQuote? driver? additionalDriver? deliveryAddress? collectionAddress? arrival? payment termsAccepted remindOfPayment? language | - | 201 booked 202 answerMailed | optional
POST /api/check-checkout-session/{sessionId} | - | - | 200 | optional
GET /api/booking-id/{sessionId} | - | - | 200 | optional
POST /api/payment-webhook/{gateway} | anything | - | 200 | none
GET /api/captcha-challenge | - | - | 200 | none
POST /api/bookings/{page}/{size}/{language} | statuses? suppliers? from? to? datesOf? location? cancelRequested? changeRequested? problemReported? messagesWaiting? refundOwed? abandoned? s? sort? | - | 200 | required
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
PUT /api/set-arrival/{id} | version token? arrival | - | 200 | optional
GET /api/booking-messages/{id}/{page}/{size} | - | token? | 200 | optional
POST /api/send-message/{id} | token? text | - | 200 | optional
POST /api/add-message-picture/{id}/{messageId} | multipart: image | token? | 200 | optional
GET /api/message-picture/{id}/{pictureId} | - | token? | 200 | optional
POST /api/mark-messages-read/{id} | token? lastRead | - | 200 | optional
POST /api/report-messages/{id} | token? reason | - | 200 | optional
POST /api/read-reported-messages/{id}/{page}/{size} | - | - | 200 | required
POST /api/read-reported-picture/{id}/{pictureId} | - | - | 200 | required
GET /api/reports-waiting/{page}/{size} | - | - | 200 | required
POST /api/close-message-reports/{id} | - | - | 200 | required
POST /api/report-problem/{id} | token? text | - | 200 | optional
POST /api/sign-condition-report/{id}/{reportId} | anything | - | 200 | required
POST /api/add-condition-picture/{id}/{reportId}/{angle} | multipart: image | - | 200 | required
GET /api/condition-picture/{id}/{pictureId} | - | token? | 200 | optional
GET /api/condition-report-file/{id}/{language} | - | token? | 200 | optional
POST /api/add-problem-picture/{id}/{problemId} | multipart: image | token? | 200 | optional
GET /api/problem-picture/{id}/{pictureId} | - | token? | 200 | optional
POST /api/decide-change/{id} | version accept total? reason? | - | 200 | required
POST /api/update-booking-status | bookings status payment? | - | 200 | required
POST /api/delete-bookings | bookings | - | 200 | required
POST /api/record-rental/{id} | version kind at? mileage? fuel? | - | 200 | required
POST /api/withdraw-rental-record/{id} | version | - | 200 | required
POST /api/record-no-show/{id} | version refund | - | 200 | required
POST /api/add-booking-note/{id} | text | - | 200 | required
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
GET /api/push-device | - | - | 200 | required
POST /api/save-push-device | endpoint p256dh auth | - | 200 | required
POST /api/remove-push-device | - | - | 200 | required
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
POST /api/user-data/{id} | password? code? passkey? | - | 200 | required
POST /api/delete-account/{id} | password? code? passkey? | - | 200 | required

# The portal
POST /api/sign-in/backend | email password stayConnected? code? byMail? | - | 200 signedIn 202 codeNeeded 204 wrongCredentials | none
GET /api/own-sessions | - | - | 200 | required
POST /api/end-own-session/{sessionId} | - | - | 200 | required
POST /api/end-other-sessions | - | - | 200 | required
GET /api/passkeys | - | - | 200 | required
POST /api/prepare-passkey | password? code? passkey? factorCode? | - | 200 | required
POST /api/add-passkey | name registration | - | 200 | required
POST /api/remove-passkey/{passkeyId} | password? code? passkey? | - | 200 | required
POST /api/passkey-challenge | - | - | 200 | none
POST /api/sign-in-with-passkey | assertion stayConnected? | - | 200 signedIn 204 refused | none
GET /api/second-factor | - | - | 200 | required
POST /api/prepare-authenticator | - | - | 200 | required
POST /api/set-second-factor | anything | - | 200 | required
POST /api/make-recovery-codes | password factorCode | - | 200 | required
GET /api/staff-day/{language} | - | - | 200 | required
GET /api/supplier-access/{supplier} | - | - | 200 | required
GET /api/supplier-rules/{supplier} | - | - | 200 | required
PUT /api/supplier-rules/{supplier} | version identity? hours? terms? fees? covers? deposits? places? | - | 200 | required
GET /api/supplier-team/{supplier} | - | - | 200 | required
POST /api/invite-to-team/{supplier} | email role | - | 200 | required
POST /api/resend-team-invitation/{supplier}/{invitationId} | - | - | 200 | required
POST /api/revoke-team-invitation/{supplier}/{invitationId} | - | - | 200 | required
POST /api/change-team-role/{supplier}/{personId} | role | - | 200 | required
POST /api/remove-from-team/{supplier}/{personId} | - | - | 200 | required
POST /api/end-team-sessions/{supplier}/{personId} | - | - | 200 | required
GET /api/portal-suppliers/{page}/{size} | - | s? standing? | 200 | required
POST /api/read-team-invitation | token | - | 200 valid 204 invalidLink | none
POST /api/join-team | token fullName password language | - | 200 joined 204 invalidLink | none
POST /api/update-supplier-logo/{supplier} | multipart: image | - | 200 | required
POST /api/update-supplier-contract/{supplier}/{language} | multipart: file | - | 200 | required
POST /api/delete-supplier-contract/{supplier}/{language} | - | - | 200 | required
GET /api/fleet-cars/{supplier}/{page} | - | s? status? range? place? sort? descending? | 200 | required
GET /api/fleet-car/{supplier}/{id} | - | - | 200 | required
GET /api/fleet-sheet/{supplier} | - | - | 200 | required
GET /api/fleet-places/{supplier}/{language} | - | - | 200 | required
POST /api/create-car/{supplier} | name body color range fuelType gearbox seats doors aircon fuelPolicy mileage multimedia co2 availability minimumAge minimumLicenceYears deposit excess dailyPrice discounts? cancellation amendments theftProtection collisionDamageWaiver fullInsurance additionalDriver places plate chassisLast registrationDate fiscalPower | - | 200 | required
PUT /api/update-car/{supplier}/{id} | name? body? color? range? fuelType? gearbox? seats? doors? aircon? fuelPolicy? mileage? multimedia? co2? availability? minimumAge? minimumLicenceYears? deposit? excess? dailyPrice? discounts? cancellation? amendments? theftProtection? collisionDamageWaiver? fullInsurance? additionalDriver? places? plate? chassisLast? registrationDate? fiscalPower? version | - | 200 | required
POST /api/duplicate-car/{supplier}/{id} | plate | - | 200 | required
POST /api/publish-car/{supplier}/{id} | version | - | 200 | required
POST /api/withdraw-car/{supplier}/{id} | version | - | 200 | required
POST /api/delete-car/{supplier}/{id} | version | - | 200 | required
POST /api/save-cars/{supplier} | rows | - | 200 | required
POST /api/add-car-photo/{supplier}/{id} | multipart: image | - | 200 | required
POST /api/arrange-car-photos/{supplier}/{id} | photos | - | 200 | required
PUT /api/update-car-photo/{supplier}/{id}/{photoId} | focus? alt? | - | 200 | required
POST /api/delete-car-photo/{supplier}/{id}/{photoId} | - | - | 200 | required
GET /api/car-photo/{supplier}/{id}/{photoId} | - | crop? | 200 | required
GET /api/supplier-prices/{supplier} | - | - | 200 | required
POST /api/save-season/{supplier} | id? version? season | - | 200 | required
POST /api/delete-season/{supplier} | id version | - | 200 | required
POST /api/order-seasons/{supplier} | ids | - | 200 | required
POST /api/preview-season/{supplier} | id? version? season | - | 200 | required
GET /api/supplier-money/{supplier}/{page}/{size} | - | month | 200 | required
GET /api/supplier-statements/{supplier}/{page}/{size} | - | - | 200 | required
GET /api/supplier-statement/{supplier}/{id} | - | - | 200 | required
GET /api/supplier-statement-file/{supplier}/{id}/{format}/{language} | - | - | 200 | required
GET /api/month-statements/{month}/{page}/{size} | - | - | 200 | required
POST /api/issue-statements/{month} | - | - | 200 | required
POST /api/correct-statement/{id} | - | - | 200 | required
POST /api/pay-statement/{id} | amount outstanding reference | - | 200 | required
GET /api/supplier-plan/{supplier} | - | - | 200 | required
POST /api/choose-next-plan/{supplier} | plan billingPeriod startDate | - | 200 | required
POST /api/pay-plan/{supplier} | plan billingPeriod startDate amount | - | 200 | required
POST /api/check-plan-payment/{supplier}/{id} | - | - | 200 | required
POST /api/record-plan-payment/{id} | plan billingPeriod startDate amount reference | - | 200 | required
POST /api/record-plan-refund/{id}/{payment} | method on note? | - | 200 | required
POST /api/grant-plan/{id} | plan until note | - | 200 | required
GET /api/portal-places/{page}/{size}/{language} | - | s? kind? | 200 | required
GET /api/portal-place/{id} | - | - | 200 | required
POST /api/save-place | id? version? place | - | 200 | required
POST /api/delete-place/{id} | version | - | 200 | required
POST /api/update-place-picture/{id} | multipart: image | - | 200 | required
POST /api/delete-place-picture/{id} | - | - | 200 | required
GET /api/portal-countries | - | - | 200 | required
POST /api/save-country | code names version? | - | 200 | required
POST /api/delete-country/{code} | version | - | 200 | required
POST /api/clients/{page}/{size} | status s? | - | 200 | required
GET /api/client/{id} | - | - | 200 | required
GET /api/client-log/{id}/{page}/{size} | - | - | 200 | required
GET /api/client-bookings/{id}/{page}/{size} | - | - | 200 | required
POST /api/act-on-client/{id} | anything | - | 200 | required
POST /api/find-records/{language} | s | - | 200 | required
GET /api/audience-messages/{page}/{size} | - | - | 200 | required
GET /api/audience-message/{id} | - | - | 200 | required
POST /api/save-audience-message | id? version? message | - | 200 | required
POST /api/preview-audience-message | title kind audience texts | - | 200 | required
POST /api/act-on-audience-message/{id} | action version | - | 200 | required
POST /api/delete-audience-message/{id} | version | - | 200 | required
GET /api/saved-cars | - | - | 200 | required
POST /api/add-saved-cars | cars | - | 200 | required
POST /api/remove-saved-car/{id} | - | - | 200 | required
POST /api/set-price-alert/{id} | isOn | - | 200 | required
POST /api/saved-car-totals | cars language | - | 200 | none
GET /api/runtime-settings | - | - | 200 | required
POST /api/change-runtime-setting | version setting value from | - | 200 | required
GET /api/audit/{size}/{language} | - | person? kind? supplier? from? to? beforeAt? beforeId? | 200 | required
GET /api/debts/{status}/{page}/{size} | - | - | 200 | required
POST /api/follow-up-debt/{id} | version followUpOn note | - | 200 | required
POST /api/pay-balance/{supplier} | statement amount | - | 200 | required
POST /api/check-balance-payment/{supplier}/{id} | - | - | 200 | required
POST /api/find-fine/{supplier} | plate at | - | 200 | required
POST /api/fine-letter/{supplier} | plate at driver notice licence identity address language | - | 200 | required
GET /api/bank-account/{supplier} | - | - | 200 | required
POST /api/set-bank-account/{supplier} | version rib password code | - | 200 | required
GET /api/supplier-figures/{supplier}/{period} | - | - | 200 | required
GET /api/all-figures/{period} | - | - | 200 | required
GET /api/due-payouts/{page}/{size} | - | - | 200 | required
GET /api/payouts/{state}/{page}/{size} | - | - | 200 | required
GET /api/payout-batches/{page}/{size} | - | - | 200 | required
POST /api/prepare-payouts | payouts | - | 200 | required
GET /api/payout-file/{batch}/{language} | - | - | 200 | required
POST /api/pay-payouts | ids reference | - | 200 | required
POST /api/cancel-payouts | ids | - | 200 | required
POST /api/return-payout/{id} | reason | - | 200 | required
GET /api/supplier-payouts/{supplier}/{page}/{size} | - | - | 200 | required
GET /api/saved-replies/{supplier} | - | - | 200 | required
POST /api/save-reply/{supplier} | id? version? reply | - | 200 | required
POST /api/delete-reply/{supplier} | id version | - | 200 | required
GET /api/supplier-promo-codes/{supplier} | - | - | 200 | required
POST /api/save-promo-code/{supplier} | id? version? promo | - | 200 | required
POST /api/retire-promo-code/{supplier} | id version | - | 200 | required
GET /api/marketplace-promo-codes | - | - | 200 | required
POST /api/save-marketplace-promo-code | id? version? promo | - | 200 | required
POST /api/retire-marketplace-promo-code | id version | - | 200 | required
GET /api/supplier-extras/{supplier} | - | - | 200 | required
POST /api/save-extra/{supplier} | id? version? extra | - | 200 | required
POST /api/retire-extra/{supplier} | id version | - | 200 | required
POST /api/register-supplier | agencyName taxNumber city fullName email phone password termsAccepted language | - | 200 signedIn 202 answerMailed | none
GET /api/supplier-checklist/{supplier} | - | - | 200 | required
GET /api/supplier-deposits/{supplier}/{state}/{page}/{size} | - | - | 200 | required
POST /api/submit-supplier/{supplier} | - | - | 200 | required
GET /api/supplier-documents/{supplier} | - | - | 200 | required
POST /api/hand-in-document/{supplier}/{type} | multipart: file | car? title? number? issuedOn? expiresOn? | 200 | required
GET /api/supplier-document-file/{supplier}/{id} | - | - | 200 | required
GET /api/documents-waiting/{page}/{size} | - | - | 200 | required
POST /api/decide-document/{id} | reason reasonCode? | - | 200 | required
GET /api/suppliers-waiting/{page}/{size} | - | - | 200 | required
POST /api/decide-supplier/{id} | reason | - | 200 | required
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

// Only checkout responds with 201, because only it creates a booking. The last five yes-or-no calls are not
// in the list of product.md, section 15.
test("only yes-or-no calls respond with 204, only checkout with 201, only calls continued by mail or code with 202", () => {
  const yesNoCalls = [
    "readTeamInvitation",
    "joinTeam",
    "checkToken",
    "activate",
    "checkPassword",
    "hasPassword",
    "changePassword",
    "validateEmail",
    "resend",
    "resendLink",
    "verifyRecaptcha",
    "verifyPassword",
    "allowEmailChange",
    "undoEmailChange",
    "signInWithPasskey",
  ];
  const continuedCallStatuses: Record<string, string[]> = {
    checkout: ["201", "202"],
    signUp: ["200", "202"],
    registerSupplier: ["200", "202"],
    updateUser: ["200", "202"],
    signIn: ["200", "202", "204"],
    signInStaff: ["200", "202", "204"],
    socialSignIn: ["200", "202", "204"],
  };
  for (const { name, responses } of allEndpoints) {
    const statuses = yesNoCalls.includes(name) ? ["200", "204"] : (continuedCallStatuses[name] ?? ["200"]);
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

test("calls that may refuse a price have a refusal body with the current quote", () => {
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
