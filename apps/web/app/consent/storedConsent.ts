/** The visitor's answer about analytics. */
export type Consent = "granted" | "refused";

/** Name of the cookie with the answer. It outlives signing out (product.md, section 14). */
export const consentName = "sayara.consent";

/** Seconds. After 180 days the visitor is asked again. */
const LIFETIME = 180 * 24 * 60 * 60;

/** Reads the answer; null without one. Browser only: documents are the same for all visitors. */
export function readConsent(): Consent | null {
  const [, answer] = /(?:^|; )sayara\.consent=(granted|refused)(?:;|$)/.exec(document.cookie) ?? [];
  return answer === "granted" || answer === "refused" ? answer : null;
}

/** Stores the answer. Without cookies the visitor counts as not having agreed. */
export function storeConsent(consent: Consent): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${consentName}=${consent}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
