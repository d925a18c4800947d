import { Booking } from "@sayara/domain/booking/Booking";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { changeRefusals, seenBooking } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

/**
 * The refund of a driver's cancellation requested now, in TND. `drop`: from then on less is guaranteed; null where
 * nothing is. Staff may grant more, up to `paid`.
 */
export const RefundPreview = v.object({
  paid: Dinars,
  guaranteed: Dinars,
  fee: Dinars,
  drop: v.nullable(v.object({ at: Instant, guaranteed: Dinars })),
});
export type RefundPreview = v.InferOutput<typeof RefundPreview>;

/** Schemas of the input of {@link refundPreview}. */
export const refundPreviewInput = {
  params: v.object({ id: EntityId }),
  query: v.object({ token: seenBooking.token }),
};

/** Returns what a cancellation requested now would return, for who may request it and for staff. */
export const refundPreview = defineEndpoint({
  name: "refundPreview",
  method: "GET",
  path: "/api/refund-preview/{id}",
  input: inputOf<typeof refundPreviewInput>(),
  answers: { 200: RefundPreview },
  refusals: changeRefusals,
  refusalBody: BookingChangeRefusal,
  session: "optional",
  secretInUrl: true,
});

/** Schemas of the input of {@link cancelBooking}. */
export const cancelBookingInput = {
  params: v.object({ id: EntityId }),
  body: v.object(seenBooking),
};

/**
 * Requests a cancellation. Staff decides; where nothing was paid, 24 hours of silence accept it. By a signed link it
 * needs `proveBooking` first (`proof_required`).
 */
export const cancelBooking = defineEndpoint({
  name: "cancelBooking",
  method: "POST",
  path: "/api/cancel-booking/{id}",
  input: inputOf<typeof cancelBookingInput>(),
  answers: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Schemas of the input of {@link decideCancellation}. */
export const decideCancellationInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ version: seenBooking.version, accept: v.boolean(), refund: v.exactOptional(Dinars) }),
};

/**
 * Accepts or declines a requested cancellation. `refund`, in TND: at least what is guaranteed, which it is by
 * default, and at most what was paid.
 */
export const decideCancellation = defineEndpoint({
  name: "decideCancellation",
  method: "POST",
  path: "/api/decide-cancellation/{id}",
  input: inputOf<typeof decideCancellationInput>(),
  answers: { 200: Booking },
  refusals: [...changeRefusals, "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "required",
});
