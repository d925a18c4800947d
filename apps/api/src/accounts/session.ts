import { sessionHours } from "@sayara/domain/account/sessionHours";
import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import type { UserRow } from "#api/database/accountTables.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { hostCookie } from "#api/http/hostCookie.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { rememberDevice } from "./knownDevice.ts";

const HOUR = 3_600_000;

export interface NewSession {
  userId: string;
  /** What its cookie holds. */
  value: string;
  /** Milliseconds. */
  length: number;
}

/**
 * Opens a session for a user, in the transaction that has the account's lock and has looked under it whether this is
 * still theirs. The table keeps only the value's hash. A session that the browser brought along ends: nobody can plant
 * one that later becomes somebody else's.
 */
export async function openSession(
  transaction: Transaction,
  c: AppContext,
  userId: string,
  { stayConnected = false }: { stayConnected?: boolean } = {},
): Promise<NewSession> {
  await deleteSession(c, transaction);
  const { clock, randomBytes } = c.var.dependencies;
  const value = randomBytes(32).toString("base64url");
  const now = clock();
  const { type } = await transaction
    .selectFrom("users")
    .select("type")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const length = sessionHours({ type, stayConnected }) * HOUR;
  await transaction
    .insertInto("sessions")
    .values({
      token_hash: hashOf(value),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + length),
    })
    .execute();
  return { userId, value, length };
}

/** Gives the browser the session, once its transaction is through. */
export function sendSession(c: AppContext, { userId, value, length }: NewSession): void {
  const { name, ...attributes } = hostCookie(c, "session");
  setCookie(c, name, value, { ...attributes, maxAge: length / 1000 });
  rememberDevice(c, userId);
}

/** Ends the session of this request, if it has one, here and in the browser. */
export async function endSession(c: AppContext): Promise<void> {
  const { name, ...attributes } = hostCookie(c, "session");
  if (await deleteSession(c, c.var.dependencies.db)) deleteCookie(c, name, attributes);
}

async function deleteSession(c: AppContext, db: Queries): Promise<boolean> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return false;
  await db.deleteFrom("sessions").where("token_hash", "=", hashOf(value)).execute();
  return true;
}

/** Ends every session of a user but the one of this request, if it is theirs. */
export async function endOtherSessions(c: AppContext, db: Queries, userId: string): Promise<void> {
  const value = getCookie(c, hostCookie(c, "session").name);
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(value !== undefined, (query) => query.where("token_hash", "!=", hashOf(value ?? "")))
    .execute();
}

/** Whose request this is. A suspended account's sessions count no more, whenever they began. */
export async function readSession(
  c: AppContext,
  db: Queries = c.var.dependencies.db,
): Promise<UserRow | undefined> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return undefined;
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .where("sessions.token_hash", "=", hashOf(value))
    .where("sessions.expires_at", ">", c.var.dependencies.clock())
    .where("users.account_status", "!=", "blocked")
    .executeTakeFirst();
}

/**
 * Looks again, under the lock of what is about to change, whether the session that the request came with has been ended
 * meanwhile: by a reset, or a suspension, which must not be followed by anything that it was to prevent.
 *
 * @throws RefusalError `not_signed_in`.
 */
export async function requireSession(c: AppContext, transaction: Transaction): Promise<void> {
  if ((await readSession(c, transaction)) === undefined) throw new RefusalError("not_signed_in");
}
