import { randomBytes } from "node:crypto";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import type { Refund } from "./Session.ts";
import type { SessionRow } from "./SessionRow.ts";

interface RefundRow {
  id: string;
  reference: string;
  amount: number;
  state: "succeeded" | "failed";
  at: number;
}

const columns = "id, reference, amount, state, at";

/** Returns a session's refunds, oldest first. */
export function refundsOf({ store }: Dependencies, sessionId: string): Refund[] {
  return store
    .rows<RefundRow>(`SELECT ${columns} FROM refunds WHERE session_id = ? ORDER BY at, rowid`, sessionId)
    .map(refundResponse);
}

export function refundByKey({ store }: Dependencies, sessionId: string, key: string): Refund | undefined {
  const [row] = store.rows<RefundRow>(
    `SELECT ${columns} FROM refunds WHERE session_id = ? AND idempotency_key = ?`,
    sessionId,
    key,
  );
  return row === undefined ? undefined : refundResponse(row);
}

/** Returns the amount paid and not yet refunded, in millimes. */
export function refundableOf({ store: { db } }: Dependencies, row: SessionRow): number {
  const { sum } = db
    .prepare(
      "SELECT coalesce(sum(amount), 0) AS sum FROM refunds WHERE session_id = ? AND state = 'succeeded'",
    )
    .get(row.id) as { sum: number };
  return row.state === "paid" ? row.amount - sum : 0;
}

/** Inserts a refund. The refund fails for the test card whose bank accepts no refunds. */
export function insertRefund(
  { store: { db } }: Dependencies,
  row: SessionRow,
  { key, reference, amount, now }: { key: string; reference: string; amount: number; now: number },
): Refund {
  const refund: RefundRow = {
    id: `re_${randomBytes(12).toString("base64url")}`,
    reference,
    amount,
    state: row.refuses_refunds === 1 ? "failed" : "succeeded",
    at: now,
  };
  db.prepare(
    "INSERT INTO refunds (id, session_id, idempotency_key, reference, amount, state, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
  ).run(refund.id, row.id, key, reference, amount, refund.state, now);
  return refundResponse(refund);
}

function refundResponse({ at, ...refund }: RefundRow): Refund {
  return { ...refund, at: new Date(at).toISOString() };
}
