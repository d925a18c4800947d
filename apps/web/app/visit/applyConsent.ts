import { deleteGtagCookies, startGtag } from "#web/analytics/gtag.ts";
import { clearPurchases } from "#web/analytics/purchases.ts";
import type { Consent } from "#web/consent/readConsent.ts";
import { storeConsent } from "#web/consent/storeConsent.ts";

/** Stores the choice and applies it. A refusal also removes the data stored after an earlier agreement. */
export function applyConsent(consent: Consent, gtagId: string): void {
  storeConsent(consent);
  if (consent === "granted") return startGtag(gtagId);
  clearPurchases();
  deleteGtagCookies();
}
