import { Language } from "@sayara/domain/language/Language";
import { Car } from "@sayara/domain/car/Car";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { IdOrSlug } from "../segments.ts";
import { text } from "../texts.ts";

/** What is to be rented: the same in a quote and in a checkout. */
export const Rental = v.object({
  car: IdOrSlug,
  pickupLocation: IdOrSlug,
  dropOffLocation: IdOrSlug,
  from: Instant,
  to: Instant,
  options: RentalOptions,
});
export type Rental = v.InferOutput<typeof Rental>;

/** A price that holds for a while, and what it is for. */
export const QuoteAnswer = v.object({
  quote: Quote,
  /** Signed by the server: this price, for exactly this rental, until `signedQuoteExpiresAt` (20 minutes). Sent back at checkout. */
  signedQuote: text(4000),
  signedQuoteExpiresAt: Instant,
  car: Car,
  pickupLocation: Location,
  dropOffLocation: Location,
  /** Whether the car is free now; the checkout decides. */
  available: v.boolean(),
  /**
   * What paying online would charge now, in TND: null where the agency takes no down payment. Absent where the
   * marketplace takes no payment online.
   */
  dueNow: v.exactOptional(v.object({ downPayment: v.nullable(Dinars), full: Dinars })),
});
export type QuoteAnswer = v.InferOutput<typeof QuoteAnswer>;

/** The exact price of a rental, line by line, with a signature that holds for 20 minutes. */
export const quote = defineEndpoint({
  name: "quote",
  method: "POST",
  path: "/api/quote",
  body: v.object({ ...Rental.entries, language: Language }),
  answers: { 200: QuoteAnswer },
  refusals: [
    "not_allowed",
    "not_found",
    "car_unavailable",
    "drop_off_not_served",
    ...periodRefusalCodes,
    "option_unavailable",
  ],
  session: "optional",
  retry: "safe",
});
