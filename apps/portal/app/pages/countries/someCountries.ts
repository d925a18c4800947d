import type { PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";

/** One with places, and one without. */
export const someCountries: PortalCountry[] = [
  { code: "MT", version: "40", names: { fr: "Malte", en: "Malta", es: "Malta" }, places: 0 },
  { code: "TN", version: "41", names: { fr: "Tunisie", en: "Tunisia", es: "Túnez" }, places: 24 },
];
