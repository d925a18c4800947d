import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { anExtra } from "@sayara/domain/testing/anExtra";

/** Extras for stories and tests. */
export const someExtras: StoredExtra[] = [
  { ...anExtra(), id: "extra-1", version: 1 },
  {
    ...anExtra({
      kind: "roofBox",
      name: inAllLanguages({ fr: "Coffre de toit 400 l", en: "Roof box 400 l", es: "Baúl de techo 400 l" }),
      price: 60,
      per: "rental",
      maximumPerRental: 1,
      stock: 4,
    }),
    id: "extra-2",
    version: 3,
  },
  {
    ...anExtra({
      kind: "gps",
      name: inAllLanguages({ fr: "GPS Garmin", en: "Garmin GPS", es: "GPS Garmin" }),
      price: 0,
      maximumPerRental: 1,
      stock: 1,
    }),
    id: "extra-3",
    version: 1,
  },
];
