import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { deleteExpired } from "./deleteExpired.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("a sent mail is deleted with its data after 30 days and a dead mail after 90 days, but a waiting mail never", async () => {
    const { db } = database();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const mail = (address: string, outcome: { sent_at?: Date; dead_at?: Date }) => ({
      id: randomUUID(),
      kind: "contactMessage",
      language: "fr" as const,
      recipient_name: "Amel",
      recipient_address: address,
      data: JSON.stringify({ message: "personal words" }),
      created_at: daysAgo(400),
      attempts: 1,
      next_attempt_at: daysAgo(400),
      ...outcome,
    });
    const rows = [
      mail("sent-30", { sent_at: daysAgo(30) }),
      mail("sent-29", { sent_at: daysAgo(29) }),
      mail("dead-90", { dead_at: daysAgo(90) }),
      mail("dead-89", { dead_at: daysAgo(89) }),
      mail("waiting", {}),
    ];
    await db.insertInto("outbox").values(rows).execute();
    await deleteExpired(db, now);
    const remaining = await db.selectFrom("outbox").select("recipient_address as address").execute();
    expect(remaining.map(({ address }) => address).toSorted()).toEqual(["dead-89", "sent-29", "waiting"]);
  });

  test("[DB8] deletes an expired payment of an agency after 400 days, unless its gateway is still polled", async () => {
    const { db } = database();
    const { agency } = await aCatalogue(db);
    const attempt = (state: "expired" | "paid", daysAgo: number, isPolled = false) => {
      const at = new Date(now.getTime() - daysAgo * 86_400_000);
      return {
        id: randomUUID(),
        supplier_id: agency.id,
        purpose: "balance" as const,
        plan: null,
        billing_period: null,
        // The amount identifies the row below.
        amount_millimes: daysAgo,
        credit_millimes: 0,
        currency: "TND" as const,
        basis: null,
        gateway: "sandbox" as const,
        state,
        expires_at: at,
        created_at: at,
        created_by: null,
        settled_at: at,
        next_check_at: isPolled ? now : null,
      };
    };
    const rows = [
      attempt("expired", 400),
      attempt("expired", 399),
      attempt("expired", 401, true),
      attempt("paid", 500),
    ];
    await db.insertInto("agency_payments").values(rows).execute();
    await deleteExpired(db, now);
    const left = await db.selectFrom("agency_payments").select("amount_millimes as days").execute();
    expect(left.map(({ days }) => Number(days)).toSorted()).toEqual([399, 401, 500]);
  });

  const limits = (...names: string[]) =>
    names.map((key) => ({ key, replenished_at: new Date(now.getTime() - 1000) }));

  test("expired rows are deleted in batches until none is left", async () => {
    const { db } = database();
    const unexpired = { key: "later", replenished_at: new Date(now.getTime() + 1000) };
    await db
      .insertInto("rate_limits")
      .values([...limits("a", "b", "c", "d", "e"), unexpired])
      .execute();
    await deleteExpired(db, now, { batch: 2 });
    expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "later" }]);
  });

  test("a table that fails does not stop the others, and the error names it", async () => {
    const { db } = database();
    const proof = { proof_hash: "p", expires_at: now };
    await db.insertInto("rate_limits").values(limits("a")).execute();
    await db.insertInto("spent_proofs").values(proof).execute();
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''late''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before delete on rate_limits execute function refuse()`.execute(db);
    await expect(deleteExpired(db, now)).rejects.toThrow(/: rate_limits$/);
    expect(await db.selectFrom("spent_proofs").select("expires_at").execute()).toEqual([]);
  });
});
