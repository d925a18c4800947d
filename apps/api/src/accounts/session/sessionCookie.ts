import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { getCookie } from "hono/cookie";
import type { AppContext } from "#api/server/http/App.ts";
import { hostCookie } from "#api/server/http/origins/hostCookie.ts";

/** Returns name and attributes of the session cookie of an application, by default the calling one. */
export function sessionCookie(c: AppContext, application: ApplicationType = applicationOf(c)) {
  return hostCookie(c, application === "backend" ? "portalSession" : "session");
}

/**
 * Returns the application that makes a call, by its `Origin`: browsers send the cookies of both to one host. A link to a
 * file has no `Origin`; its call is the website's, unless the portal alone has a session.
 */
export function applicationOf(c: AppContext): ApplicationType {
  const origin = c.req.header("origin");
  if (origin !== undefined) return origin === c.var.dependencies.config.portalUrl ? "backend" : "frontend";
  const has = (purpose: "session" | "portalSession") =>
    getCookie(c, hostCookie(c, purpose).name) !== undefined;
  return has("portalSession") && !has("session") ? "backend" : "frontend";
}
