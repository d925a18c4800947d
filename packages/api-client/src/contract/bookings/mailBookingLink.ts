import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Schemas of the input of {@link mailBookingLink}. */
export const mailBookingLinkInput = {
  params: v.object({ id: EntityId }),
  body: AccountEmail,
};

/**
 * Mails a guest the link to the booking, where `email` is the address that booked and links still open it. The answer is
 * the same otherwise: it tells nobody who booked. Mails are limited per address (`too_many_requests`).
 */
export const mailBookingLink = defineEndpoint({
  name: "mailBookingLink",
  method: "POST",
  path: "/api/mail-booking-link/{id}",
  input: inputOf<typeof mailBookingLinkInput>(),
  answers: { 200: noContent },
});
