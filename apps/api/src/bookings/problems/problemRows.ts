import { randomUUID } from "node:crypto";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { PROBLEM_REPORTS_PER_SIDE } from "@sayara/domain/config/businessDefaults";
import { userTypes } from "@sayara/domain/user/UserType";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { Selectable } from "kysely";

/**
 * Enough for all reports of a booking [PB3]. An older booking may exceed this limit; only its latest reports
 * are returned.
 */
const MAX_REPORTS = userTypes.length * PROBLEM_REPORTS_PER_SIDE;

type OfBooking = Pick<Selectable<BookingRow>, "id" | "driver_id" | "driver_full_name">;

/**
 * Returns the reports about a booking, oldest first, with the ids of their photos, whose files are read one by one
 * [PB1, PB2]. Only staff can read the names of staff.
 */
export async function readProblems(
  db: Database,
  booking: OfBooking,
  { actor, siteName }: { actor: BookingActor; siteName: string },
): Promise<ProblemReport[]> {
  const isDriver = actor === "driver" || actor === "linkHolder";
  const reports = await db
    .selectFrom("problem_reports")
    .leftJoin("users", "users.id", "author_id")
    .leftJoin("suppliers", "suppliers.id", "users.supplier_id")
    .select([
      "problem_reports.id",
      "author_id",
      "text",
      "at",
      "full_name",
      "type",
      "suppliers.name as agency",
    ])
    .where("booking_id", "=", booking.id)
    .orderBy("number", "desc")
    .limit(MAX_REPORTS)
    .execute();
  if (reports.length === 0) return [];
  const pictures = await db
    .selectFrom("problem_pictures")
    .select(["id", "report_id"])
    .where(
      "report_id",
      "in",
      reports.map(({ id }) => id),
    )
    .orderBy("number")
    .execute();
  return reports.toReversed().map(({ id, author_id, text, at, full_name, type, agency }) => {
    // The driver's name as booked, since a guest's account may not have one.
    const isByDriver = author_id === null || author_id === booking.driver_id;
    const staffName = isDriver ? (agency ?? siteName) : (full_name ?? "");
    return {
      id,
      by: { name: isByDriver ? booking.driver_full_name : staffName, type: type ?? "user" },
      at: at.toISOString(),
      text,
      pictures: pictures.flatMap((picture) => (picture.report_id === id ? [picture.id] : [])),
    };
  });
}

/** Inserts a report and returns its id. */
export async function insertProblem(
  transaction: Transaction,
  { bookingId, authorId, text }: { bookingId: string; authorId: string | null; text: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const row = { id, booking_id: bookingId, author_id: authorId, text, at: now };
  await transaction.insertInto("problem_reports").values(row).execute();
  return id;
}

/** Inserts a photo of a report. Requires the booking's lock. */
export async function insertPicture(
  transaction: Transaction,
  picture: { reportId: string; bookingId: string; key: string },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto("problem_pictures")
    .values({
      id: randomUUID(),
      report_id: picture.reportId,
      booking_id: picture.bookingId,
      file_key: picture.key,
      at: now,
    })
    .execute();
}
