import type {
  deleteBookings,
  updateBookingStatus,
} from "@sayara/api-client/contract/bookings/manageBookings";
import { ownershipFor } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingAction } from "@sayara/domain/booking/actions/BookingAction";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { type Digest, releaseDigest } from "#api/messaging/mail/postDigest.ts";
import { performOnEach } from "./performOnEach.ts";
import type { StaffCall } from "./performAction.ts";
import { changeStatus } from "./changeStatus.ts";
import { deleteBooking } from "./deleteBooking.ts";
import { recordPayment } from "./recordPayment.ts";

/** Changes the status of each selected booking separately. */
export const handleUpdateBookingStatus: Handler<typeof updateBookingStatus> = async (call) => {
  await refuseRole(call, ["changeStatus", "recordPayment"]);
  const { db, clock } = call.dependencies;
  const digest: Digest = new Map();
  const { bookings } = call.body;
  const perform = actionOf(call, bookings.length > 1 ? { ...call, digest } : call);
  // An unexpected error stops the action; its earlier changes are mailed too.
  const { changed, unchanged } = await performOnEach(bookings, perform).finally(() =>
    releaseDigest(db, digest, clock()),
  );
  const data = {
    changed: changed.map(({ id, version, status }) => ({ id, version, status })),
    left: unchanged,
  };
  return { ok: true, status: 200, data };
};

/** Deletes each selected booking separately. */
export const handleDeleteBookings: Handler<typeof deleteBookings> = async (call) => {
  await refuseRole(call, ["delete"]);
  const { changed, unchanged } = await performOnEach(call.body.bookings, (selected) =>
    deleteBooking(call, selected),
  );
  return { ok: true, status: 200, data: { deleted: changed.map(({ id }) => id), left: unchanged } };
};

function actionOf(
  { body: { status, payment } }: Call<typeof updateBookingStatus>,
  call: StaffCall,
): (selected: { id: string; version: number | undefined }) => Promise<StoredBooking> {
  switch (status) {
    case "reserved":
    case "cancelled":
      return (selected) => changeStatus(call, { ...selected, to: status });
    case "paid":
      return (selected) => recordPayment(call, { ...selected, amount: "due" });
    case "deposit":
      if (payment === undefined) {
        throw new RefusalError("invalid_input", { fields: { payment: "required" } });
      }
      return (selected) => recordPayment(call, { ...selected, amount: payment });
    case "void":
    case "pending":
      // No action leads to this status.
      return (selected) => changeStatus(call, { ...selected, to: status });
  }
}

/** Rejects the whole call if the caller's role allows it for no booking [RO1]. */
async function refuseRole(
  { user, dependencies }: StaffCall,
  actions: readonly BookingAction[],
): Promise<void> {
  const { actor } = await readViewer(dependencies.db, user);
  if (actions.every((action) => ownershipFor(action, actor) === null)) throw new RefusalError("not_allowed");
}
