import type { SocialProvider } from "@sayara/domain/user/SocialProvider";

/** An identity verified by a provider. */
export interface Identity {
  /** The provider's stable id of the user. */
  subject: string;
  /** In lower case; undefined where the provider omits it. */
  email: string | undefined;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** Hash of the verifier: identifies one request of one browser. */
  nonce: string;
  /** Expiry of the token. */
  expiresAt: Date;
}

/** A provider of social sign-in (OpenID Connect). */
export interface IdentityProvider {
  clientId: string;
  /** URL and parameters of the browser's authorisation request. */
  authorizationUrl: string;
  scope: string;
  responseType: string;
  /** The provider answers with a form post, which this server forwards to the page. */
  answersByForm: boolean;
  /**
   * Verifies a signed token. Undefined when it has another issuer or audience, or another nonce than the
   * verifier's.
   */
  identify: (token: string, verifier: string) => Promise<Identity | undefined>;
}

/** The configured providers. */
export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>;
