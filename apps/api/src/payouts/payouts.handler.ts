import type { duePayouts, payoutFile, payouts } from "@sayara/api-client/contract/payouts/payouts";
import { toDinars } from "@sayara/domain/money/millimes";
import { payoutStates } from "@sayara/domain/statement/Payout";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { openRib } from "./bankAccountRows.ts";
import { selectDuePayouts, toDuePayout } from "./duePayoutRows.ts";
import { selectPayouts, toAgencyPayout } from "./payoutRows.ts";
import { payoutTable } from "./payoutTable.ts";

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
 * Sends the payouts of a file that are still to be paid, to the accounts as they were when prepared [PO4]. One that was
 * paid is left out: the bank would pay it twice.
 */
export const handlePayoutFile: Handler<typeof payoutFile> = async ({
  params: { batch, language },
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  const rows = isUuid(batch)
    ? await selectPayouts(db)
        .where("payouts.batch_id", "=", batch)
        .where("payouts.state", "=", "prepared")
        .orderBy("suppliers.name")
        .orderBy("payouts.id")
        .execute()
    : [];
  const [first] = rows;
  if (first === undefined) throw new RefusalError("not_found");
  const lines = rows.map(
    ({ supplier_id, sealed_rib, name, amount_millimes: amount, currency, reference }) => {
      const rib = openRib(supplier_id, sealed_rib, config);
      // Stored with an earlier SECRET: the payout is taken out, and the agency sets its account again.
      if (rib === undefined) throw new RefusalError("not_found");
      return { rib, name, amount, currency, reference };
    },
  );
  const day = dateInZone(first.prepared_at, config.business.timeZone);
  sendAsFile(context, `payouts-${day}-${batch.slice(0, 8)}.csv`);
  return { ok: true, status: 200, data: new Blob([await payoutTable(lines, language)]) };
};

/** Returns the agencies to which something is due with its sum in dinars, and the number of payouts in each state. */
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
