import { carUsage } from "@sayara/domain/booking/condition/carUsage";
import type { ConditionReports, NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import {
  type UsageCharge,
  usageChargeKinds,
  usageCharges,
} from "@sayara/domain/booking/condition/usageCharges";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Selectable } from "kysely";
import type { Database, Transaction } from "#api/database/Schema.ts";

/** Returns the usage charges of bookings, by booking id [HO9]. Bookings without charges are absent. */
export async function readUsageCharges(
  db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, UsageCharge[]>> {
  const rows = await db
    .selectFrom("usage_charges")
    .innerJoin("condition_reports", (join) =>
      join
        .onRef("condition_reports.booking_id", "=", "usage_charges.booking_id")
        .onRef("condition_reports.id", "=", "report_id"),
    )
    .innerJoin("rental_records", "rental_records.id", "record_id")
    .selectAll("usage_charges")
    .where("usage_charges.booking_id", "in", bookingIds)
    .where("withdrawn_at", "is", null)
    .execute();
  const charges = new Map<string, UsageCharge[]>();
  for (const kind of usageChargeKinds)
    for (const row of rows) {
      if (row.kind !== kind) continue;
      const { booking_id: id, count, unit_millimes: unit, covered_millimes: covered } = row;
      const charge = { kind, count, unitPrice: toDinars(unit), price: toDinars(count * unit) };
      charges.set(id, [...(charges.get(id) ?? []), { ...charge, covered: toDinars(covered) }]);
    }
  return charges;
}

interface SignedReturn {
  reportId: string;
  report: Extract<NewConditionReport, { kind: "return" }>;
  /** Null if no hand-over report was signed. */
  handOver: ConditionReports["handOver"];
}

/** Stores the usage charges of a return report, at the prices as sold [HO9]. */
export async function insertUsageCharges(
  transaction: Transaction,
  {
    id,
    from_at: from,
    to_at: to,
    sold_terms: sold,
  }: Pick<Selectable<BookingRow>, "id" | "from_at" | "to_at" | "sold_terms">,
  { reportId, report, handOver }: SignedReturn,
): Promise<void> {
  if (handOver === null || sold?.usage === undefined) return;
  const { prices, ...terms } = sold.usage;
  const { deposit } = handOver;
  const usage = carUsage({ handOver, returned: report }, { from, to, ...terms });
  const kept = deposit && {
    method: deposit.method,
    kept: toDinars(toMillimes(deposit.amount) - toMillimes(report.depositReturned)),
  };
  const rows = usageCharges(usage, prices, kept).map(({ kind, count, unitPrice, covered }) => ({
    booking_id: id,
    report_id: reportId,
    kind,
    count,
    unit_millimes: toMillimes(unitPrice),
    covered_millimes: toMillimes(covered),
  }));
  if (rows.length > 0) await transaction.insertInto("usage_charges").values(rows).execute();
}
