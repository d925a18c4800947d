import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import { User } from "@sayara/domain/user/User";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input of a sign-in. `stayConnected` keeps the session after the browser closes. */
export const Credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(200)),
  stayConnected: v.optional(v.boolean(), false),
  /** The second factor: the code from the app, a recovery code, or the code from the latest mail. */
  code: v.exactOptional(SecondFactorCode),
  /**
   * Whether to mail a code even though the account has an authenticator app, for example because the phone is
   * lost [SF3].
   */
  byMail: v.exactOptional(v.boolean()),
});

/** Response to a correct password without the code of the account's second factor [SF1]. */
export const SecondFactorNeeded = v.object({
  /** `mail`: a code was mailed to the account's address. */
  method: orUnknown(SecondFactorMethod),
});

/** Input schemas of {@link signIn}. */
export const signInInput = {
  body: Credentials,
};

/**
 * Signs in with email and password. `signedIn`: returns the user and sets a session cookie. Without `code`, an account
 * with a second factor gets `codeNeeded`; then the same call is sent with the code.
 */
export const signIn = defineEndpoint({
  name: "signIn",
  method: "POST",
  path: "/api/sign-in/frontend",
  input: inputOf<typeof signInInput>(),
  responses: { 200: User, 202: SecondFactorNeeded, 204: noContent },
  outcomes: { 200: "signedIn", 202: "codeNeeded", 204: "wrongCredentials" },
  refusals: ["account_suspended", "code_wrong", "code_expired"],
  sessionEffect: "opens",
});
