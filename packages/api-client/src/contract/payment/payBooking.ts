import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PriceRefusal } from "../refusal/PriceRefusal.ts";
import { SignedToken } from "../texts.ts";
import { OnlinePayment, PaymentSession } from "./PaymentSession.ts";

/** Input schemas of {@link payBooking}. */
export const payBookingInput = {
  params: v.object({ id: EntityId }),
  body: v.object({
    /** The version that the caller has read. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** A guest's token from the signed link. */
    token: v.exactOptional(SignedToken),
    payment: OnlinePayment,
    /**
     * Adds the cancellation option at the fee in force when the booking was sold, if `booking` offers it [CN13].
     * `total`: the new total shown, in TND; another total is refused with `price_changed`.
     */
    cancellation: v.exactOptional(v.object({ total: Dinars })),
  }),
};

/**
 * Opens a payment for an existing booking: one to be paid later, the rest after a down payment, or one whose checkout
 * was abandoned before the card payment. Returns the existing session if it is still open. Sent with an
 * `Idempotency-Key`. The booking changes only when the gateway reports the payment, and only then has the cancellation
 * option. With a signed link, call `proveBooking` first (`proof_required`), except in the browser that booked.
 */
export const payBooking = defineEndpoint({
  name: "payBooking",
  method: "POST",
  path: "/api/pay-booking/{id}",
  input: inputOf<typeof payBookingInput>(),
  responses: { 200: PaymentSession },
  refusals: [
    "not_signed_in",
    "not_allowed",
    "not_found",
    "link_revoked",
    "proof_required",
    "stale_version",
    "transition_refused",
    "car_taken",
    "extra_taken",
    "promo_refused",
    "too_many_holds",
    "too_many_from_network",
    "pay_online_unavailable",
    "gateway_unavailable",
    "price_changed",
    "option_unavailable",
    "idempotency_conflict",
  ],
  refusalBody: PriceRefusal,
  session: "optional",
  retry: "withKey",
});
