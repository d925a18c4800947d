import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken, text } from "../texts.ts";

/** Input schemas of {@link mailBookingCode}. */
export const mailBookingCodeInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken }),
};

/**
 * Mails a code to the booking's driver, for `proveBooking` in this browser: the response sets a cookie. A later code
 * replaces it. Codes are limited per address and booking (`too_many_requests`).
 */
export const mailBookingCode = defineEndpoint({
  name: "mailBookingCode",
  method: "POST",
  path: "/api/mail-booking-code/{id}",
  input: inputOf<typeof mailBookingCodeInput>(),
  responses: {
    200: v.object({
      /** The address that the code was mailed to. */
      email: text(254),
      expiresAt: Instant,
    }),
  },
  refusals: ["not_found", "link_revoked"],
});

/** Input schemas of {@link proveBooking}. */
export const proveBookingInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken, code: SixDigitCode }),
};

/**
 * Proves with a mailed code that this browser's user reads the booking's mails. Until `until`, the browser
 * may then pay, edit and cancel this booking with the signed link. `code_wrong`: another code may be entered.
 * `code_expired`: a new code is needed, because the code was used, is too old, was mistyped too often, or was
 * mailed for another browser.
 */
export const proveBooking = defineEndpoint({
  name: "proveBooking",
  method: "POST",
  path: "/api/prove-booking/{id}",
  input: inputOf<typeof proveBookingInput>(),
  responses: { 200: v.object({ until: Instant }) },
  refusals: ["not_found", "link_revoked", "code_wrong", "code_expired"],
});
