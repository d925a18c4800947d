import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { seesDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import type { ConditionReport, ConditionReports } from "@sayara/domain/booking/condition/ConditionReport";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";

/**
 * Returns the condition reports of a booking, except withdrawn ones [HO1].
 *
 * @param viewer the reader. Without it, the driver's licence details and address are left out [HO15].
 */
export async function readConditionReports(
  db: Database,
  bookingId: string,
  viewer?: BookingViewer,
): Promise<ConditionReports> {
  const hasPapers = viewer !== undefined && seesDriverPapers(viewer);
  const rows = await db
    .selectFrom("condition_reports")
    .innerJoin("rental_records", "rental_records.id", "record_id")
    .selectAll("condition_reports")
    .select(["kind", "at", "mileage", "fuel"])
    .where("condition_reports.booking_id", "=", bookingId)
    .where("withdrawn_at", "is", null)
    .execute();
  const reports: ConditionReports = { handOver: null, return: null };
  if (rows.length === 0) return reports;
  const pictures = await db
    .selectFrom("condition_pictures")
    .select(["id", "report_id", "angle"])
    .where("booking_id", "=", bookingId)
    .orderBy("number")
    .execute();
  for (const row of rows) {
    const report: ConditionReport = {
      id: row.id,
      at: row.at.toISOString(),
      mileage: row.mileage ?? 0,
      fuel: row.fuel ?? 0,
      remarks: row.remarks,
      signatures: {
        agency: { name: row.agency_name, path: row.agency_path },
        driver: { name: row.driver_name, path: row.driver_path },
      },
      pictures: pictures.flatMap(({ id, report_id, angle }) => (report_id === row.id ? [{ id, angle }] : [])),
    };
    const { deposit_method: method, deposit_millimes: amount, kept_reason: keptReason } = row;
    const deposit = method === null || amount === null ? null : { method, amount: toDinars(amount) };
    const papers = hasPapers && row.driver_papers !== null ? { driverPapers: row.driver_papers } : {};
    if (row.kind === "handOver") reports.handOver = { ...report, ...papers, deposit };
    else reports.return = { ...report, depositReturned: toDinars(row.returned_millimes ?? 0), keptReason };
  }
  return reports;
}

/** Returns the file keys of a booking's photos, by photo id. */
export async function readPictureKeys(db: Database, bookingId: string): Promise<ReadonlyMap<string, string>> {
  const pictures = await db
    .selectFrom("condition_pictures")
    .select(["id", "file_key"])
    .where("booking_id", "=", bookingId)
    .execute();
  return new Map(pictures.map(({ id, file_key: key }) => [id, key]));
}

/** Returns whether a report is already stored, withdrawn or not [HO4]. */
export async function isReportStored(
  db: Database,
  { bookingId, reportId }: { bookingId: string; reportId: string },
): Promise<boolean> {
  const report = await db
    .selectFrom("condition_reports")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("id", "=", reportId)
    .executeTakeFirst();
  return report !== undefined;
}
