/** The visitor's decision about analytics. */
export type Consent = "granted" | "refused";

/** Reads the decision; null if there is none. Browser only: documents are the same for all visitors. */
export function readConsent(): Consent | null {
  const [, value] = /(?:^|; )sayara\.consent=(granted|refused)(?:;|$)/.exec(document.cookie) ?? [];
  return value === "granted" || value === "refused" ? value : null;
}
