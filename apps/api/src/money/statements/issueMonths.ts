import { currencies } from "@sayara/domain/money/Currency";
import { addCalendarMonths } from "@sayara/domain/time/addCalendarMonths";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Progress } from "#api/database/workInSlots.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import type { StatementConfig } from "./composeStatement.ts";
import { issueStatement, STATEMENTS_LOCK, type StatementSupplier } from "./issueStatement.ts";

const [currency] = currencies;
const TRIPS_AT_ONCE = 500;
/** Maximum number of missed months for which statements are issued later. */
const MAX_LATE_MONTHS = 12;

export type IssueDependencies = Pick<Dependencies, "db" | "clock"> & { config: StatementConfig };

/**
 * Issues the statements of the previous month, and of months missed since the newest statement [ST1]. Several
 * processes may run it.
 *
 * @returns the number of issued statements.
 */
export async function issueDueStatements(
  tools: IssueDependencies,
  progress: Partial<Progress> = {},
): Promise<number> {
  const { db, clock, config } = tools;
  let issued = 0;
  for (const month of await dueMonths(db, { now: clock(), timeZone: config.business.timeZone }))
    issued += await issueStatementsOf(tools, month, progress);
  return issued;
}

/**
 * Issues the missing statements of a past month, each in its own transaction.
 *
 * @returns the number of issued statements.
 */
export async function issueStatementsOf(
  { db, clock, config }: IssueDependencies,
  month: string,
  { shouldContinue = () => true }: Partial<Progress> = {},
): Promise<number> {
  await recordEndedTrips(db, clock());
  let issued = 0;
  for (const supplier of await suppliersWithoutStatement(db, month, config.business.timeZone)) {
    if (!shouldContinue()) return issued;
    const statement = await inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [supplierLock(supplier.id), STATEMENTS_LOCK]);
      return issueStatement(transaction, supplier, { month, config, now: clock() });
    });
    if (statement !== null) issued += 1;
  }
  return issued;
}

/** Returns the months whose statements are due, oldest first. */
async function dueMonths(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<string[]> {
  const newest = await db
    .selectFrom("statements")
    .select(({ fn }) => fn.max("month").as("month"))
    .executeTakeFirst();
  const newestMonth = newest?.month ?? null;
  const thisMonth = `${dateInZone(now, timeZone).slice(0, 7)}-01`;
  const months: string[] = [];
  for (let back = 1; back <= MAX_LATE_MONTHS; back += 1) {
    const month = addCalendarMonths(thisMonth, -back).slice(0, 7);
    if (back > 1 && (newestMonth === null || month <= newestMonth)) break;
    months.unshift(month);
  }
  return months;
}

/** Records the commission of every rental that has ended [LG5], so that the statements include it. */
export async function recordEndedTrips(db: Database, now: Date): Promise<void> {
  while ((await countTrips(db, now, { batch: TRIPS_AT_ONCE })) === TRIPS_AT_ONCE);
}

/**
 * Returns the agencies that lack a statement for a month and need one: money moved, a rental ended, or the
 * month began with a balance.
 */
export async function suppliersWithoutStatement(
  db: Database,
  month: string,
  timeZone: string,
): Promise<StatementSupplier[]> {
  const { start, end } = monthBounds(month, timeZone);
  return db
    .selectFrom("suppliers")
    .select(["id", "slug", "name", "tax_number"])
    .where(({ or, eb, exists, selectFrom }) => {
      const rows = selectFrom("ledger")
        .whereRef("ledger.supplier_id", "=", "suppliers.id")
        .where("ledger.currency", "=", currency);
      const opening = rows
        .select(({ fn }) => fn.sum<string>("amount_millimes").as("millimes"))
        .where("account", "=", "agency")
        .where("at", "<", start);
      const ended = selectFrom("bookings")
        .select("bookings.id")
        .whereRef("bookings.supplier_id", "=", "suppliers.id")
        .where("bookings.currency", "=", currency)
        .where("trip_counted_at", "is not", null)
        .where("to_at", ">=", start)
        .where("to_at", "<", end);
      return or([
        exists(rows.select("ledger.id").where("at", ">=", start).where("at", "<", end)),
        exists(ended),
        eb(eb.fn.coalesce(opening, eb.lit(0)), "!=", eb.lit(0)),
      ]);
    })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("statements")
            .select("statements.id")
            .whereRef("statements.supplier_id", "=", "suppliers.id")
            .where("statements.month", "=", month)
            .where("statements.currency", "=", currency)
            .where("corrects", "is", null),
        ),
      ),
    )
    .orderBy("slug")
    .execute();
}
