import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

const many = v.pipe(v.array(EntityId), v.minLength(1), v.maxLength(200));

/** Why a selected booking was not changed. `not_found` also where the caller may not see it. */
const Left = v.object({
  id: EntityId,
  code: v.picklist(["not_found", "not_allowed", "transition_refused", "stale_version"]),
});

/**
 * Changes the status of the selected bookings, each by the transition table. `payment` records a payment at
 * the desk.
 */
export const updateBookingStatus = defineEndpoint({
  name: "updateBookingStatus",
  planned: true,
  method: "POST",
  path: "/api/update-booking-status",
  body: v.object({ ids: many, status: BookingStatus, payment: v.exactOptional(Dinars) }),
  answers: { 200: v.object({ changed: v.array(EntityId), left: v.array(Left) }) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Deletes the selected bookings softly: only cancelled ones, and void ones without an open payment. */
export const deleteBookings = defineEndpoint({
  name: "deleteBookings",
  planned: true,
  method: "POST",
  path: "/api/delete-bookings",
  body: v.object({ ids: many }),
  answers: { 200: v.object({ deleted: v.array(EntityId), left: v.array(Left) }) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});
