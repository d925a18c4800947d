import { BookingCode } from "@sayara/domain/booking/actions/mailboxProof";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken, text } from "../texts.ts";

/** Schemas of the input of {@link mailBookingCode}. */
export const mailBookingCodeInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken }),
};

/**
 * Mails a code to the booking's driver, for `proveBooking` in this browser: the answer sets a cookie. A later code
 * replaces it. Codes are limited per address and booking (`too_many_requests`).
 */
export const mailBookingCode = defineEndpoint({
  name: "mailBookingCode",
  method: "POST",
  path: "/api/mail-booking-code/{id}",
  input: inputOf<typeof mailBookingCodeInput>(),
  answers: {
    200: v.object({
      /** The address of the mailbox. */
      email: text(254),
      expiresAt: Instant,
    }),
  },
  refusals: ["not_found", "link_revoked"],
});

/** Schemas of the input of {@link proveBooking}. */
export const proveBookingInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken, code: BookingCode }),
};

/**
 * Proves the mailbox with a mailed code: this browser's user reads the booking's mails. Until `until` it may then pay,
 * edit and cancel this booking by the signed link. `code_wrong`: another code may be typed. `code_expired`: used, too
 * old, wrong too often, or mailed for another browser; a new one is needed.
 */
export const proveBooking = defineEndpoint({
  name: "proveBooking",
  method: "POST",
  path: "/api/prove-booking/{id}",
  input: inputOf<typeof proveBookingInput>(),
  answers: { 200: v.object({ until: Instant }) },
  refusals: ["not_found", "link_revoked", "code_wrong", "code_expired"],
});
