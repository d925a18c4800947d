/** A verified captcha solution. */
export interface SolvedCaptcha {
  /** Unique id of the solution, which is accepted once. */
  key: string;
  /** Time at which the solution expires. */
  expiresAt: Date;
}

export interface Captcha {
  provider: "altcha" | "recaptcha";
  /** The public key for the provider's own script, if it has one. */
  siteKey?: string;
  /**
   * Returns a puzzle for the browser. `unconfirmedHolds` is the number of unconfirmed guest holds from the
   * browser's network address; more of them may make the puzzle harder.
   */
  challenge: (options: { unconfirmedHolds: number }) => Promise<Record<string, unknown>>;
  /** Verifies a browser's solution; resolves to undefined when it is invalid. May be called twice with one token. */
  check: (token: string) => Promise<SolvedCaptcha | undefined>;
}
