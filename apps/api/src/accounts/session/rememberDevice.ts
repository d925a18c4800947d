import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "#api/server/http/App.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";

/** Lifetime in seconds since the last sign-in: the longest that browsers store a cookie. */
const LIFETIME = 400 * 86_400;

/**
 * Sets a cookie that later proves a previous sign-in to this account from this browser: a random name, signed together
 * with the account's id. It outlives the session, grants no access and does not reveal the account.
 */
export function rememberDevice(c: AppContext, userId: string): void {
  const { config, clock, randomBytes } = c.var.dependencies;
  const device = randomBytes(16).toString("base64url");
  const expiresAt = new Date(clock().getTime() + LIFETIME * 1000);
  const proof = signToken(config.secret, { purpose, subject: subjectOf(userId, device), expiresAt });
  const { name, ...attributes } = hostCookie(c, "device");
  setCookie(c, name, `${device}.${proof}`, { ...attributes, maxAge: LIFETIME });
}

/** Returns the browser's random name if its cookie is valid for this account. */
export function readDevice(c: AppContext, userId: string): string | undefined {
  const { config, clock } = c.var.dependencies;
  const [device = "", ...proof] = getCookie(c, hostCookie(c, "device").name)?.split(".") ?? [];
  const expected = { purpose, subject: subjectOf(userId, device), now: clock() } as const;
  return isTokenValid(config.secret, proof.join("."), expected) ? device : undefined;
}

const purpose = "known-device";

function subjectOf(userId: string, device: string): string {
  return `${userId} ${device}`;
}
