import { ActivationRequest } from "@sayara/domain/account/ActivationRequest";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Schemas of the input of {@link activate}. */
export const activateInput = {
  body: ActivationRequest,
};

/**
 * Confirms the address by a mailed link, sets a password and signs in. Spends the link. `invalidLink`: it is expired or
 * used.
 *
 * The password may be left out only in a browser with a session of this account, and never after a reset: the
 * person who created the account may not own the address. Otherwise a new password is required, and every
 * other session and sign-in method ends. A required password that is missing is refused as `invalid_input`
 * with the field `password`; the link stays valid.
 */
export const activate = defineEndpoint({
  name: "activate",
  method: "POST",
  path: "/api/activate",
  input: inputOf<typeof activateInput>(),
  answers: { 200: User, 204: noContent },
  outcomes: { 200: "activated", 204: "invalidLink" },
  refusals: ["account_suspended"],
  session: "optional",
  sessionEffect: "opens",
});
