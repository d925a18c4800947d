import type { FeeTerms } from "../pricing/fees/feesOfRental.ts";

/**
 * Returns an agency's terms with every fee, in TND: 80 from `tunis` to `sousse`, 15 for each hand-over at an
 * airport, 25 for each outside opening hours, 10 a day but at most 60 for drivers under 25, 30 for delivery
 * at `tunis` with a lead time of 24 hours, and 20 for collection at `sousse` with a lead time of 12 hours.
 * The agency is open Monday to Saturday from 8:00 to 18:00 and closed on 20 March.
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
