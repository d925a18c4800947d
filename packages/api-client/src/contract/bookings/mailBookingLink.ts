import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link mailBookingLink}. */
export const mailBookingLinkInput = {
  params: v.object({ id: EntityId }),
  body: AccountEmail,
};

/**
 * Mails a guest the link to the booking if `email` is the address that booked, and links still open the
 * booking. The response is the same in every other case, so it does not reveal who booked. Mails are limited
 * per address (`too_many_requests`).
 */
export const mailBookingLink = defineEndpoint({
  name: "mailBookingLink",
  method: "POST",
  path: "/api/mail-booking-link/{id}",
  input: inputOf<typeof mailBookingLinkInput>(),
  responses: { 200: noContent },
});
