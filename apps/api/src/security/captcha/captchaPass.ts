import { getCookie, setCookie } from "hono/cookie";
import { MAX_CLOCK_SKEW } from "#api/database/connection/clockSkew.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";

/** Seconds; long enough to finish a form, too short to resell passes. */
const LIFETIME = 600;

/** Sets a cookie with a pass for one sign-up or guest checkout. The table stores only its hash. */
export async function grantPass(c: AppContext): Promise<void> {
  const { db, clock, randomBytes } = c.var.dependencies;
  const value = randomBytes(32).toString("base64url");
  await insertPass(db, value, clock());
  const { name, ...attributes } = hostCookie(c, "captcha");
  setCookie(c, name, value, { ...attributes, maxAge: LIFETIME });
}

/**
 * Uses up the pass of a request. Rolling back the transaction restores it.
 *
 * @throws RefusalError `captcha_required` without a valid pass, if a captcha is configured.
 */
export async function spendPass(c: AppContext, db: Database): Promise<void> {
  const { config, clock } = c.var.dependencies;
  if (config.captcha.provider === "off") return;
  const value = getCookie(c, hostCookie(c, "captcha").name);
  const now = clock();
  const usedPass =
    value !== undefined &&
    (await db
      .deleteFrom("captcha_passes")
      .where("pass_hash", "=", hashOf(value))
      .where("expires_at", ">", now)
      // Excludes passes issued by a process with a fast clock.
      .where("expires_at", "<=", new Date(now.getTime() + LIFETIME * 1000 + MAX_CLOCK_SKEW))
      .returning("pass_hash")
      .executeTakeFirst());
  if (!usedPass) throw new RefusalError("captcha_required");
}

/** Makes a request's used pass valid again, after the action that used it has been undone. */
export async function returnPass(c: AppContext, db: Database): Promise<void> {
  const value = getCookie(c, hostCookie(c, "captcha").name);
  if (value !== undefined) await insertPass(db, value, c.var.dependencies.clock());
}

async function insertPass(db: Database, value: string, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + LIFETIME * 1000);
  await db
    .insertInto("captcha_passes")
    .values({ pass_hash: hashOf(value), expires_at })
    .execute();
}
