import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import type { RulesData } from "./Rules.load.ts";

const tunis = { id: "place-1", slug: "tunis", name: "Tunis" };
const sousse = { id: "place-2", slug: "sousse", name: "Sousse" };

/** An agency's rules, for tests and stories. */
export const someRules: RulesData = {
  rules: {
    version: 4,
    logo: null,
    identity: {
      name: "Caroubier Auto",
      bio: "Citadines et familiales.",
      phone: "+21671000111",
      email: "bureau@caroubier.example",
      address: "12, rue de Marseille, Tunis",
      position: { latitude: 36.8, longitude: 10.18 },
    },
    hours: {
      openingHours: [
        { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "08:00", closes: "18:30" },
        { days: ["saturday"], opens: "09:00", closes: "24:00" },
      ],
      closedDates: [{ name: "Indépendance", from: "2026-03-20", to: "2026-03-20", yearly: true }],
    },
    terms: {
      leadTimeHours: 4,
      turnaroundMinutes: 60,
      minimumRentalDays: 2,
      downPaymentShare: 20,
      payLater: true,
      confirmsMoves: false,
      keptHours: { withoutArrival: 2, withArrival: 24 },
    },
    fees: {
      oneWay: [{ pickup: "place-1", dropOff: "place-2", price: 80 }],
      airport: 15,
      outsideHours: 25,
      youngDriver: { underAge: 25, price: 10, per: "day", maximum: null },
      delivery: [{ place: "place-1", price: 30, leadTimeHours: 24 }],
      collection: [{ place: "place-1", price: 20, leadTimeHours: 0 }],
    },
    covers: null,
    deposits: [
      { method: "cash", amount: 800 },
      { method: "cardImprint", amount: null },
    ],
    depositMethods: ["cash", "cashEuro", "card", "cardImprint"],
    places: [
      {
        location: tunis,
        acceptsReturns: true,
        meeting: {
          position: { latitude: 36.85, longitude: 10.22 },
          instructions: { ...mapLanguages(() => ""), fr: "Devant l’arrivée", en: "At arrivals" },
        },
      },
    ],
    contracts: { fr: "/contracts/0123456789abcdef0123456789abcdef.pdf" },
  },
  places: [
    { ...tunis, position: { latitude: 36.81, longitude: 10.18 }, isServed: true },
    { ...sousse, position: { latitude: 35.83, longitude: 10.64 }, isServed: false },
  ],
};
