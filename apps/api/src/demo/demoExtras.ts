import type { Extra } from "@sayara/domain/pricing/extras/Extra";

/** The extras of an agency, at prices that are common in Tunisia. */
export const demoExtras: readonly Extra[] = [
  {
    kind: "childSeat",
    name: {
      fr: "Siège enfant (1 à 4 ans)",
      en: "Child seat (1 to 4 years)",
      es: "Silla para niños (1 a 4 años)",
      ar: "مقعد أطفال (من سنة إلى 4 سنوات)",
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
      ar: "مقعد رافع (من 4 سنوات إلى 12 سنة)",
    },
    price: 5,
    per: "day",
    maximumPerRental: 3,
    stock: 12,
  },
  {
    kind: "gps",
    name: { fr: "GPS", en: "GPS", es: "GPS", ar: "جهاز GPS" },
    price: 6,
    per: "day",
    maximumPerRental: 1,
    stock: 6,
  },
  {
    kind: "roofBox",
    name: { fr: "Coffre de toit", en: "Roof box", es: "Cofre de techo", ar: "صندوق أمتعة للسقف" },
    price: 60,
    per: "rental",
    maximumPerRental: 1,
    stock: 3,
  },
];
