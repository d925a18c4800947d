import type { Extra } from "@sayara/domain/pricing/extras/Extra";

/** The extras of an agency, at prices that are common in Tunisia. */
export const demoExtras: readonly Extra[] = [
  {
    kind: "childSeat",
    name: {
      fr: "Siège enfant (1 à 4 ans)",
      en: "Child seat (1 to 4 years)",
      es: "Silla para niños (1 a 4 años)",
    },
    price: 8,
    per: "day",
    maximumPerRental: 2,
    stock: 10,
  },
  {
    kind: "boosterSeat",
    name: {
      fr: "Rehausseur (4 à 12 ans)",
      en: "Booster seat (4 to 12 years)",
      es: "Elevador (4 a 12 años)",
    },
    price: 5,
    per: "day",
    maximumPerRental: 3,
    stock: 12,
  },
  {
    kind: "gps",
    name: { fr: "GPS", en: "GPS", es: "GPS" },
    price: 6,
    per: "day",
    maximumPerRental: 1,
    stock: 6,
  },
  {
    kind: "roofBox",
    name: { fr: "Coffre de toit", en: "Roof box", es: "Cofre de techo" },
    price: 60,
    per: "rental",
    maximumPerRental: 1,
    stock: 3,
  },
];
