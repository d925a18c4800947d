import { Language } from "@sayara/domain/language/Language";
import { Car } from "@sayara/domain/car/Car";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { IdOrSlug } from "../segments.ts";
import { text } from "../texts.ts";

/** A rental, as used in quotes and checkouts. */
export const Rental = v.object({
  car: IdOrSlug,
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: RentalOptions,
});
export type Rental = v.InferOutput<typeof Rental>;

/** A quote with its signature. */
export const QuoteResponse = v.object({
  quote: Quote,
  /**
   * The signed price of exactly this rental, valid until `signedQuoteExpiresAt` (20 minutes). Sent with the checkout.
   */
  signedQuote: text(4000),
  signedQuoteExpiresAt: Instant,
  car: Car,
  pickupLocation: Location,
  dropOffLocation: Location,
  /** Whether the car is available now. The checkout decides. */
  available: v.boolean(),
  /**
   * The charge for paying online now, in TND. `downPayment` is null if the agency takes none. Absent if the marketplace
   * takes no online payment.
   */
  dueNow: v.exactOptional(v.object({ downPayment: v.nullable(Dinars), full: Dinars })),
});
export type QuoteResponse = v.InferOutput<typeof QuoteResponse>;

/** Input schemas of {@link quote}. */
export const quoteInput = {
  body: v.object({ ...Rental.entries, language: Language }),
};

/** Prices a rental line by line and signs the price, which is valid for 20 minutes. */
export const quote = defineEndpoint({
  name: "quote",
  method: "POST",
  path: "/api/quote",
  input: inputOf<typeof quoteInput>(),
  responses: { 200: QuoteResponse },
  refusals: [
    "not_found",
    "car_unavailable",
    "drop_off_not_served",
    ...periodRefusalCodes,
    "option_unavailable",
  ],
  session: "optional",
  retry: "safe",
});
