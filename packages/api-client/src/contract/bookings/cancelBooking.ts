import { Booking } from "@sayara/domain/booking/Booking";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { SignedToken } from "../texts.ts";

const token = v.exactOptional(SignedToken);
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
/**
 * `not_allowed`: the caller may see the booking, but not do this. A booking that they may not see is
 * `not_found`.
 */
const refusals = ["not_signed_in", "not_allowed", "not_found", "transition_refused"] as const;

/** The refund of a cancellation now, in TND. */
export const refundPreview = defineEndpoint({
  name: "refundPreview",
  planned: true,
  method: "GET",
  path: "/api/refund-preview/{id}",
  params: v.object({ id: EntityId }),
  query: v.object({ token }),
  answers: { 200: v.object({ paid: Dinars, guaranteed: Dinars, fee: Dinars }) },
  refusals,
  session: "optional",
  secretInUrl: true,
});

/** Requests a cancellation. Staff decides. */
export const cancelBooking = defineEndpoint({
  name: "cancelBooking",
  planned: true,
  method: "POST",
  path: "/api/cancel-booking/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({ version, token }),
  answers: { 200: Booking },
  refusals: [...refusals, "stale_version"],
  session: "optional",
});

/** Accepts or declines a requested cancellation. Staff may refund more than the guaranteed sum. */
export const decideCancellation = defineEndpoint({
  name: "decideCancellation",
  planned: true,
  method: "POST",
  path: "/api/decide-cancellation/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({ version, accept: v.boolean(), refund: v.exactOptional(Dinars) }),
  answers: { 200: Booking },
  refusals: [...refusals, "stale_version"],
  session: "required",
});
