import { BookingNote } from "@sayara/domain/booking/desk/BookingNote";
import { BookingRefusalReason } from "@sayara/domain/booking/BookingRefusalReason";
import { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { StaffActionRecord } from "@sayara/domain/booking/actions/StaffActionRecord";
import { Dinars } from "@sayara/domain/money/Dinars";
import { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { EntityId } from "../segments.ts";
import { versionAndToken } from "./bookingChange.ts";
import { CurrentBooking } from "./BookingChangeRefusal.ts";
import { bookingInput, singleBookingRules } from "./singleBooking.ts";

const { version } = versionAndToken;
const PaidAtDesk = v.pipe(Dinars, v.gtValue(0));

/**
 * Selected bookings. `version`: the version that the caller read. A booking that has changed since then is
 * left unchanged.
 */
const SelectedBookings = v.pipe(
  v.array(v.object({ id: EntityId, version: v.exactOptional(version) })),
  v.minLength(1),
  v.maxLength(200),
);

/**
 * Why a selected booking stayed unchanged. `not_found` also applies if the caller may not see it. `invalid_input`: the
 * payment is more than the sum due.
 */
export const LeftBooking = v.object({
  id: EntityId,
  code: orUnknown(
    v.picklist([
      "invalid_input",
      "not_found",
      "not_allowed",
      "transition_refused",
      "stale_version",
      "car_taken",
      "extra_taken",
      "promo_refused",
    ]),
  ),
  /** Only with `transition_refused`. */
  reason: v.exactOptional(orUnknown(BookingRefusalReason)),
  /** Only with `transition_refused` and `stale_version`. */
  current: v.exactOptional(CurrentBooking),
});
export type LeftBooking = v.InferOutput<typeof LeftBooking>;

const ChangedBooking = v.object({ id: EntityId, ...CurrentBooking.entries });

/** Input schemas of {@link updateBookingStatus}. */
export const updateBookingStatusInput = {
  body: v.object({ bookings: SelectedBookings, status: BookingStatus, payment: v.exactOptional(PaidAtDesk) }),
};

/**
 * Changes the status of the selected bookings, each separately and according to the transition table: a refusal of one
 * does not affect the others. `paid` records the whole sum due as paid at the desk; `deposit` records `payment` on each
 * booking. Cancelling a booking refunds all its payments.
 */
export const updateBookingStatus = defineEndpoint({
  name: "updateBookingStatus",
  method: "POST",
  path: "/api/update-booking-status",
  input: inputOf<typeof updateBookingStatusInput>(),
  responses: { 200: v.object({ changed: v.array(ChangedBooking), left: v.array(LeftBooking) }) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link deleteBookings}. */
export const deleteBookingsInput = {
  body: v.object({ bookings: SelectedBookings }),
};

/**
 * Soft-deletes the selected bookings: only cancelled ones for which the driver is owed nothing, and void ones without
 * an open payment.
 */
export const deleteBookings = defineEndpoint({
  name: "deleteBookings",
  method: "POST",
  path: "/api/delete-bookings",
  input: inputOf<typeof deleteBookingsInput>(),
  responses: { 200: v.object({ deleted: v.array(EntityId), left: v.array(LeftBooking) }) },
  refusals: ["not_signed_in", "not_allowed"],
  session: "required",
});

/** Input schemas of {@link recordPayment}. */
export const recordPaymentInput = {
  ...bookingInput,
  body: v.object({ version, amount: PaidAtDesk }),
};

/** Records a payment at the desk, in TND: at most the sum due. The booking is then paid, or has a down payment. */
export const recordPayment = defineEndpoint({
  ...singleBookingRules(),
  name: "recordPayment",
  method: "POST",
  path: "/api/record-payment/{id}",
  input: inputOf<typeof recordPaymentInput>(),
});

/** Input schemas of {@link recordRefund}. */
export const recordRefundInput = {
  ...bookingInput,
  body: v.object({ version, refundId: EntityId, ...NewRefundReturn.entries }),
};

/**
 * Records that staff have returned a refund, either of a payment at the desk or one that its gateway refused.
 * `on` is a day between the refund's request and today. `note`, which the driver also sees, may be the
 * reference of a transfer. The driver is mailed once; a repeated call changes nothing. No gateway is called.
 */
export const recordRefund = defineEndpoint({
  ...singleBookingRules(),
  name: "recordRefund",
  method: "POST",
  path: "/api/record-refund/{id}",
  input: inputOf<typeof recordRefundInput>(),
});

/** Input schemas of {@link bookingActions}. */
export const bookingActionsInput = bookingInput;

/**
 * Lists staff actions on a booking, newest first, at most the last 200, and staff's notes [DK5]. For staff who may see
 * the booking.
 */
export const bookingActions = defineEndpoint({
  name: "bookingActions",
  method: "GET",
  path: "/api/booking-acts/{id}",
  input: inputOf<typeof bookingActionsInput>(),
  responses: {
    200: v.object({
      items: v.array(StaffActionRecord),
      /** Newest first. Absent in responses of earlier versions. */
      notes: v.exactOptional(v.array(BookingNote)),
    }),
  },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
  session: "required",
});
