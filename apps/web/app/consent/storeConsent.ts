import { consentName } from "./consentName.ts";
import type { Consent } from "./readConsent.ts";

/** Seconds. After 180 days the visitor is asked again. */
const LIFETIME = 180 * 24 * 60 * 60;

/** Stores the answer. Without cookies the visitor counts as not having agreed. */
export function storeConsent(consent: Consent): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${consentName}=${consent}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
