import { CancelReason } from "@sayara/domain/booking/CancelReason";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { versionAndToken } from "./bookingChange.ts";
import { bookingInput, singleBookingRules } from "./singleBooking.ts";

const { version } = versionAndToken;

/** Input schemas of {@link changeBookingStatus}. */
export const changeBookingStatusInput = {
  ...bookingInput,
  body: v.object({
    version,
    status: v.picklist(["reserved", "cancelled"]),
    /** Reason for the refusal or cancellation, shown to the driver. Ignored with `reserved`. */
    reason: v.exactOptional(CancelReason),
  }),
};

/**
 * Changes the status of one booking according to the transition table: confirms a request, or cancels the booking and
 * refunds all payments.
 */
export const changeBookingStatus = defineEndpoint({
  ...singleBookingRules(),
  name: "changeBookingStatus",
  method: "POST",
  path: "/api/change-booking-status/{id}",
  input: inputOf<typeof changeBookingStatusInput>(),
});
