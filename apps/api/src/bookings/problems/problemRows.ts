import { randomUUID } from "node:crypto";
import type { BookingActor } from "@sayara/domain/booking/actions/BookingActor";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { Selectable } from "kysely";

/** Maximum number of reports shown per booking. */
const MAX_REPORTS = 50;

type OfBooking = Pick<Selectable<BookingRow>, "id" | "driver_id" | "driver_full_name">;

/** Returns the reports about a booking, oldest first [PB1]. Only staff can read the names of staff. */
export async function readProblems(
  db: Queries,
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
    .where("booking_id", "=", booking.id)
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

/** Inserts a photo of a report, unless the report already has the maximum. Requires the report's lock. */
export async function insertPicture(
  transaction: Transaction,
  picture: { reportId: string; bookingId: string; key: string },
  { most, now }: { most: number; now: Date },
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom("problem_pictures")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("report_id", "=", picture.reportId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
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
  return true;
}
