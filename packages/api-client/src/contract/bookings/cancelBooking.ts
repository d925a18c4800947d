import { Booking } from "@sayara/domain/booking/Booking";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { changeRefusals, versionAndToken } from "./bookingChange.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";
import { RefundPreview } from "./RefundPreview.ts";

/** Input schemas of {@link refundPreview}. */
export const refundPreviewInput = {
  params: v.object({ id: EntityId }),
  query: v.object({ token: versionAndToken.token }),
};

/** Returns the refund of a cancellation requested now, for callers who may request it and for staff. */
export const refundPreview = defineEndpoint({
  name: "refundPreview",
  method: "GET",
  path: "/api/refund-preview/{id}",
  input: inputOf<typeof refundPreviewInput>(),
  responses: { 200: RefundPreview },
  refusals: changeRefusals,
  refusalBody: BookingChangeRefusal,
  session: "optional",
  secretInUrl: true,
});

/** Input schemas of {@link cancelBooking}. */
export const cancelBookingInput = {
  params: v.object({ id: EntityId }),
  body: v.object(versionAndToken),
};

/**
 * Withdraws a request or requests a cancellation. A booking that is neither accepted nor paid (void, pending) is
 * cancelled at once, also by a repeated call [CN12]. For any other booking, the agency decides. If nothing was paid,
 * the request is accepted after 24 hours without a decision. With a signed link, call `proveBooking` first
 * (`proof_required`).
 */
export const cancelBooking = defineEndpoint({
  name: "cancelBooking",
  method: "POST",
  path: "/api/cancel-booking/{id}",
  input: inputOf<typeof cancelBookingInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "proof_required", "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "optional",
});

/** Input schemas of {@link decideCancellation}. */
export const decideCancellationInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ version: versionAndToken.version, accept: v.boolean(), refund: v.exactOptional(Dinars) }),
};

/**
 * Accepts or declines a requested cancellation. `refund`, in TND: at least the guaranteed sum, which is the default,
 * and at most the sum paid.
 */
export const decideCancellation = defineEndpoint({
  name: "decideCancellation",
  method: "POST",
  path: "/api/decide-cancellation/{id}",
  input: inputOf<typeof decideCancellationInput>(),
  responses: { 200: Booking },
  refusals: [...changeRefusals, "stale_version"],
  refusalBody: BookingChangeRefusal,
  session: "required",
});
