import type { PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";

/** A country with places, and one without. */
export const someCountries: PortalCountry[] = [
  { code: "MT", version: "40", names: inAllLanguages({ fr: "Malte", en: "Malta", es: "Malta" }), places: 0 },
  {
    code: "TN",
    version: "41",
    names: inAllLanguages({ fr: "Tunisie", en: "Tunisia", es: "Túnez" }),
    places: 24,
  },
];
