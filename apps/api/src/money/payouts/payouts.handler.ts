import type { duePayouts, payoutBatches, payouts } from "@sayara/api-client/contract/payouts/payouts";
import { toDinars } from "@sayara/domain/money/millimes";
import { payoutStates } from "@sayara/domain/statement/Payout";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { selectDuePayouts, toDuePayout } from "./duePayoutRows.ts";
import { readPrepared, ribOf, selectPayouts, toAgencyPayout } from "./payoutRows.ts";

export const handleDuePayouts: Handler<typeof duePayouts> = async ({
  params: page,
  user,
  dependencies: { db, clock, config },
}) => {
  requireAdmin(user);
  const query = selectDuePayouts(db).orderBy("name").orderBy("supplier_id");
  const { rows, total } = await readPageOfRows(query, page);
  const { due, ...counts } = await countPayouts(db);
  const tools = { now: clock(), config };
  const items = rows.map((row) => toDuePayout(row, tools));
  return {
    ok: true,
    status: 200,
    data: { items, total, due: due.sum, counts: { due: due.count, ...counts } },
  };
};

export const handlePayouts: Handler<typeof payouts> = async ({
  params: { state, ...page },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const query = selectPayouts(db)
    .where("payouts.state", "=", state)
    .orderBy("payouts.prepared_at", "desc")
    .orderBy("payouts.batch_id")
    .orderBy("suppliers.name")
    .orderBy("payouts.id");
  const { rows, total } = await readPageOfRows(query, page);
  const { due, ...counts } = await countPayouts(db);
  const items = rows.map(toAgencyPayout);
  return { ok: true, status: 200, data: { items, total, counts: { due: due.count, ...counts } } };
};

/**
 * Lists whole files. If a page cut a file, its sum would be too low and only part of it would be marked as
 * paid [PO4].
 */
export const handlePayoutBatches: Handler<typeof payoutBatches> = async ({
  params: page,
  user,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const batches = db
    .selectFrom("payouts")
    .select(["batch_id", "prepared_at"])
    .distinct()
    .where("state", "=", "prepared")
    .as("batches");
  const query = db.selectFrom(batches).selectAll().orderBy("prepared_at", "desc").orderBy("batch_id");
  const { rows, total } = await readPageOfRows(query, page);
  const ids = rows.map(({ batch_id: id }) => id);
  const payoutsOf = Map.groupBy(await readPrepared(db, ids), ({ batch_id: id }) => id);
  const { due, ...counts } = await countPayouts(db);
  const items = rows.map(({ batch_id: id, prepared_at: preparedAt }) => {
    const prepared = payoutsOf.get(id) ?? [];
    return {
      id,
      preparedAt: preparedAt.toISOString(),
      amount: toDinars(prepared.reduce((sum, { amount_millimes: amount }) => sum + amount, 0)),
      payouts: prepared.map(toAgencyPayout),
      unreadable: prepared.filter((row) => ribOf(row, config) === undefined).map(({ name }) => name),
    };
  });
  return { ok: true, status: 200, data: { items, total, counts: { due: due.count, ...counts } } };
};

/**
 * Returns the number of agencies with an amount due, the sum due in dinars, and the number of payouts in each
 * state.
 */
async function countPayouts(db: Database) {
  const due = await selectDuePayouts(db)
    .clearSelect()
    .select(({ fn }) => [fn.countAll<string>().as("count"), fn.sum<string | null>("due").as("sum")])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("payouts")
    .select(({ fn }) => ["state", fn.countAll<string>().as("count")])
    .groupBy("state")
    .execute();
  const counts = Object.fromEntries(
    payoutStates.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
  ) as Record<(typeof payoutStates)[number], number>;
  return { due: { count: Number(due.count), sum: toDinars(Number(due.sum ?? 0)) }, ...counts };
}
