import { Booking } from "@sayara/domain/booking/Booking";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { Car } from "@sayara/domain/car/Car";
import { REPLACEMENT_CARS } from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Language } from "@sayara/domain/language/Language";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Quote } from "@sayara/domain/pricing/Quote";
import { RentalOption } from "@sayara/domain/pricing/RentalOption";
import { Difference } from "@sayara/domain/receipt/DifferenceLine";
import { periodRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { PriceRefusal } from "../refusal/PriceRefusal.ts";
import { SignedToken, text } from "../texts.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";
import { ExtraName } from "@sayara/domain/pricing/extras/Extra";
import { knownOnly, orUnknown } from "@sayara/domain/validation/newerValues";

/** An available car for the places and times of a cancelled booking, with the effects of a move to it. Sums in TND. */
export const Replacement = v.object({
  car: Car,
  quote: Quote,
  /** The signed price, valid until `signedQuoteExpiresAt` (20 minutes). Sent with `moveBooking`. */
  signedQuote: text(4000),
  signedQuoteExpiresAt: Instant,
  /** The new total minus the cancelled one. */
  difference: Difference,
  /** Options of the cancelled booking that this car does not have. */
  missingOptions: knownOnly(RentalOption),
  /** Names of the extras of the cancelled booking, which a move leaves behind [EX7]. Absent if there are none. */
  missingExtras: v.exactOptional(v.array(ExtraName)),
  /** Amount carried over to the new booking [MV4]. */
  carried: Dinars,
  /** Sum still owed at the desk by the agency that cancelled. */
  leftAtDesk: Dinars,
  /** Amount refunded to the card at once, or returned at the desk, because the new total is lower. */
  refund: Dinars,
  /** Amount still due for the new booking. */
  due: Dinars,
  /** Status of the new booking: `pending` waits for the agency's response. */
  status: orUnknown(BookingStatus),
});
export type Replacement = v.InferOutput<typeof Replacement>;

/** The available cars that the driver is offered instead, best match first [MV1]. */
export const Replacements = v.object({
  /** Until when the booking may be moved [MV2]. After that, the sum paid is refunded. */
  offeredUntil: Instant,
  cars: v.pipe(v.array(Replacement), v.maxLength(REPLACEMENT_CARS)),
});
export type Replacements = v.InferOutput<typeof Replacements>;

/** Input schemas of {@link replacements}. */
export const replacementsInput = {
  params: v.object({ id: EntityId, language: Language }),
  query: v.object({ token: versionAndToken.token }),
};

/** Lists the available cars to which a booking cancelled by its agency may be moved. */
export const replacements = defineEndpoint({
  name: "replacements",
  method: "GET",
  path: "/api/replacements/{id}/{language}",
  input: inputOf<typeof replacementsInput>(),
  responses: { 200: Replacements },
  refusals: changeRefusals,
  refusalBody: BookingChangeRefusal,
  session: "optional",
  secretInUrl: true,
});

/** The new booking after a move. */
export const MovedBooking = v.object({
  bookingId: EntityId,
  reference: BookingReference,
  status: orUnknown(BookingStatus),
  /** A guest's token for the new booking's page; null if signed in. */
  token: v.nullable(SignedToken),
});
export type MovedBooking = v.InferOutput<typeof MovedBooking>;

/** Input of a move: a car with the price shown to the driver. */
export const MoveBookingRequest = v.object({
  ...versionAndToken,
  car: EntityId,
  /** The total shown, in TND. Another total is refused with `price_changed`. */
  total: Dinars,
  signedQuote: v.exactOptional(text(4000)),
});
export type MoveBookingRequest = v.InferOutput<typeof MoveBookingRequest>;

/** Input schemas of {@link moveBooking}. */
export const moveBookingInput = {
  params: v.object({ id: EntityId }),
  body: MoveBookingRequest,
};

/**
 * Moves a booking that its agency cancelled to another car, once: creates the new booking and carries over
 * the sum paid [MV3, MV4]. Sent with an `Idempotency-Key`. With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const moveBooking = defineEndpoint({
  name: "moveBooking",
  method: "POST",
  path: "/api/move-booking/{id}",
  input: inputOf<typeof moveBookingInput>(),
  responses: { 200: MovedBooking },
  refusals: [
    ...changeRefusals,
    "proof_required",
    "stale_version",
    "price_changed",
    "car_taken",
    "car_unavailable",
    "drop_off_not_served",
    "driver_too_young",
    "licence_too_recent",
    ...periodRefusalCodes,
    "pay_later_refused",
    "idempotency_conflict",
  ],
  refusalBody: v.object({ ...PriceRefusal.entries, ...BookingChangeRefusal.entries }),
  session: "optional",
  retry: "withKey",
});

/** Input schemas of {@link declineMove}. */
export const declineMoveInput = {
  params: v.object({ id: EntityId }),
  body: v.object(versionAndToken),
};

/**
 * Ends the offer of replacement cars; card payments are refunded at once. With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const declineMove = defineEndpoint({
  name: "declineMove",
  method: "POST",
  path: "/api/decline-move/{id}",
  input: inputOf<typeof declineMoveInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});
