import type { Replacement } from "@sayara/api-client/contract/bookings/moveBooking";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Car } from "@sayara/domain/car/Car";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";

/** A replacement car for a booking of 318 dinars paid by card. */
export function aReplacement({
  car = {},
  total = 318,
  ...changes
}: Partial<Omit<Replacement, "car">> & { car?: Partial<Car>; total?: number } = {}): Replacement {
  const quoted = aQuoteResponse();
  const difference = toDinars(toMillimes(total) - 318_000);
  return {
    car: { ...quoted.car, ...car },
    quote: { ...quoted.quote, total },
    signedQuote: "a-signed-quote",
    signedQuoteExpiresAt: "2026-11-20T12:20:00.000Z",
    difference,
    missingOptions: [],
    carried: 318,
    leftAtDesk: 0,
    refund: Math.max(0, -difference),
    due: Math.max(0, difference),
    status: difference > 0 ? "deposit" : "paid",
    ...changes,
  };
}
