/** A proof that someone has solved a captcha. */
export interface SolvedCaptcha {
  /** Names this proof among all: it is taken once. */
  key: string;
  /** When it is worthless by itself. */
  expiresAt: Date;
}

/** How it is found out that a person is at work. */
export interface Captcha {
  provider: "altcha" | "recaptcha";
  /** What the provider's own script asks for, if there is one. */
  siteKey?: string;
  /** A puzzle for the browser. */
  challenge: () => Promise<Record<string, unknown>>;
  /** What a browser gave as solved, if it is. It may be asked about the same text twice. */
  check: (token: string) => Promise<SolvedCaptcha | undefined>;
}
