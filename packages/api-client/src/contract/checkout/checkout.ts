import { Language } from "@sayara/domain/language/Language";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Dinars } from "@sayara/domain/money/Dinars";
import { AdditionalDriverDetails } from "@sayara/domain/validation/AdditionalDriverDetails";
import { HandOverAddress } from "@sayara/domain/validation/HandOverAddress";
import { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { TermsAccepted } from "@sayara/domain/validation/TermsAccepted";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { PriceRefusal } from "../refusal/PriceRefusal.ts";
import { OnlinePayment, PaymentSession } from "../payment/PaymentSession.ts";
import { Rental } from "../search/quote.ts";
import { SignedToken } from "../texts.ts";
import { orUnknown } from "@sayara/domain/validation/newerValues";

/** Input of a booking: rental, total, driver and payment. */
export const CheckoutRequest = v.object({
  rental: Rental,
  /** The total shown to the driver, in TND. Another total is refused with `price_changed`. */
  total: Dinars,
  /** Signature of the quote. While it is valid, the price applies, even after a catalogue change. */
  signedQuote: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** The driver. Required from a guest; for a signed-in driver, absent fields are taken from the account. */
  driver: v.optional(DriverDetails),
  /** Required if the option `additionalDriver` is chosen. */
  additionalDriver: v.optional(AdditionalDriverDetails),
  /** Where the car is delivered. Required if the rental has `delivery` [FE12]. */
  deliveryAddress: v.exactOptional(HandOverAddress),
  /** Where the car is collected. Required if the rental has `collection` [FE15]. */
  collectionAddress: v.exactOptional(HandOverAddress),
  /** The flight or ferry on which the driver arrives [AV1]; none if absent. */
  arrival: v.exactOptional(Arrival),
  /** `later`: paid at the agency. Otherwise a payment session opens, and the car is held until the session ends. */
  payment: v.union([v.literal("later"), OnlinePayment]),
  termsAccepted: TermsAccepted,
  /** With an online payment: whether to mail one reminder if the payment is not finished. No reminder if absent. */
  remindOfPayment: v.optional(v.boolean()),
  language: Language,
});
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequest>;

/** The new booking: `pending` if it is paid later, otherwise `void` until its payment session is paid. */
export const CheckoutResponse = v.object({
  bookingId: EntityId,
  reference: BookingReference,
  status: orUnknown(BookingStatus),
  /** The payment session; null if the booking is paid later. */
  paymentSession: v.nullable(PaymentSession),
  /** A guest's token for the booking's page (`/booking?b={bookingId}&t={token}`); null if signed in. */
  token: v.nullable(SignedToken),
});
export type CheckoutResponse = v.InferOutput<typeof CheckoutResponse>;

/** Input schemas of {@link checkout}. */
export const checkoutInput = {
  body: CheckoutRequest,
};

/**
 * Books a car. A guest needs a captcha pass if the marketplace requires one. Sent with an `Idempotency-Key`: the same
 * key and body return the same response and book once.
 *
 * `answerMailed` is returned only to guests, if the marketplace does not reveal registered addresses. If the
 * address has no account, the booking is made and its link is mailed; the guest can also pay online with that
 * link (`payBooking`). If the address has an account, no booking is made, and a mail explains how to sign in
 * and continue.
 */
export const checkout = defineEndpoint({
  name: "checkout",
  method: "POST",
  path: "/api/checkout",
  input: inputOf<typeof checkoutInput>(),
  responses: { 201: CheckoutResponse, 202: noContent },
  outcomes: { 201: "booked", 202: "answerMailed" },
  refusals: [
    "not_signed_in",
    "not_found",
    "not_allowed",
    "price_changed",
    "car_taken",
    "car_unavailable",
    "drop_off_not_served",
    "driver_too_young",
    "licence_too_recent",
    ...periodRefusalCodes,
    "email_registered",
    "too_many_holds",
    "too_many_from_network",
    "option_unavailable",
    "extra_unavailable",
    "delivery_unavailable",
    "collection_unavailable",
    "extra_taken",
    "promo_refused",
    "pay_later_refused",
    "pay_online_unavailable",
    "gateway_unavailable",
    "account_suspended",
    "idempotency_conflict",
    "captcha_required",
  ],
  refusalBody: PriceRefusal,
  session: "optional",
  retry: "withKey",
});
