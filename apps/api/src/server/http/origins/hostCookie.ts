import type { AppContext } from "#api/server/http/App.ts";

/** Names of the API's cookies. Secure ones get the prefix `__Host-`. */
const hostCookies = {
  session: "sayara.session",
  portalSession: "sayara.portal.session",
  captcha: "sayara.captcha",
  device: "sayara.device",
  guest: "sayara.guest",
} as const;

/**
 * Returns the name and attributes of a cookie. `__Host-` binds a secure cookie to exactly this host. Over plain http on
 * the local machine the cookie is not secure, because not every browser stores a secure one there.
 */
export function hostCookie(c: AppContext, purpose: keyof typeof hostCookies) {
  const { protocol, hostname } = new URL(c.var.dependencies.config.publicUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1";
  const secure = protocol === "https:" || !isLocal;
  return {
    name: `${secure ? "__Host-" : ""}${hostCookies[purpose]}`,
    secure,
    httpOnly: true,
    sameSite: "Lax" as const,
    path: "/",
  };
}
