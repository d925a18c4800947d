import type { MessageDescriptor } from "@lingui/core";

/**
 * The driver's consent to promotional emails, with the site's name as `brand`. The API stores this text with
 * the consent [MA7]: a text with another meaning needs another id.
 */
export const promotionConsentMessage: MessageDescriptor = /*i18n*/ {
  id: "promotions.consent",
  message:
    "Send me offers and news from {brand} by email. I can stop them at any time in my settings, or with the link in each email.",
};
