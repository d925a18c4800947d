import type {
  DepositFilter,
  HeldDeposit,
  supplierDeposits,
} from "@sayara/api-client/contract/suppliers/supplierDeposits";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";

/** Lists the security deposits of an agency [HO11]. */
export const handleSupplierDeposits: Handler<typeof supplierDeposits> = async ({
  params: { supplier: segment, state, page, size },
  user,
  dependencies: { db, clock },
}) => {
  const { supplier } = await requireSupplier(db, user, { segment, action: "viewBookings" });
  const now = clock();
  const sums = await depositsOf(db, supplier.id)
    .select(({ fn, eb, and }) => [
      fn.countAll<string>().filterWhere("back.booking_id", "is", null).as("held"),
      fn
        .countAll<string>()
        .filterWhere(and([eb("back.booking_id", "is", null), eb("bookings.to_at", "<", now)]))
        .as("overdue"),
      fn.countAll<string>().filterWhere("back.booking_id", "is not", null).as("returned"),
      fn
        .sum<string>("taken.deposit_millimes")
        .filterWhere(and([eb("back.booking_id", "is", null), eb("taken.deposit_method", "!=", "cashEuro")]))
        .as("dinars"),
      fn
        .sum<string>("taken.deposit_millimes")
        .filterWhere(and([eb("back.booking_id", "is", null), eb("taken.deposit_method", "=", "cashEuro")]))
        .as("euros"),
    ])
    .executeTakeFirstOrThrow();
  const counts = {
    held: Number(sums.held),
    overdue: Number(sums.overdue),
    returned: Number(sums.returned),
  };
  const held = { dinars: amountOf(sums.dinars), euros: amountOf(sums.euros) };
  const items = await readDeposits(db, { supplierId: supplier.id, state, page, size, now });
  return { ok: true, status: 200, data: { items, total: counts[state], held, counts } };
};

/** Selects an agency's deposits by booking, each with the report of the return if one was signed. */
function depositsOf(db: Database, supplierId: string) {
  const reports = (kind: "handOver" | "return") =>
    db
      .selectFrom("condition_reports")
      .innerJoin("rental_records", "rental_records.id", "record_id")
      .selectAll("condition_reports")
      .select("at")
      .where("kind", "=", kind)
      .where("withdrawn_at", "is", null);
  return db
    .selectFrom("bookings")
    .innerJoin(reports("handOver").as("taken"), "taken.booking_id", "bookings.id")
    .leftJoin(reports("return").as("back"), "back.booking_id", "bookings.id")
    .where("bookings.supplier_id", "=", supplierId)
    .where("bookings.deleted_at", "is", null)
    .where("taken.deposit_millimes", "is not", null);
}

interface DepositsQuery {
  supplierId: string;
  state: DepositFilter;
  page: number;
  size: number;
  now: Date;
}

async function readDeposits(
  db: Database,
  { supplierId, state, page, size, now }: DepositsQuery,
): Promise<HeldDeposit[]> {
  const isReturned = state === "returned";
  const rows = await depositsOf(db, supplierId)
    .innerJoin("cars", "cars.id", "bookings.car_id")
    .select([
      "bookings.id",
      "bookings.reference",
      "driver_full_name as driver",
      "cars.name as car",
      "to_at",
      "taken.deposit_method as method",
      "taken.deposit_millimes as millimes",
      "taken.at as since",
      "back.at as returned_at",
      "back.returned_millimes",
    ])
    .where("back.booking_id", isReturned ? "is not" : "is", null)
    .$if(state === "overdue", (query) => query.where("to_at", "<", now))
    .orderBy(isReturned ? sql`back.at desc` : sql`to_at`)
    .orderBy("bookings.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(({ id, reference, driver, car, to_at, method, millimes, since, ...row }) => ({
    booking: { id, reference },
    driver,
    car,
    method: method ?? "unknown",
    amount: toDinars(millimes ?? 0),
    since: since.toISOString(),
    dueAt: to_at.toISOString(),
    isOverdue: row.returned_at === null && to_at < now,
    returned:
      row.returned_at === null
        ? null
        : { at: row.returned_at.toISOString(), amount: toDinars(row.returned_millimes ?? 0) },
  }));
}

function amountOf(millimes: string | null): number {
  return toDinars(Number(millimes ?? 0));
}
