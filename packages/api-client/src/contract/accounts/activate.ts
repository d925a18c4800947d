import { ActivationRequest } from "@sayara/domain/account/ActivationRequest";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link activate}. */
export const activateInput = {
  body: ActivationRequest,
};

/**
 * Confirms the address with a mailed link, sets a password and signs in. The link works once. `invalidLink`: it has
 * expired or been used.
 *
 * The password may be omitted only in a browser with a session of this account, and never after a reset: the
 * person who created the account may not own the address. Otherwise a new password is required, and every
 * other session and sign-in method ends. If a required password is missing, the call is refused with
 * `invalid_input` and the field `password`, and the link stays valid.
 *
 * In the portal, an account with a second factor is refused with `not_allowed`, unless the browser has a
 * session of the account.
 */
export const activate = defineEndpoint({
  name: "activate",
  method: "POST",
  path: "/api/activate",
  input: inputOf<typeof activateInput>(),
  responses: { 200: User, 204: noContent },
  outcomes: { 200: "activated", 204: "invalidLink" },
  refusals: ["account_suspended", "not_allowed"],
  session: "optional",
  sessionEffect: "opens",
});
