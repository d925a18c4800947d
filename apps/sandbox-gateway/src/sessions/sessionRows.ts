import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { randomBytes } from "node:crypto";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { enqueueWebhook } from "#gateway/webhooks/webhookRows.ts";
import type { SessionRequest } from "./Session.ts";
import { sessionResponse } from "./sessionResponse.ts";
import type { SessionRow } from "./SessionRow.ts";

/** Maximum number of stored sessions. Beyond it, the oldest settled sessions are deleted. */
export const MAXIMUM_SESSIONS = 10_000;

export function sessionById({ store }: Dependencies, id: string): SessionRow | undefined {
  return store.rows<SessionRow>("SELECT * FROM sessions WHERE id = ?", id)[0];
}

export function sessionByKey({ store }: Dependencies, key: string): SessionRow | undefined {
  return store.rows<SessionRow>("SELECT * FROM sessions WHERE idempotency_key = ?", key)[0];
}

/** Returns sessions, newest first. */
export function latestSessions({ store }: Dependencies, limit: number): SessionRow[] {
  return store.rows<SessionRow>("SELECT * FROM sessions ORDER BY created_at DESC, rowid DESC LIMIT ?", limit);
}

/** Inserts an open session. Returns undefined if too many sessions are open. */
export function insertSession(
  dependencies: Dependencies,
  { key, request, now }: { key: string; request: SessionRequest; now: number },
): SessionRow | undefined {
  const { store } = dependencies;
  const { db } = store;
  return store.transaction(() => {
    const { count } = db.prepare("SELECT count(*) AS count FROM sessions").get() as { count: number };
    if (count >= MAXIMUM_SESSIONS) {
      const { changes } = db
        .prepare(
          "DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE state <> 'open' ORDER BY created_at LIMIT 100)",
        )
        .run();
      if (changes === 0) return undefined;
    }
    const id = `cs_${randomBytes(18).toString("base64url")}`;
    db.prepare(
      `INSERT INTO sessions (id, idempotency_key, request, reference, amount, currency, description, language,
         return_url, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      id,
      key,
      JSON.stringify(request),
      request.reference,
      request.amount,
      request.currency,
      request.description,
      request.language,
      request.returnUrl,
      now,
      request.expiresAt,
    );
    return sessionById(dependencies, id);
  });
}

/** Counts a card attempt and clears any earlier challenge. */
export function beginAttempt({ store: { db } }: Dependencies, id: string): void {
  db.prepare("UPDATE sessions SET attempts = attempts + 1, challenge = NULL WHERE id = ?").run(id);
}

/** Opens a challenge for the cardholder. Returns its token. */
export function openChallenge({ store: { db } }: Dependencies, id: string): string {
  const token = randomBytes(18).toString("base64url");
  db.prepare("UPDATE sessions SET challenge = ? WHERE id = ? AND state = 'open'").run(token, id);
  return token;
}

/** Consumes the challenge with this token. Returns whether it was still pending. */
export function consumeChallenge({ store: { db } }: Dependencies, id: string, token: string): boolean {
  const { changes } = db
    .prepare("UPDATE sessions SET challenge = NULL WHERE id = ? AND challenge = ? AND state = 'open'")
    .run(id, token);
  return changes === 1;
}

/** Marks an open session as paid, once, and enqueues its webhook. */
export function markPaid(
  dependencies: Dependencies,
  id: string,
  now: number,
  { refusesRefunds = false } = {},
): void {
  dependencies.store.transaction(() => {
    const { changes } = dependencies.store.db
      .prepare(
        `UPDATE sessions SET state = 'paid', paid_at = ?, pays_at = NULL, challenge = NULL, last_failure = NULL,
           refuses_refunds = ?, payment_reference = ? WHERE id = ? AND state = 'open'`,
      )
      .run(now, Number(refusesRefunds), `pay_${randomBytes(9).toString("base64url")}`, id);
    if (changes === 1) enqueueEvent(dependencies, id, "session.paid", now);
  });
}

/** Stores a card's failure and enqueues its webhook. With `paysAt`, the payment still succeeds at that time. */
export function markFailed(
  dependencies: Dependencies,
  id: string,
  { failure, now, paysAt = null }: { failure: PaymentFailure; now: number; paysAt?: number | null },
): void {
  dependencies.store.transaction(() => {
    const { changes } = dependencies.store.db
      .prepare(
        "UPDATE sessions SET last_failure = ?, pays_at = coalesce(?, pays_at) WHERE id = ? AND state = 'open'",
      )
      .run(failure, paysAt, id);
    if (changes === 1) enqueueEvent(dependencies, id, "session.failed", now);
  });
}

/** Expires an open session; no card can be charged afterwards. */
export function markExpired(dependencies: Dependencies, id: string, now: number): void {
  dependencies.store.transaction(() => {
    const { changes } = dependencies.store.db
      .prepare(
        "UPDATE sessions SET state = 'expired', pays_at = NULL, challenge = NULL WHERE id = ? AND state = 'open'",
      )
      .run(id);
    if (changes === 1) enqueueEvent(dependencies, id, "session.expired", now);
  });
}

/** Charges late payments that are due, then expires sessions past their end. */
export function settleDue(dependencies: Dependencies, now: number): void {
  const idsOf = (condition: string) =>
    dependencies.store.db
      .prepare(`SELECT id FROM sessions WHERE state = 'open' AND ${condition} LIMIT 200`)
      .all(now)
      .map(({ id }) => String(id));
  for (const id of idsOf("pays_at <= ?")) markPaid(dependencies, id, now);
  for (const id of idsOf("expires_at <= ?")) markExpired(dependencies, id, now);
}

function enqueueEvent(dependencies: Dependencies, id: string, type: string, now: number): void {
  const row = sessionById(dependencies, id);
  if (row) enqueueWebhook(dependencies, { type, session: sessionResponse(dependencies, row), now });
}
