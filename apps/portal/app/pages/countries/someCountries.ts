import type { PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";

/** One with places, and one without. */
export const someCountries: PortalCountry[] = [
  { code: "MT", names: { fr: "Malte", en: "Malta", es: "Malta" }, places: 0 },
  { code: "TN", names: { fr: "Tunisie", en: "Tunisia", es: "Túnez" }, places: 24 },
];
