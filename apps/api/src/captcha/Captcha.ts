/** A verified captcha solution. */
export interface SolvedCaptcha {
  /** Unique id of the solution; it is accepted once. */
  key: string;
  /** End of its validity. */
  expiresAt: Date;
}

/** A captcha provider. */
export interface Captcha {
  provider: "altcha" | "recaptcha";
  /** The public key for the provider's own script, if it has one. */
  siteKey?: string;
  /** Returns a puzzle for the browser. `waiting`: unconfirmed guest holds of its network; the more, the harder it may be. */
  challenge: (asked: { waiting: number }) => Promise<Record<string, unknown>>;
  /** Verifies a browser's solution; undefined when it is invalid. May be called twice with one text. */
  check: (token: string) => Promise<SolvedCaptcha | undefined>;
}
