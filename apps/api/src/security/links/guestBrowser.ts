import { BOOKING_PERMISSION_MINUTES } from "@sayara/domain/config/businessDefaults";
import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "#api/server/http/App.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";

/** Seconds from the last call that needs the cookie: a code's lifetime and the permission after it. */
const LIFETIME = 2 * BOOKING_PERMISSION_MINUTES * 60;

/** Returns the random name of a guest's browser, to which codes and permissions are bound. */
export function guestBrowser(c: AppContext): string | undefined {
  const value = getCookie(c, hostCookie(c, "guest").name);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Returns the browser's random name and sets its cookie. */
export function setGuestBrowserCookie(c: AppContext): string {
  const value = guestBrowser(c) ?? c.var.dependencies.randomBytes(32).toString("base64url");
  const { name, ...attributes } = hostCookie(c, "guest");
  setCookie(c, name, value, { ...attributes, maxAge: LIFETIME });
  return value;
}
