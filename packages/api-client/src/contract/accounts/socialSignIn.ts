import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { User } from "@sayara/domain/user/User";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { SecondFactorNeeded } from "./signIn.ts";

/** Result of signing in with a provider. */
export const SocialCredentials = v.object({
  provider: SocialProvider,
  /** The provider's signed identity token. */
  token: v.pipe(v.string(), v.maxLength(8000)),
  /**
   * Random text from which the token's nonce is derived; only the browser or app that requested the token has
   * it. The provider gets its SHA-256 in base64url as `nonce`, so a stolen token alone is useless.
   */
  verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(200)),
  /** The person's name, if the provider sends it besides the token. Used for new accounts only. */
  fullName: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  stayConnected: v.optional(v.boolean(), false),
  language: Language,
  /** The second factor: the code from the app, a recovery code, or the code from the latest mail. */
  code: v.exactOptional(SecondFactorCode),
  /**
   * Whether to mail a code even though the account has an authenticator app, for example because the phone is
   * lost [SF3].
   */
  byMail: v.exactOptional(v.boolean()),
});

/** Input schemas of {@link socialSignIn}. */
export const socialSignInInput = {
  body: SocialCredentials,
};

/**
 * Signs in with an external account. `signedIn`: returns the user and sets a session cookie. `invalidToken`: the token
 * has another issuer, audience or verifier, or has opened a session before. Without `code`, an account with a second
 * factor gets `codeNeeded` [SF1]; then the same call is sent with the code, while the provider's token is valid.
 */
export const socialSignIn = defineEndpoint({
  name: "socialSignIn",
  method: "POST",
  path: "/api/social-sign-in",
  input: inputOf<typeof socialSignInInput>(),
  responses: { 200: User, 202: SecondFactorNeeded, 204: noContent },
  outcomes: { 200: "signedIn", 202: "codeNeeded", 204: "invalidToken" },
  refusals: ["account_suspended", "email_registered", "code_wrong", "code_expired"],
  sessionEffect: "opens",
});
