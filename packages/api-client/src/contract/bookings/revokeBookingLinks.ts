import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

/** Input schemas of {@link revokeBookingLinks}. */
export const revokeBookingLinksInput = {
  params: v.object({ id: EntityId }),
  /** `token`: from the signed link; null with a session. */
  body: v.object({ token: v.nullable(SignedToken) }),
};

/**
 * Revokes every signed link of a guest's booking (`link_revoked` from then on) and the permissions of all other
 * browsers. A new link is mailed to the driver. With a signed link, call `proveBooking` first (`proof_required`).
 * `transition_refused`: the booking has no links.
 */
export const revokeBookingLinks = defineEndpoint({
  name: "revokeBookingLinks",
  method: "POST",
  path: "/api/revoke-booking-links/{id}",
  input: inputOf<typeof revokeBookingLinksInput>(),
  responses: {
    200: v.object({
      /** Token for the calling page, which replaces its revoked one; null with a session. */
      token: v.nullable(SignedToken),
    }),
  },
  refusals: [
    "not_signed_in",
    "not_allowed",
    "not_found",
    "link_revoked",
    "proof_required",
    "transition_refused",
  ],
  session: "optional",
});
