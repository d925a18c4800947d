import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("[DB7] a server of the previous version still handles payments of plans, and ignores payments of balances", async () => {
    const { db } = database();
    const { agency } = await aCatalogue(db);
    const [plan, balance] = [randomUUID(), randomUUID()];
    const at = "2026-05-31T23:30:00Z";
    await sql`insert into plan_payments (id, supplier_id, plan, billing_period, amount_millimes, credit_millimes,
        currency, gateway, state, expires_at, created_at, next_check_at)
      values (${plan}, ${agency.id}, 'basic', 'monthly', 49000, 0, 'TND', 'sandbox', 'opening', ${at}, ${at}, ${at})
      returning *`.execute(db);
    await sql`insert into agency_payments (id, supplier_id, purpose, amount_millimes, credit_millimes, currency,
        gateway, state, expires_at, created_at, next_check_at)
      values (${balance}, ${agency.id}, 'balance', 80000, 0, 'TND', 'sandbox', 'opening', ${at}, ${at}, ${at})`.execute(
      db,
    );
    const { rows } = await sql<{
      id: string;
    }>`update plan_payments set state = 'open', url = 'https://pay.example'
      where id in (select id from plan_payments where next_check_at <= ${at} limit 9 for update skip locked)
      returning id`.execute(db);
    expect(rows).toEqual([{ id: plan }]);
    const second = sql`insert into plan_payments (id, supplier_id, plan, billing_period, amount_millimes,
        credit_millimes, currency, gateway, state, expires_at, created_at)
      values (${randomUUID()}, ${agency.id}, 'basic', 'monthly', 49000, 0, 'TND', 'sandbox', 'opening', ${at}, ${at})`;
    await expect(second.execute(db)).rejects.toThrow("agency_payments_open");
    const stored = await db
      .selectFrom("agency_payments")
      .select(["id", "purpose", "state"])
      .orderBy("amount_millimes")
      .execute();
    expect(stored).toEqual([
      { id: plan, purpose: "plan", state: "open" },
      { id: balance, purpose: "balance", state: "opening" },
    ]);
  });
});
