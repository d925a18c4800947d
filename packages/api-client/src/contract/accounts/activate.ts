import { ActivationRequest } from "@sayara/domain/account/ActivationRequest";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/**
 * Uses up the token of a mail: confirms the address, sets the password (required by a reset, and where the account has no
 * other way in), and signs in. 204: the link is expired or used. Where a password is needed and none came, it is refused as
 * `invalid_input` with the field `password`, and the link stays good.
 */
export const activate = defineEndpoint({
  name: "activate",
  method: "POST",
  path: "/api/activate",
  body: ActivationRequest,
  answers: { 200: User, 204: noContent },
  refusals: ["account_suspended"],
  sessionEffect: "opens",
});
