import { User } from "@sayara/domain/user/User";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Credentials, SecondFactorNeeded } from "./signIn.ts";

/** Input schemas of {@link signInStaff}. */
export const signInStaffInput = {
  body: Credentials,
};

/**
 * Signs in to the portal as {@link signIn} does to the website, with a separate cookie. Refused with `not_allowed` for
 * drivers, who cannot use the portal.
 */
export const signInStaff = defineEndpoint({
  name: "signInStaff",
  method: "POST",
  path: "/api/sign-in/backend",
  input: inputOf<typeof signInStaffInput>(),
  responses: { 200: User, 202: SecondFactorNeeded, 204: noContent },
  outcomes: { 200: "signedIn", 202: "codeNeeded", 204: "wrongCredentials" },
  refusals: ["account_suspended", "not_allowed", "code_wrong", "code_expired"],
  sessionEffect: "opens",
});
