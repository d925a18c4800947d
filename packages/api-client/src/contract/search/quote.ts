import { Language } from "@sayara/domain/language/Language";
import { StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { Car } from "@sayara/domain/car/Car";
import { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";
import { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { Location } from "@sayara/domain/location/Location";
import { Dinars } from "@sayara/domain/money/Dinars";
import { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { AddressServiceOffer } from "@sayara/domain/pricing/fees/addressServices";
import { RentalFees } from "@sayara/domain/pricing/fees/RentalFee";
import { OfferedYoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { PromoCodeText } from "@sayara/domain/pricing/promo/PromoCode";
import { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import { Quote } from "@sayara/domain/pricing/Quote";
import { Instant } from "@sayara/domain/time/Instant";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { PublicExtra } from "../catalogue/PublicExtra.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { DriverAge } from "./DriverAge.ts";
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
  /** The chosen extras of the car's agency; none if absent [EX5]. */
  extras: v.exactOptional(ExtraChoices),
  /** A promo code of the car's agency or of the marketplace [PD1, PD9]; none if absent. */
  promoCode: v.exactOptional(PromoCodeText),
  /**
   * Whether the agency delivers the car to an address [FE11]; false if absent. The checkout sends the
   * address.
   */
  delivery: v.exactOptional(v.boolean()),
  /** Whether the agency collects the car at an address [FE15]; false if absent. */
  collection: v.exactOptional(v.boolean()),
});
export type Rental = v.InferOutput<typeof Rental>;

/** An extra that may be added to a rental [EX5]. */
export const OfferedExtra = v.object({
  ...PublicExtra.entries,
  /** Number of pieces still available for these dates [EX6]. Checked again at checkout. */
  left: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type OfferedExtra = v.InferOutput<typeof OfferedExtra>;

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
  /** Whether the car is available now. Checked again at checkout. */
  available: v.boolean(),
  /** The extras of the car's agency for these dates. Absent in responses of earlier versions. */
  extras: v.exactOptional(v.array(OfferedExtra)),
  /**
   * The agency's fees for these places and times, which the quote includes [FE2]. Absent if there are none.
   */
  fees: v.exactOptional(RentalFees),
  /**
   * The agency's young driver fee. Absent if it has none. The quote includes the fee if `driverAge` is below
   * its age. A checkout applies it by the birth date, at the price signed here [FE9].
   */
  youngDriver: v.exactOptional(OfferedYoungDriverFee),
  /**
   * Delivery at the pick-up place, which the driver may choose [FE11]. Absent if the agency does not deliver
   * there. The quote includes it if the rental has `delivery`.
   */
  delivery: v.exactOptional(AddressServiceOffer),
  /** Collection at the drop-off place, under the same rules as `delivery` [FE15]. */
  collection: v.exactOptional(AddressServiceOffer),
  /** The promo code of the request with its terms, which the quote includes [PD2]. Absent without one. */
  promo: v.exactOptional(SoldPromo),
  /** How long the agency keeps the car for a driver who is late [AV3]. Absent in responses of earlier versions. */
  keptHours: v.exactOptional(KeptHours),
  /** Contents of the agency's covers [CV1]. Absent if not set. */
  coverContents: v.exactOptional(StatedCoverContents),
  /**
   * The charge for paying online now, in TND. `downPayment` is null if the agency takes none. Absent if the marketplace
   * takes no online payment.
   */
  dueNow: v.exactOptional(v.object({ downPayment: v.nullable(Dinars), full: Dinars })),
});
export type QuoteResponse = v.InferOutput<typeof QuoteResponse>;

/** Input schemas of {@link quote}. */
export const quoteInput = {
  body: v.object({ ...Rental.entries, language: Language, driverAge: v.exactOptional(DriverAge) }),
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
    "extra_unavailable",
    "delivery_unavailable",
    "collection_unavailable",
    "promo_refused",
  ],
  session: "optional",
  retry: "safe",
});
