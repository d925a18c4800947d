import type { AppContext } from "./App.ts";

/**
 * Returns name and attributes of a cookie. `__Host-` ties a secure cookie to exactly this host. Browsers
 * refuse secure cookies over plain http except on localhost.
 */
export function hostCookie(c: AppContext, purpose: "session" | "captcha" | "device" | "guest") {
  const { protocol, hostname } = new URL(c.var.dependencies.config.publicUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1";
  const secure = protocol === "https:" || !isLocal;
  return {
    name: `${secure ? "__Host-" : ""}sayara.${purpose}`,
    secure,
    httpOnly: true,
    sameSite: "Lax" as const,
    path: "/",
  };
}
