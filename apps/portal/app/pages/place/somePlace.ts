import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import type { PlaceData } from "./Place.load.ts";

const tunis = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", name: "Tunis" };

/** An airport that cars, agencies and bookings refer to. */
const airport: PlaceRecord = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  version: "812",
  slug: "tunis-carthage",
  oldSlugs: ["aeroport-tunis"],
  kind: "airport",
  country: "TN",
  names: inAllLanguages({
    fr: "Aéroport de Tunis-Carthage",
    en: "Tunis-Carthage Airport",
    es: "Aeropuerto de Túnez-Cartago",
    ar: "مطار تونس قرطاج",
  }),
  otherNames: ["El Aouina"],
  code: "TUN",
  position: { latitude: 36.85103, longitude: 10.22794 },
  parent: { ...tunis, slug: "tunis" },
  image: null,
  featuredRank: null,
  trafficRank: 1,
  uses: [
    {
      use: "cars",
      count: 180,
      names: ["Dacia Logan", "Kia Picanto", "Kia Rio", "Renault Clio", "Seat Ibiza"],
    },
    { use: "agencies", count: 2, names: ["Carthage Auto", "Djerba Cars"] },
    { use: "bookings", count: 100, names: ["SY-7K3Q9D"] },
  ],
  edits: [
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e32",
      at: "2026-11-26T14:12:00Z",
      by: "Leïla Mansour",
      action: "changed",
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e31",
      at: "2026-11-02T09:00:00Z",
      by: "Leïla Mansour",
      action: "created",
    },
  ],
};

/** A place with the choices of its form. */
export const somePlace: PlaceData & { place: PlaceRecord } = {
  place: airport,
  parents: [{ id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03", name: "Sousse" }, tunis],
  countries: [
    {
      code: "MT",
      version: "40",
      names: inAllLanguages({ fr: "Malte", en: "Malta", es: "Malta" }),
      places: 0,
    },
    {
      code: "TN",
      version: "41",
      names: inAllLanguages({ fr: "Tunisie", en: "Tunisia", es: "Túnez" }),
      places: 24,
    },
  ],
};
