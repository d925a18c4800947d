import type { signConditionReport } from "@sayara/api-client/contract/bookings/conditionReports";
import type { NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import { arePapersEmpty, isIssuedLater } from "@sayara/domain/booking/condition/DriverPapers";
import { findDepositProblem } from "@sayara/domain/booking/condition/findDepositProblem";
import { toMillimes } from "@sayara/domain/money/millimes";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { insertRecord } from "#api/bookings/desk/recordRental.ts";
import { findVisibleBooking } from "#api/bookings/read/findVisibleBooking.ts";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import { performAction } from "#api/bookings/staff/performAction.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isReportStored, readConditionReports } from "./conditionRows.ts";
import { insertUsageCharges } from "./usageChargeRows.ts";

/**
 * Records a hand-over or a return with its signed report [HO1, HO2]. A repeated report is not stored again
 * and gets the booking's current reports, because the response to the first call may have been lost [HO4].
 */
export const handleSignConditionReport: Handler<typeof signConditionReport> = async (call) => {
  const { params, user, dependencies } = call;
  const { db, clock } = dependencies;
  const { row } = await findVisibleBooking(db, params.id, { user, link: undefined, now: clock() });
  const report = { bookingId: row.id, reportId: params.reportId };
  if (!(await isReportStored(db, report))) {
    try {
      await sign(call);
    } catch (error) {
      // Of two concurrent calls with the same report, the second waits for the first and is then rejected.
      if (!(error instanceof RefusalError) || !(await isReportStored(db, report))) throw error;
    }
  }
  const viewer = await readViewer(db, user, row);
  return { ok: true, status: 200, data: await readConditionReports(db, row.id, viewer) };
};

async function sign(call: Call<typeof signConditionReport>): Promise<void> {
  const { params, body, user, dependencies } = call;
  const { kind, at, mileage, fuel } = body;
  const action = kind === "handOver" ? "recordHandOver" : "recordReturn";
  const request = { id: params.id, version: undefined, action } as const;
  await performAction(call, request, async (booking) => {
    const { row, transaction, now } = booking;
    const { handOver } = await readConditionReports(transaction, row.id);
    if (body.kind === "handOver" && body.driverPapers !== undefined) {
      const today = dateInZone(now, dependencies.config.business.timeZone);
      if (isIssuedLater(body.driverPapers.licenceIssuedOn, today))
        throw new RefusalError("invalid_input", {
          fields: { "driverPapers.licenceIssuedOn": "licence_date_invalid" },
        });
    }
    if (body.kind === "return") {
      const problem = findDepositProblem(body, handOver?.deposit?.amount ?? 0);
      if (problem !== null)
        throw new RefusalError("invalid_input", { fields: { [problem.field]: problem.code } });
    }
    const record_id = await insertRecord(booking, { kind, at, mileage, fuel, by: user.id });
    await transaction
      .insertInto("condition_reports")
      .values({
        booking_id: row.id,
        id: params.reportId,
        record_id,
        remarks: body.remarks,
        ...moneyColumns(body),
        driver_papers: papersColumn(body),
        agency_name: body.signatures.agency.name,
        agency_path: body.signatures.agency.path,
        driver_name: body.signatures.driver.name,
        driver_path: body.signatures.driver.path,
        received_at: now,
      })
      .execute();
    if (body.kind === "return" && row.status !== "cancelled")
      await insertUsageCharges(transaction, row, { reportId: params.reportId, report: body, handOver });
  });
}

function papersColumn(report: NewConditionReport): string | null {
  const papers = report.kind === "handOver" ? report.driverPapers : undefined;
  return papers === undefined || arePapersEmpty(papers) ? null : JSON.stringify(papers);
}

function moneyColumns(report: NewConditionReport) {
  if (report.kind === "return") {
    const returned_millimes = toMillimes(report.depositReturned);
    const none = { licence_seen: false, deposit_method: null, deposit_millimes: null };
    return { ...none, returned_millimes, kept_reason: report.keptReason };
  }
  const { licenceSeen, deposit } = report;
  return {
    licence_seen: licenceSeen,
    deposit_method: deposit?.method ?? null,
    deposit_millimes: deposit === null ? null : toMillimes(deposit.amount),
    returned_millimes: null,
    kept_reason: "",
  };
}
