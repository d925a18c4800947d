import { useLingui } from "@lingui/react/macro";
import type { DepositOffer } from "@sayara/domain/deposit/DepositTerms";
import { depositOfferTexts } from "@sayara/i18n/messages/car/depositOfferTexts";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Returns a function that lists the amounts of a car's security deposit with the methods for each. */
export function useDepositText(): (offers: readonly DepositOffer[]) => string {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (offers) =>
    formats.parts(
      depositOfferTexts(offers, {
        text: (message, values) => i18n._({ ...message, ...(values && { values }) }),
        price: (dinars) => formats.price(dinars),
        parts: formats.parts,
      }),
      " · ",
    );
}
