import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { sessionHours } from "@sayara/domain/account/sessionHours";
import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { rememberDevice } from "./rememberDevice.ts";
import { applicationOf, sessionCookie } from "./sessionCookie.ts";

const HOUR = 3_600_000;

export interface NewSession {
  userId: string;
  application: ApplicationType;
  /** Cookie value. */
  value: string;
  /** Lifetime in milliseconds. */
  length: number;
}

/**
 * Opens a session and stores only a hash of its cookie. Ends the request's earlier session, to prevent
 * session fixation. Requires the account's lock, under which the caller has checked the credentials.
 */
export async function openSession(
  transaction: Transaction,
  c: AppContext,
  userId: string,
  {
    stayConnected = false,
    application = applicationOf(c),
  }: { stayConnected?: boolean; application?: ApplicationType } = {},
): Promise<NewSession> {
  await deleteSession(c, transaction, application);
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
      application,
      created_at: now,
      expires_at: new Date(now.getTime() + length),
      user_agent: userAgentOf(c),
      seen_at: now,
    })
    .execute();
  return { userId, application, value, length };
}

/** Maximum stored characters of a User-Agent. */
const USER_AGENT_LENGTH = 200;

function userAgentOf(c: AppContext): string | null {
  return c.req.header("user-agent")?.slice(0, USER_AGENT_LENGTH) ?? null;
}

/** Sets the session cookie. Call it after the commit. */
export function sendSession(c: AppContext, { userId, application, value, length }: NewSession): void {
  const { name, ...attributes } = sessionCookie(c, application);
  setCookie(c, name, value, { ...attributes, maxAge: length / 1000 });
  rememberDevice(c, userId);
}

/** Ends the request's session, if any, and deletes its cookie. */
export async function endSession(c: AppContext): Promise<void> {
  const application = applicationOf(c);
  const { name, ...attributes } = sessionCookie(c, application);
  if (await deleteSession(c, c.var.dependencies.db, application)) deleteCookie(c, name, attributes);
}

async function deleteSession(c: AppContext, db: Database, application: ApplicationType): Promise<boolean> {
  const value = getCookie(c, sessionCookie(c, application).name);
  if (value === undefined) return false;
  await db.deleteFrom("sessions").where("token_hash", "=", hashOf(value)).execute();
  return true;
}

/** Ends every session of a user except the request's. */
export async function endOtherSessions(c: AppContext, db: Database, userId: string): Promise<void> {
  const value = getCookie(c, sessionCookie(c).name);
  await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(value !== undefined, (query) => query.where("token_hash", "!=", hashOf(value ?? "")))
    .execute();
}

/**
 * Replaces the value of the request's session, so that a copied cookie becomes worthless. The expiry stays
 * the same. Requires the account's lock.
 *
 * @throws RefusalError `not_signed_in` if the session has ended.
 */
export async function renewSession(transaction: Transaction, c: AppContext): Promise<NewSession> {
  const { clock, randomBytes } = c.var.dependencies;
  const oldValue = getCookie(c, sessionCookie(c).name);
  const value = randomBytes(32).toString("base64url");
  const renewed = await transaction
    .updateTable("sessions")
    .set({ token_hash: hashOf(value) })
    .where("token_hash", "=", hashOf(oldValue ?? ""))
    .where("application", "=", applicationOf(c))
    .returning(["user_id", "application", "expires_at"])
    .executeTakeFirst();
  if (renewed === undefined) throw new RefusalError("not_signed_in");
  const length = renewed.expires_at.getTime() - clock().getTime();
  return { userId: renewed.user_id, application: renewed.application, value, length };
}

/** Returns the user of the request's session. A suspended account has no valid session. */
export async function readSession(
  c: AppContext,
  db: Database = c.var.dependencies.db,
): Promise<UserRow | undefined> {
  const found = await findSession(c, db);
  return found?.user;
}

/** Minimum milliseconds between two updates of a session's last use. */
const SEEN_INTERVAL = 600_000;

/**
 * Returns the user of the request's session, and updates the session's last use at most every ten minutes.
 */
export async function readUsedSession(c: AppContext): Promise<UserRow | undefined> {
  const { db, clock } = c.var.dependencies;
  const found = await findSession(c, db);
  if (found === undefined) return undefined;
  const now = clock();
  const seenBefore = new Date(now.getTime() - SEEN_INTERVAL);
  if (found.seenAt === null || found.seenAt < seenBefore)
    await db
      .updateTable("sessions")
      .set({ seen_at: now })
      .where("token_hash", "=", sessionHash(c) ?? "")
      .execute();
  return found.user;
}

async function findSession(
  c: AppContext,
  db: Database,
): Promise<{ user: UserRow; seenAt: Date | null } | undefined> {
  const hash = sessionHash(c);
  if (hash === undefined) return undefined;
  const now = c.var.dependencies.clock();
  const [row] = await userOfSession(db, { hash, application: applicationOf(c), now });
  if (row === undefined) return undefined;
  const { session_seen_at: seenAt, ...user } = row;
  return { user, seenAt };
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
  "users.supplier_role",
  "users.left_at",
  "users.second_factor",
  "users.authenticator_seed",
  "users.authenticator_step",
  "users.activated_at",
  "users.link_version",
  "users.created_at",
  "users.erased_at",
] as const;

const userOfSession = compileOnce<
  { hash: string; application: ApplicationType; now: Date },
  UserRow & { session_seen_at: Date | null }
>((db, value) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(userColumns)
    .select("sessions.seen_at as session_seen_at")
    .where("sessions.token_hash", "=", value("hash"))
    .where("sessions.application", "=", value("application"))
    .where("sessions.expires_at", ">", value("now"))
    .where("users.account_status", "!=", "blocked"),
);

/** Returns the stored hash of the request's session, which may have ended; undefined without a cookie. */
export function sessionHash(c: AppContext): string | undefined {
  const value = getCookie(c, sessionCookie(c).name);
  return value === undefined ? undefined : hashOf(value);
}

/** Returns the given hashes of sessions that have not ended. */
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
 * Reads the user of the request's session again, under a lock. Every write on behalf of a signed-in user
 * calls it, directly or through `inAccountTransaction` or `rereadViewer`.
 *
 * @throws RefusalError `not_signed_in` if the session has ended since the request began: by a sign-out, a
 *   password reset, or the suspension or deletion of its account.
 */
export async function requireSession(c: AppContext, transaction: Transaction): Promise<UserRow> {
  const user = await readSession(c, transaction);
  if (user === undefined) throw new RefusalError("not_signed_in");
  return user;
}
