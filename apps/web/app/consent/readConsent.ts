/** The visitor's answer about analytics. */
export type Consent = "granted" | "refused";

/** Reads the answer; null without one. Browser only: documents are the same for all visitors. */
export function readConsent(): Consent | null {
  const [, answer] = /(?:^|; )sayara\.consent=(granted|refused)(?:;|$)/.exec(document.cookie) ?? [];
  return answer === "granted" || answer === "refused" ? answer : null;
}
