import type { FeeTerms } from "../pricing/fees/feesOfRental.ts";

/**
 * Returns an agency with every fee: 80 TND from `tunis` to `sousse`, 15 for each hand-over at an airport and 25 for each
 * outside its hours, 10 a day and 60 at most for drivers under 25, delivery at
 * `tunis` for 30 from 24 hours ahead, collection at `sousse` for 20 from 12 hours ahead, hours Monday to Saturday from 8:00 to 18:00. It is closed on 20 March.
 */
export function someFees(changes: Partial<FeeTerms> = {}): FeeTerms {
  return {
    fees: {
      oneWay: [{ pickup: "tunis", dropOff: "sousse", price: 80 }],
      airport: 15,
      outsideHours: 25,
      youngDriver: { underAge: 25, price: 10, per: "day", maximum: 60 },
      delivery: [{ place: "tunis", price: 30, leadTimeHours: 24 }],
      collection: [{ place: "sousse", price: 20, leadTimeHours: 12 }],
    },
    openingHours: [
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        opens: "08:00",
        closes: "18:00",
      },
    ],
    closedDates: [{ name: "Indépendance", from: "2026-03-20", to: "2026-03-20", yearly: true }],
    ...changes,
  };
}
