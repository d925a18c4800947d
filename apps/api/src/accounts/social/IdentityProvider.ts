import type { SocialProvider } from "@sayara/domain/user/SocialProvider";

/** An identity verified by a provider. */
export interface Identity {
  /** The provider's stable id of the user. */
  subject: string;
  /** In lower case. Undefined if the provider omits it. */
  email: string | undefined;
  /** True if the provider has verified the address. */
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** Hash of the verifier. Identifies one request of one browser. */
  nonce: string;
  expiresAt: Date;
}

/** A provider of social sign-in (OpenID Connect). */
export interface IdentityProvider {
  clientId: string;
  /** URL and parameters of the browser's authorisation request. */
  authorizationUrl: string;
  scope: string;
  responseType: string;
  /** True if the provider responds with a form post, which this server forwards to the page. */
  respondsByFormPost: boolean;
  /**
   * Verifies a signed token. Undefined if its issuer or audience is wrong, or if its nonce does not match the verifier.
   */
  identify: (token: string, verifier: string) => Promise<Identity | undefined>;
}

export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>;
