import { sessionHours } from "@sayara/domain/account/sessionHours";
import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { hostCookie } from "#api/http/origins/hostCookie.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { rememberDevice } from "./rememberDevice.ts";

const HOUR = 3_600_000;

export interface NewSession {
  userId: string;
  /** Cookie value. */
  value: string;
  /** Lifetime in milliseconds. */
  length: number;
}

/**
 * Opens a session. Requires the account's lock, under which the caller has checked the credentials. The table stores
 * only a hash of the value. Ends the session that the request came with, to prevent session fixation.
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

/** Sets the session cookie. Call it after the commit. */
export function sendSession(c: AppContext, { userId, value, length }: NewSession): void {
  const { name, ...attributes } = hostCookie(c, "session");
  setCookie(c, name, value, { ...attributes, maxAge: length / 1000 });
  rememberDevice(c, userId);
}

/** Ends the request's session, if any, and deletes its cookie. */
export async function endSession(c: AppContext): Promise<void> {
  const { name, ...attributes } = hostCookie(c, "session");
  if (await deleteSession(c, c.var.dependencies.db)) deleteCookie(c, name, attributes);
}

async function deleteSession(c: AppContext, db: Database): Promise<boolean> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return false;
  await db.deleteFrom("sessions").where("token_hash", "=", hashOf(value)).execute();
  return true;
}

/** Ends every session of a user except the request's. */
export async function endOtherSessions(c: AppContext, db: Database, userId: string): Promise<void> {
  const value = getCookie(c, hostCookie(c, "session").name);
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(value !== undefined, (query) => query.where("token_hash", "!=", hashOf(value ?? "")))
    .execute();
}

/**
 * Replaces the value of the request's session and keeps its expiry, which makes a copied cookie worthless. Requires the
 * account's lock.
 *
 * @throws RefusalError `not_signed_in` if the session has ended.
 */
export async function renewSession(transaction: Transaction, c: AppContext): Promise<NewSession> {
  const { clock, randomBytes } = c.var.dependencies;
  const oldValue = getCookie(c, hostCookie(c, "session").name);
  const value = randomBytes(32).toString("base64url");
  const renewed = await transaction
    .updateTable("sessions")
    .set({ token_hash: hashOf(value) })
    .where("token_hash", "=", hashOf(oldValue ?? ""))
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  if (renewed === undefined) throw new RefusalError("not_signed_in");
  return { userId: renewed.user_id, value, length: renewed.expires_at.getTime() - clock().getTime() };
}

/** Returns the user of the request's session. A suspended account has no valid session. */
export async function readSession(
  c: AppContext,
  db: Database = c.var.dependencies.db,
): Promise<UserRow | undefined> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return undefined;
  const [user] = await userOfSession(db, { hash: hashOf(value), now: c.var.dependencies.clock() });
  return user;
}

const userColumns = [
  "users.id",
  "users.type",
  "users.email",
  "users.pending_email",
  "users.full_name",
  "users.phone",
  "users.birth_date",
  "users.location",
  "users.bio",
  "users.avatar",
  "users.language",
  "users.password_hash",
  "users.password_by_session",
  "users.account_status",
  "users.enable_email_notifications",
  "users.supplier_id",
  "users.activated_at",
  "users.link_version",
  "users.created_at",
  "users.erased_at",
] as const;

const userOfSession = compileOnce<{ hash: string; now: Date }, UserRow>((db, value) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(userColumns)
    .where("sessions.token_hash", "=", value("hash"))
    .where("sessions.expires_at", ">", value("now"))
    .where("users.account_status", "!=", "blocked"),
);

/** Returns the stored hash of the request's session, which may have ended; undefined without a cookie. */
export function sessionHash(c: AppContext): string | undefined {
  const value = getCookie(c, hostCookie(c, "session").name);
  return value === undefined ? undefined : hashOf(value);
}

/** Returns the hashes whose sessions have not ended. */
export async function findLiveSessions(
  db: Database,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("token_hash")
    .where("token_hash", "in", hashes)
    .where("sessions.expires_at", ">", now)
    .where("users.account_status", "!=", "blocked")
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

/**
 * Returns the user of the request's session again, under a lock. Every write on behalf of a signed-in user calls it,
 * directly or through `inAccountTransaction` or `rereadViewer`.
 *
 * @throws RefusalError `not_signed_in` if the session has ended since the request began: by a sign-out, a password
 *   reset, or the suspension or deletion of its account.
 */
export async function requireSession(c: AppContext, transaction: Transaction): Promise<UserRow> {
  const user = await readSession(c, transaction);
  if (user === undefined) throw new RefusalError("not_signed_in");
  return user;
}
