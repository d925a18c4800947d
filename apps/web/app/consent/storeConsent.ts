import { consentName } from "./consentName.ts";
import type { Consent } from "./readConsent.ts";

/** Seconds. The visitor is asked again after 180 days. */
const LIFETIME = 180 * 24 * 60 * 60;

/** Stores the decision. Without cookies the visitor counts as not having consented. */
export function storeConsent(consent: Consent): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${consentName}=${consent}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
