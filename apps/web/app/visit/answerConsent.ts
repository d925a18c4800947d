import { forgetGtag, startGtag } from "#web/analytics/gtag.ts";
import { forgetPurchases } from "#web/analytics/purchases.ts";
import type { Consent } from "#web/consent/readConsent.ts";
import { storeConsent } from "#web/consent/storeConsent.ts";

/** Stores the answer and obeys it: a refusal also removes what an earlier agreement stored. */
export function answerConsent(consent: Consent, gtagId: string): void {
  storeConsent(consent);
  if (consent === "granted") return startGtag(gtagId);
  forgetPurchases();
  forgetGtag();
}
