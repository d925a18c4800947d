import type {
  correctStatement as correctStatementCall,
  issueStatements,
  monthStatements,
  payStatement,
} from "@sayara/api-client/contract/statements/monthStatements";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { isPayoutPrepared } from "#api/money/payouts/isPayoutPrepared.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { recordEndedTrips, suppliersWithoutStatement } from "./issueMonths.ts";
import { correctStatement, issueStatement, STATEMENTS_LOCK } from "./issueStatement.ts";
import { selectStatements, toSummary } from "./statementRows.ts";

/** Maximum statements that one call issues, each in its own transaction. */
const MAX_ISSUED_PER_CALL = 100;

export const handleMonthStatements: Handler<typeof monthStatements> = async ({
  params: { month, ...page },
  user,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const { timeZone } = config.business;
  const isOver = monthBounds(month, timeZone).end <= clock();
  const query = selectStatements(db)
    .innerJoin("suppliers", "suppliers.id", "statements.supplier_id")
    .select(["suppliers.slug", "suppliers.name"])
    .where("statements.month", "=", month)
    .orderBy("suppliers.name")
    .orderBy("statements.issued_at")
    .orderBy("statements.id");
  const { rows, total } = await readPageOfRows(query, page);
  const sumOf = (name: "commission" | "toCollect" | "toPayOut") =>
    sql<string>`coalesce(sum((totals->>${sql.lit(name)})::numeric), 0)`.as(name);
  const sums = await db
    .selectFrom("statements")
    .select([sumOf("commission"), sumOf("toCollect"), sumOf("toPayOut")])
    .where("month", "=", month)
    .executeTakeFirstOrThrow();
  const missing = isOver ? (await suppliersWithoutStatement(db, month, timeZone)).length : 0;
  return {
    ok: true,
    status: 200,
    data: {
      items: rows.map(({ slug, name, ...row }) => ({ ...toSummary(row), supplier: { slug, name } })),
      total,
      isOver,
      missing,
      commission: Number(sums.commission),
      toCollect: Number(sums.toCollect),
      toPayOut: Number(sums.toPayOut),
    },
  };
};

/** Issues the missing statements of a month, each in its own transaction. */
export const handleIssueStatements: Handler<typeof issueStatements> = async ({
  params: { month },
  user,
  context,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const { timeZone } = config.business;
  if (monthBounds(month, timeZone).end > clock()) throw new RefusalError("transition_refused");
  await recordEndedTrips(db, clock());
  const suppliers = await suppliersWithoutStatement(db, month, timeZone);
  let issued = 0;
  for (const supplier of suppliers.slice(0, MAX_ISSUED_PER_CALL)) {
    const options = { supplierId: supplier.id, locks: [STATEMENTS_LOCK] };
    await inAdminTransaction(context, options, async ({ transaction, now, recordEdit }) => {
      const row = await issueStatement(transaction, supplier, { month, config, now });
      if (row === null) return;
      issued += 1;
      await recordEdit({ subject: "statement", subjectId: row.id, action: "issued", after: { month } });
    });
  }
  const missing = (await suppliersWithoutStatement(db, month, timeZone)).length;
  return { ok: true, status: 200, data: { issued, missing } };
};

export const handleCorrectStatement: Handler<typeof correctStatementCall> = async ({
  params: { id },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const statement = await requireStatement(db, id);
  if (statement.corrects !== null) throw new RefusalError("transition_refused");
  const options = { supplierId: statement.supplier_id, locks: [STATEMENTS_LOCK] };
  const summary = await inAdminTransaction(context, options, async ({ transaction, now, recordEdit }) => {
    const supplier = await transaction
      .selectFrom("suppliers")
      .select(["id", "slug", "name", "tax_number"])
      .where("id", "=", statement.supplier_id)
      .executeTakeFirstOrThrow();
    const row = await correctStatement(transaction, supplier, { statement, config, now });
    if (row === null) throw new RefusalError("transition_refused");
    await recordEdit({ subject: "statement", subjectId: row.id, action: "corrected", before: { id } });
    return toSummary(await requireStatement(transaction, row.id));
  });
  return { ok: true, status: 200, data: summary };
};

/** Records a payment of a statement [ST7]. A repeated call has an outdated `outstanding` and is refused. */
export const handlePayStatement: Handler<typeof payStatement> = async ({
  params: { id },
  body: { amount, outstanding, reference },
  user,
  context,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const { supplier_id: supplierId } = await requireStatement(db, id);
  const summary = await inAdminTransaction(
    context,
    { supplierId },
    async ({ transaction, now, recordEdit }) => {
      const { payment, currency } = toSummary(await requireStatement(transaction, id));
      if (payment === null) throw new RefusalError("transition_refused");
      if (payment.outstanding !== outstanding) throw new RefusalError("stale_version");
      if (amount > outstanding) throw new RefusalError("transition_refused");
      const kind = payment.direction === "collect" ? ("agency_payment" as const) : ("payout" as const);
      if (kind === "payout" && (await isPayoutPrepared(transaction, supplierId)))
        throw new RefusalError("transition_refused");
      const settlement = { kind, supplierId, amount: toMillimes(amount), currency, reference };
      await recordSettlement(transaction, settlement, now);
      await recordEdit({
        subject: "statement",
        subjectId: id,
        action: "paid",
        after: { amount: toDinars(settlement.amount), reference },
      });
      return toSummary(await requireStatement(transaction, id));
    },
  );
  return { ok: true, status: 200, data: summary };
};

/** @throws RefusalError `not_found`. */
async function requireStatement(db: Database, id: string) {
  const row = isUuid(id)
    ? await selectStatements(db).where("statements.id", "=", id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}
