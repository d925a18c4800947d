import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import { COMMISSION, MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Car } from "@sayara/domain/car/Car";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { addressServiceFees } from "@sayara/domain/pricing/fees/addressServices";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { aCar } from "@sayara/domain/testing/aCar";
import { isKnown } from "@sayara/domain/validation/newerValues";
import { aPlace } from "./aPlace.ts";

interface QuoteChanges extends Omit<Partial<QuoteResponse>, "car"> {
  car?: Partial<Car>;
  options?: Partial<RentalOptions>;
  /** The chosen items of `extras`. */
  chosen?: ExtraChoices;
  /** Whether the delivery offered in `delivery` is chosen. */
  delivered?: boolean | undefined;
  /** Whether the collection offered in `collection` is chosen. */
  collected?: boolean | undefined;
  /** In years. */
  driverAge?: number | undefined;
}

/** Price for three days in December from Tunis-Carthage, 106 dinars each, as the server returns it. */
export function aQuoteResponse({
  car: carChanges,
  options = {},
  chosen = [],
  delivered = false,
  collected = false,
  driverAge,
  ...changes
}: QuoteChanges = {}): QuoteResponse {
  const car = aCar(carChanges);
  const quote = quoteRental({
    car,
    from: new Date("2026-12-01T09:00:00Z"),
    to: new Date("2026-12-04T09:00:00Z"),
    options,
    extras: chosen.flatMap(({ extra, count }) => {
      const offer = changes.extras?.find(({ id }) => id === extra);
      if (offer === undefined || !isKnown(offer.per)) return [];
      const { id, kind, name, price, per } = offer;
      return [{ id, kind, name, price, per, count }];
    }),
    fees: [
      ...(changes.fees ?? []),
      ...youngDriverFees(changes.youngDriver ?? null, driverAge ?? null),
      ...addressServiceFees({
        delivery: (delivered && changes.delivery) || null,
        collection: (collected && changes.collection) || null,
      }),
    ],
    promo: changes.promo,
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
