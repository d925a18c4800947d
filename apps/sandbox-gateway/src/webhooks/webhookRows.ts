import { randomUUID } from "node:crypto";
import type { Dependencies } from "#gateway/http/Dependencies.ts";

/** A row of `webhooks`; times in milliseconds. */
export interface WebhookRow {
  id: string;
  session_id: string;
  type: string;
  /** The exact bytes sent at each attempt. */
  body: string;
  created_at: number;
  attempts: number;
  /** Null after delivery or the last attempt. */
  next_attempt_at: number | null;
  delivered_at: number | null;
}

/** Enqueues an event for delivery. Must be called in the transaction that causes the event. */
export function enqueueWebhook(
  { store: { db } }: Dependencies,
  { type, session, now }: { type: string; session: { id: string }; now: number },
): void {
  const id = `evt_${randomUUID()}`;
  const body = JSON.stringify({ id, type, session, at: new Date(now).toISOString() });
  db.prepare(
    "INSERT INTO webhooks (id, session_id, type, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?, ?)",
  ).run(id, session.id, type, body, now, now);
}

export function webhookById({ store }: Dependencies, id: string): WebhookRow | undefined {
  return store.rows<WebhookRow>("SELECT * FROM webhooks WHERE id = ?", id)[0];
}

/** Returns the events of a session, oldest first. */
export function webhooksOf({ store }: Dependencies, sessionId: string): WebhookRow[] {
  return store.rows<WebhookRow>("SELECT * FROM webhooks WHERE session_id = ? ORDER BY rowid", sessionId);
}

/** Returns the events whose next attempt is due, oldest first. */
export function dueWebhooks({ store }: Dependencies, now: number, limit: number): WebhookRow[] {
  return store.rows<WebhookRow>(
    "SELECT * FROM webhooks WHERE next_attempt_at <= ? ORDER BY next_attempt_at, rowid LIMIT ?",
    now,
    limit,
  );
}

export function markDelivered({ store: { db } }: Dependencies, id: string, now: number): void {
  db.prepare(
    "UPDATE webhooks SET delivered_at = ?, attempts = attempts + 1, next_attempt_at = NULL WHERE id = ?",
  ).run(now, id);
}

/** Records a failed attempt. If `next` is null, there are no further attempts. */
export function markUndelivered({ store: { db } }: Dependencies, id: string, next: number | null): void {
  db.prepare("UPDATE webhooks SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?").run(next, id);
}

/** Schedules an event for another delivery, whether or not it was delivered before. */
export function rescheduleWebhook({ store: { db } }: Dependencies, id: string, now: number): void {
  db.prepare("UPDATE webhooks SET next_attempt_at = ? WHERE id = ?").run(now, id);
}
