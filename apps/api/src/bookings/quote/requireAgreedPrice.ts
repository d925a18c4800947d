import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Order } from "#api/bookings/checkout/Order.ts";
import { type PricedRental, priceRental } from "./priceRental.ts";
import type { RentalDetails } from "./readRental.ts";
import { currentPrices, type QuotedPrices, readSignedQuote } from "./signedQuote.ts";

/**
 * Prices a rental by the signed quote if it is valid (`isSigned`), else by the catalogue. The result must
 * equal the total shown.
 *
 * @throws RefusalError `option_unavailable`; `price_changed` with the new quote.
 */
export function requireAgreedPrice(
  { signedQuote, total }: Pick<Order, "signedQuote" | "total">,
  { rental, car }: Pick<RentalDetails, "rental" | "car">,
  { config, now }: Pick<Dependencies, "config"> & { now: Date },
): PricedRental & { isSigned: boolean } {
  const signedPrices =
    signedQuote === undefined ? undefined : readSignedQuote(config.secret, rental, signedQuote, now);
  const prices: QuotedPrices = signedPrices ?? currentPrices(car, config);
  const priced = priceRental(rental, prices, config);
  if (priced.quote.refusedOptions.length > 0) throw new RefusalError("option_unavailable");
  if (priced.quote.total !== total) throw new RefusalError("price_changed", { quote: priced.quote });
  return { ...priced, isSigned: signedPrices !== undefined };
}
