import { ActivationRequest } from "@sayara/domain/account/ActivationRequest";
import { User } from "@sayara/domain/user/User";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/**
 * Uses up the token of a mail: confirms the address, sets the password if one comes, and signs in. Whoever made the account
 * may not be who has the address: only in a browser that has a session of this very account may the password be left out,
 * and never for a reset. Elsewhere a new one is needed, and every other session and way in ends. Where it is needed and
 * did not come, that is refused as `invalid_input` with the field `password`, and the link stays good. 204: the link is
 * expired or used.
 */
export const activate = defineEndpoint({
  name: "activate",
  method: "POST",
  path: "/api/activate",
  body: ActivationRequest,
  answers: { 200: User, 204: noContent },
  refusals: ["account_suspended"],
  session: "optional",
  sessionEffect: "opens",
});
