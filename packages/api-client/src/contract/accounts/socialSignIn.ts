import { SocialProvider } from "@sayara/domain/user/SocialProvider";
import { User } from "@sayara/domain/user/User";
import { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** What a provider's sign-in brought. */
export const SocialCredentials = v.object({
  provider: SocialProvider,
  /** The provider's signed identity token. */
  token: v.pipe(v.string(), v.maxLength(8000)),
  /**
   * What the nonce of the token was made from: a random text that no one but the asking browser or app knows. The
   * provider is sent its SHA-256 in base64url as `nonce`, so that whoever sees the token can't answer for it.
   */
  verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(200)),
  /** The person's name, where the provider tells it beside its token; only a new account takes it. */
  fullName: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  stayConnected: v.optional(v.boolean(), false),
  language: Language,
});

/**
 * 200 with the user, and a session cookie; 204 when the token is not the provider's, not for us, not asked for with this
 * verifier, or taken before.
 */
export const socialSignIn = defineEndpoint({
  name: "socialSignIn",
  method: "POST",
  path: "/api/social-sign-in",
  body: SocialCredentials,
  answers: { 200: User, 204: noContent },
  refusals: ["account_suspended", "email_registered"],
  sessionEffect: "opens",
});
