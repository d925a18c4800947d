import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/** Input schemas of {@link resendConfirmation}. */
export const resendConfirmationInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ token: SignedToken, email: Email }),
};

/**
 * Mails the request's confirmation again to a guest, until the request is confirmed or lapses. With another `email`,
 * the booking first moves to that address and the links of the old one are revoked; only the browser that booked may do
 * this (`proof_required`). Mails are limited per address (`too_many_requests`). `email_registered`: the new address has
 * an account. `transition_refused`: there is nothing left to confirm.
 */
export const resendConfirmation = defineEndpoint({
  name: "resendConfirmation",
  method: "POST",
  path: "/api/resend-confirmation/{id}",
  input: inputOf<typeof resendConfirmationInput>(),
  responses: {
    200: v.object({
      /** Token for the calling page: the page's own token, or a replacement if that was revoked. */
      token: SignedToken,
    }),
  },
  refusals: ["not_found", "link_revoked", "proof_required", "email_registered", "transition_refused"],
});
