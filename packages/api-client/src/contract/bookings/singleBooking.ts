import { Booking } from "@sayara/domain/booking/Booking";
import * as v from "valibot";
import { EntityId } from "../segments.ts";
import { BookingChangeRefusal } from "./BookingChangeRefusal.ts";

export const bookingInput = { params: v.object({ id: EntityId }) };

/**
 * `not_allowed`: the caller may see the booking, but may not make this change. A booking that the caller may
 * not see is `not_found`. If the booking has changed since it was read, the refusal is `stale_version`, with
 * the booking's current state.
 */
export const singleBookingRules = () =>
  ({
    responses: { 200: Booking },
    refusals: [
      "not_signed_in",
      "not_allowed",
      "not_found",
      "stale_version",
      "transition_refused",
      "car_taken",
      "extra_taken",
      "promo_refused",
    ],
    refusalBody: BookingChangeRefusal,
    session: "required",
  }) as const;
