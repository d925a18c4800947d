import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { currentOf } from "#api/bookings/lockBooking.ts";
import { type BookingCall, openBooking, type OpenedBooking } from "#api/bookings/openBooking.ts";
import { readSituation } from "#api/bookings/readSituation.ts";
import type { AppContext } from "#api/http/App.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { requireProof } from "#api/links/permission.ts";

/**
 * Opens a booking for a caller who reports a problem with it [PB1].
 *
 * @throws RefusalError those of `openBooking`; `proof_required`, `not_allowed`, `transition_refused`.
 */
export async function openProblems(call: BookingCall, context: AppContext): Promise<OpenedBooking> {
  const { dependencies } = context.var;
  const opened = await openBooking(call, dependencies);
  const { row, viewer, now } = opened;
  const action = "reportProblem";
  await requireProof(dependencies.db, context, { action, viewer, bookingId: row.id, now });
  const booking = await readSituation(dependencies.db, row);
  const reason = refusalReason({ viewer, booking, now, action });
  if (reason === "role") throw new RefusalError("not_allowed");
  if (reason !== null) throw new RefusalError("transition_refused", { current: currentOf(row), reason });
  return opened;
}
