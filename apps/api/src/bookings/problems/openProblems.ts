import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { type LockedBooking, lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { type BookingCall, openBooking, type OpenedBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { rereadViewer } from "#api/bookings/read/readViewer.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { readProblems } from "./problemRows.ts";

/** A booking whose problems the viewer may report, with all reports so far. */
export interface OpenedProblems extends Pick<OpenedBooking, "row" | "viewer" | "now"> {
  problems: ProblemReport[];
}

/**
 * Opens a booking for a caller who reports a problem with it [PB1].
 *
 * @throws RefusalError the codes of `openBooking`; `proof_required`, `not_allowed`, `transition_refused`.
 */
export async function openProblems(call: BookingCall, context: AppContext): Promise<OpenedProblems> {
  const { dependencies } = context.var;
  const { row, viewer, now } = await openBooking(call, dependencies);
  const situation = await readSituation(dependencies.db, row);
  return checkProblems(dependencies.db, context, { row, situation }, { viewer, now });
}

/**
 * Opens the booking again under its lock, so that concurrent reports and photos are counted one by one.
 *
 * @throws RefusalError the codes of `lockBooking`, `rereadViewer` and `openProblems`.
 */
export async function lockProblems(
  transaction: Transaction,
  context: AppContext,
  { row: seen, viewer: previousViewer }: Pick<OpenedBooking, "row" | "viewer">,
): Promise<OpenedProblems> {
  const now = context.var.dependencies.clock();
  const locked = await lockBooking(transaction, seen, { now });
  const viewer = await rereadViewer(transaction, context, { previousViewer, row: locked.row });
  return checkProblems(transaction, context, locked, { viewer, now });
}

async function checkProblems(
  db: Database,
  context: AppContext,
  booking: LockedBooking,
  { viewer, now }: { viewer: BookingViewer; now: Date },
): Promise<OpenedProblems> {
  const { row, situation } = booking;
  const action = "reportProblem";
  await requireProof(db, context, { action, viewer, bookingId: row.id, now });
  const reason = refusalReason({ viewer, booking: situation, now, action });
  refuseChange(booking, { viewer, version: undefined, reason, now });
  const { siteName } = context.var.dependencies.config;
  const problems = await readProblems(db, row, { actor: viewer.actor, siteName });
  return { row, viewer, now, problems };
}
