import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { User } from "@sayara/domain/user/User";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

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
});

/** Input schemas of {@link socialSignIn}. */
export const socialSignInInput = {
  body: SocialCredentials,
};

/**
 * Signs in with an external account. `signedIn`: returns the user and sets a session cookie. `invalidToken`: the token
 * has another issuer, audience or verifier, or was used before. An account with a second factor is refused with
 * `not_allowed`: it signs in with its password.
 */
export const socialSignIn = defineEndpoint({
  name: "socialSignIn",
  method: "POST",
  path: "/api/social-sign-in",
  input: inputOf<typeof socialSignInInput>(),
  responses: { 200: User, 204: noContent },
  outcomes: { 200: "signedIn", 204: "invalidToken" },
  refusals: ["account_suspended", "email_registered", "not_allowed"],
  sessionEffect: "opens",
});
