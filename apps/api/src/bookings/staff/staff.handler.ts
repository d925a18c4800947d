import type { decideCancellation as decideEndpoint } from "@sayara/api-client/contract/bookings/cancelBooking";
import type { decideChange as decideChangeEndpoint } from "@sayara/api-client/contract/bookings/changeRequest";
import type { changeBookingStatus } from "@sayara/api-client/contract/bookings/changeBookingStatus";
import type {
  bookingActions,
  recordPayment as paymentEndpoint,
  recordRefund as refundEndpoint,
} from "@sayara/api-client/contract/bookings/manageBookings";
import type {
  addBookingNote,
  recordNoShow as noShowEndpoint,
  recordRental as recordRentalEndpoint,
  withdrawRentalRecord,
} from "@sayara/api-client/contract/bookings/rentalRecords";
import { addNote, readNotes } from "#api/bookings/desk/bookingNotes.ts";
import { recordNoShow } from "#api/bookings/desk/recordNoShow.ts";
import { recordRental, withdrawRecord } from "#api/bookings/desk/recordRental.ts";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { addStaffFields } from "#api/bookings/read/addStaffFields.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { StaffCall } from "./performAction.ts";
import { changeStatus } from "./changeStatus.ts";
import { decideCancellation } from "./decideCancellation.ts";
import { decideChange } from "./decideChange.ts";
import { recordPayment } from "./recordPayment.ts";
import { recordRefund } from "./recordRefund.ts";
import { readActions } from "./staffActionRows.ts";

export const handleChangeBookingStatus: Handler<typeof changeBookingStatus> = (call) =>
  respondWithBooking(
    call,
    changeStatus(call, {
      id: call.params.id,
      version: call.body.version,
      to: call.body.status,
      reason: call.body.reason,
    }),
  );

export const handleDecideCancellation: Handler<typeof decideEndpoint> = (call) =>
  respondWithBooking(
    call,
    decideCancellation(call, { id: call.params.id, ...call.body, refund: call.body.refund }),
  );

export const handleDecideChange: Handler<typeof decideChangeEndpoint> = (call) => {
  const { version, accept, total, reason } = call.body;
  return respondWithBooking(call, decideChange(call, { id: call.params.id, version, accept, total, reason }));
};

export const handleRecordPayment: Handler<typeof paymentEndpoint> = (call) =>
  respondWithBooking(call, recordPayment(call, { id: call.params.id, ...call.body }));

export const handleRecordRefund: Handler<typeof refundEndpoint> = (call) =>
  respondWithBooking(call, recordRefund(call, { id: call.params.id, ...call.body }));

/** Returns the recorded actions to staff who may see the booking. */
export const handleBookingActions: Handler<typeof bookingActions> = async ({
  params,
  user,
  dependencies,
}) => {
  const { db, clock } = dependencies;
  const { row } = await findVisibleBooking(db, params.id, { user, link: undefined, now: clock() });
  if (user.type === "user") throw new RefusalError("not_allowed");
  const [items, notes] = await Promise.all([readActions(db, row.id), readNotes(db, row.id)]);
  return { ok: true, status: 200, data: { items, notes } };
};

export const handleRecordRental: Handler<typeof recordRentalEndpoint> = (call) => {
  const { id } = call.params;
  const { version, kind, at, mileage, fuel } = call.body;
  return respondWithBooking(call, recordRental(call, { id, version, kind, at, mileage, fuel }));
};

export const handleWithdrawRentalRecord: Handler<typeof withdrawRentalRecord> = (call) =>
  respondWithBooking(call, withdrawRecord(call, { id: call.params.id, ...call.body }));

export const handleRecordNoShow: Handler<typeof noShowEndpoint> = (call) =>
  respondWithBooking(call, recordNoShow(call, { id: call.params.id, ...call.body }));

export const handleAddBookingNote: Handler<typeof addBookingNote> = async (call) => {
  const notes = await addNote(call, { id: call.params.id, text: call.body.text });
  return { ok: true, status: 200, data: { notes } };
};

/** Responds with the changed booking, in the caller's language. */
async function respondWithBooking(
  { user, dependencies: { db, config } }: StaffCall,
  action: Promise<StoredBooking>,
) {
  const row = await action;
  const bookings = await toBookings(db, [row], user.language, config.business);
  const actor = user.type === "admin" ? "admin" : "supplier";
  const [data] = await addStaffFields(db, [row], { bookings, actor });
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data } as const;
}
