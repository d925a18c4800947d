import { BookingNote, NoteText } from "@sayara/domain/booking/desk/BookingNote";
import { CarMileage, FuelLevel, RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { versionAndToken } from "./bookingChange.ts";
import { bookingInput, singleBookingRules } from "./singleBooking.ts";

const { version } = versionAndToken;

/** Input schemas of {@link recordRental}. */
export const recordRentalInput = {
  ...bookingInput,
  body: v.object({
    version,
    kind: RentalRecordKind,
    /** Time of the hand-over or return, for a call that waited for a connection; now by default. */
    at: v.exactOptional(Instant),
    mileage: v.exactOptional(CarMileage),
    fuel: v.exactOptional(FuelLevel),
  }),
};

/**
 * Records that the car went out or came back, with its meter readings [DK1, DK2]. The booking's status stays
 * the same.
 */
export const recordRental = defineEndpoint({
  ...singleBookingRules(),
  name: "recordRental",
  method: "POST",
  path: "/api/record-rental/{id}",
  input: inputOf<typeof recordRentalInput>(),
});

/** Input schemas of {@link withdrawRentalRecord}. */
export const withdrawRentalRecordInput = { ...bookingInput, body: v.object({ version }) };

/** Withdraws the last record of a rental: the return if there is one, otherwise the hand-over [DK3]. */
export const withdrawRentalRecord = defineEndpoint({
  ...singleBookingRules(),
  name: "withdrawRentalRecord",
  method: "POST",
  path: "/api/withdraw-rental-record/{id}",
  input: inputOf<typeof withdrawRentalRecordInput>(),
});

/** Input schemas of {@link recordNoShow}. */
export const recordNoShowInput = { ...bookingInput, body: v.object({ version, refund: Dinars }) };

/**
 * Records a no-show and cancels the booking [DK4]. `refund` is the amount that the agency grants, in TND,
 * from 0 to the sum paid.
 */
export const recordNoShow = defineEndpoint({
  ...singleBookingRules(),
  name: "recordNoShow",
  method: "POST",
  path: "/api/record-no-show/{id}",
  input: inputOf<typeof recordNoShowInput>(),
});

/** Input schemas of {@link addBookingNote}. */
export const addBookingNoteInput = { ...bookingInput, body: v.object({ text: NoteText }) };

/** Adds a note that only the booking's agency and administrators read [DK5]. Returns all notes, newest first. */
export const addBookingNote = defineEndpoint({
  name: "addBookingNote",
  method: "POST",
  path: "/api/add-booking-note/{id}",
  input: inputOf<typeof addBookingNoteInput>(),
  responses: { 200: v.object({ notes: v.array(BookingNote) }) },
  refusals: ["not_signed_in", "not_allowed", "not_found", "too_many_notes"],
  session: "required",
});
