import { randomUUID } from "node:crypto";
import {
  type DebtFilter,
  debtFilters,
  type debts,
  type followUpDebt,
} from "@sayara/api-client/contract/statements/debts";
import { MAX_FOLLOW_UP_DAYS } from "@sayara/domain/config/businessDefaults";
import { toDinars } from "@sayara/domain/money/millimes";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { type DebtRow, hasDebtStatus, isLastDebt, selectDebts, toDebts } from "./debtRows.ts";

export const handleDebts: Handler<typeof debts> = async ({
  params: { status, ...page },
  user,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const now = clock();
  const today = dateInZone(now, config.business.timeZone);
  const query = selectDebts(db).where(hasDebtStatus(status, today)).orderBy("issued_at").orderBy("id");
  const { rows, total } = await readPageOfRows(query, page);
  const { outstanding, ...counts } = await sumDebts(db, today);
  const items = await toDebts(db, rows, { now, config });
  return { ok: true, status: 200, data: { items, total, outstanding, counts } };
};

/** Sets the follow-up day of a debt and adds a note. Records each of them as an edit of the agency [DB4]. */
export const handleFollowUpDebt: Handler<typeof followUpDebt> = async ({
  params: { id },
  body: { version, followUpOn, note },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const { supplier_id: supplierId } = await requireDebt(db, id);
  const debt = await inAdminTransaction(
    context,
    { supplierId },
    async ({ transaction, user: admin, now, recordEdit }) => {
      const row = await requireDebt(transaction, id, supplierId);
      if (row.version !== version) throw new RefusalError("stale_version");
      const isMoved = row.follow_up_on !== followUpOn;
      if (isMoved) refuseFarDate(followUpOn, dateInZone(now, config.business.timeZone));
      if (isMoved || note !== "") {
        const columns = { follow_up_on: followUpOn, version: version + 1 };
        await transaction
          .insertInto("debt_follow_ups")
          .values({ statement_id: id, ...columns })
          .onConflict((conflict) => conflict.column("statement_id").doUpdateSet(columns))
          .execute();
      }
      const subject = { subject: "debt", subjectId: id } as const;
      if (isMoved)
        await recordEdit({
          ...subject,
          action: "followed_up",
          before: { followUpOn: row.follow_up_on },
          after: { followUpOn },
        });
      if (note !== "") {
        const values = { id: randomUUID(), statement_id: id, user_id: admin.id, at: now, text: note };
        await transaction.insertInto("debt_notes").values(values).execute();
        await recordEdit({ ...subject, action: "noted", after: { note } });
      }
      const [changed] = await toDebts(transaction, [await requireDebt(transaction, id, supplierId)], {
        now,
        config,
      });
      return changed;
    },
  );
  if (debt === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data: debt };
};

/** Returns the sum that agencies owe in dinars, and the number of debts in each filter. */
async function sumDebts(db: Database, today: CalendarDate) {
  const count = (status: DebtFilter) =>
    sql<string>`count(*) filter (where ${hasDebtStatus(status, today)})`.as(status);
  const sums = await selectDebts(db)
    .clearSelect()
    .select(sql<string>`coalesce(sum(outstanding) filter (where ${isLastDebt}), 0)`.as("outstanding"))
    .select(debtFilters.map(count))
    .executeTakeFirstOrThrow();
  return {
    outstanding: toDinars(Number(sums.outstanding)),
    open: Number(sums.open),
    due: Number(sums.due),
    unpaid: Number(sums.unpaid),
    follow_up: Number(sums.follow_up),
    partial: Number(sums.partial),
    paid: Number(sums.paid),
  };
}

/** @throws RefusalError `not_found`, also for a statement without an amount to pay. */
async function requireDebt(db: Database, id: string, supplierId?: string): Promise<DebtRow> {
  const row = isUuid(id)
    ? await selectDebts(db, { ...(supplierId !== undefined && { supplierId }) })
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}

/** @throws RefusalError `invalid_input` for a day in the past or too far in the future. */
function refuseFarDate(date: CalendarDate | null, today: CalendarDate): void {
  if (date === null || (date >= today && date <= addCalendarDays(today, MAX_FOLLOW_UP_DAYS))) return;
  throw new RefusalError("invalid_input", { fields: { followUpOn: validationMessage("date_invalid") } });
}
