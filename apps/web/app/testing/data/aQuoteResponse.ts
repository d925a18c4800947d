import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import { COMMISSION, MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { aCar } from "@sayara/domain/testing/aCar";
import { aPlace } from "./aPlace.ts";

interface QuoteChanges extends Omit<Partial<QuoteResponse>, "car"> {
  car?: Partial<Car>;
  options?: Partial<RentalOptions>;
}

/** Price for three days in December from Tunis-Carthage, 106 dinars each, as the server returns it. */
export function aQuoteResponse({
  car: carChanges,
  options = {},
  ...changes
}: QuoteChanges = {}): QuoteResponse {
  const car = aCar(carChanges);
  const quote = quoteRental({
    car,
    from: new Date("2026-12-01T09:00:00Z"),
    to: new Date("2026-12-04T09:00:00Z"),
    options,
    commission: COMMISSION,
    timeZone: MARKETPLACE_TIME_ZONE,
  });
  return {
    quote,
    signedQuote: "a-signed-quote",
    signedQuoteExpiresAt: new Date(Date.now() + 20 * 60_000).toISOString(),
    car,
    pickupLocation: aPlace(),
    dropOffLocation: aPlace(),
    available: true,
    ...changes,
  };
}
