import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { getCookie } from "hono/cookie";
import type { AppContext } from "#api/server/http/App.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";

/**
 * Returns the name and attributes of an application's session cookie, by default the calling application's.
 */
export function sessionCookie(c: AppContext, application: ApplicationType = applicationOf(c)) {
  return hostCookie(c, application === "backend" ? "portalSession" : "session");
}

/**
 * Returns the application that makes a call, from its `Origin`: a browser sends the cookies of both
 * applications to the same host. The request of a link to a file has no `Origin`. It belongs to the website,
 * unless only the portal has a session.
 */
export function applicationOf(c: AppContext): ApplicationType {
  const origin = c.req.header("origin");
  if (origin !== undefined) return origin === c.var.dependencies.config.portalUrl ? "backend" : "frontend";
  const has = (purpose: "session" | "portalSession") =>
    getCookie(c, hostCookie(c, purpose).name) !== undefined;
  return has("portalSession") && !has("session") ? "backend" : "frontend";
}
