/** Who a provider of identities says that somebody is. */
export interface Identity {
  /** The provider's own name for them; it never changes. */
  subject: string;
  /** In lower case; undefined where the provider does not tell it. */
  email: string | undefined;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
  fullName: string | undefined;
  /** Whom the provider has answered: one request of one browser. */
  nonce: string;
  /** When the token that says so ends. */
  expiresAt: Date;
}

/** Somebody else's accounts that may be used to sign in here (OpenID Connect). */
export interface IdentityProvider {
  clientId: string;
  /** Where a browser asks for a token, and what it asks with. */
  authorizationUrl: string;
  scope: string;
  responseType: string;
  /** It answers by a form, which no page can read: its answer comes by way of this server. */
  answersByForm: boolean;
  /** Reads a signed token; undefined when it is not the provider's, not for us, or not an answer to this verifier. */
  identify: (token: string, verifier: string) => Promise<Identity | undefined>;
}
