import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/** Schemas of the input of {@link resendConfirmation}. */
export const resendConfirmationInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken, email: Email }),
};

/**
 * Mails the request's confirmation again to a guest, until it is confirmed or lapses. With another `email` the booking
 * moves to that address first, and the links of the old one are revoked: only from the browser that booked
 * (`proof_required`). Mails are limited per address (`too_many_requests`). `email_registered`: the new address has an
 * account. `transition_refused`: there is nothing to confirm any more.
 */
export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/api/resend-confirmation/{id}",
  input: inputOf<typeof resendConfirmationInput>(),
  answers: {
    200: v.object({
      /** For the page that called: its own, or one in place of its revoked one. */
      token: SignedToken,
    }),
  },
  refusals: ["not_found", "link_revoked", "proof_required", "email_registered", "transition_refused"],
});
