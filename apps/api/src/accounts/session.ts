import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import type { UserRow } from "#api/database/accountTables.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { hostCookie } from "#api/http/hostCookie.ts";
import { hashOf } from "#api/security/hashOf.ts";

const hours = 3_600_000;
/** Milliseconds: a day, or as long as browsers keep any cookie. */
const sessionLength = { short: 24 * hours, stayConnected: 400 * 24 * hours };

/**
 * Opens a session for a user and sends its cookie. The table keeps only the value's hash. A session that the browser
 * brought along ends: nobody can plant one that later becomes somebody else's.
 */
export async function startSession(
  c: AppContext,
  userId: string,
  { stayConnected = false }: { stayConnected?: boolean } = {},
): Promise<void> {
  await deleteSession(c);
  const { db, clock, randomBytes } = c.var.dependencies;
  const value = randomBytes(32).toString("base64url");
  const now = clock();
  const length = stayConnected ? sessionLength.stayConnected : sessionLength.short;
  await db
    .insertInto("sessions")
    .values({
      token_hash: hashOf(value),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + length),
    })
    .execute();
  const { name, ...attributes } = hostCookie(c, "session");
  setCookie(c, name, value, { ...attributes, maxAge: length / 1000 });
}

/** Ends the session of this request, if it has one, here and in the browser. */
export async function endSession(c: AppContext): Promise<void> {
  const { name, ...attributes } = hostCookie(c, "session");
  if (await deleteSession(c)) deleteCookie(c, name, attributes);
}

async function deleteSession(c: AppContext): Promise<boolean> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return false;
  await c.var.dependencies.db.deleteFrom("sessions").where("token_hash", "=", hashOf(value)).execute();
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
export async function readSession(c: AppContext): Promise<UserRow | undefined> {
  const value = getCookie(c, hostCookie(c, "session").name);
  if (value === undefined) return undefined;
  const { db, clock } = c.var.dependencies;
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .selectAll("users")
    .where("sessions.token_hash", "=", hashOf(value))
    .where("sessions.expires_at", ">", clock())
    .where("users.account_status", "!=", "blocked")
    .executeTakeFirst();
}
