import { isIP } from "node:net";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import type { AppContext, AppEnv } from "./App.ts";

/**
 * Returns the visitor's address, for limits. The website's server may pass one on with the shared secret.
 * Behind our proxies it is the entry of the outermost one. Every other claim of a request is ignored.
 */
export function clientAddress(c: AppContext): string {
  const { config } = c.var.dependencies;
  const passedOn = c.req.header("x-visitor-address");
  if (passedOn !== undefined && isIP(passedOn) > 0 && isWebServer(c)) return groupOf(passedOn);

  // A test calls the app without a socket.
  const bindings = c.env as AppEnv["Bindings"] | undefined;
  const socket = bindings?.incoming?.socket.remoteAddress ?? "unknown";
  if (config.trustedProxies === 0) return groupOf(socket);
  const chain = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const outermost = chain.at(-config.trustedProxies);
  return groupOf(outermost !== undefined && isIP(outermost) > 0 ? outermost : socket);
}

/** Whether the website's server calls for all visitors, without passing on an address. */
export function isWebsiteItself(c: AppContext): boolean {
  return c.req.header("x-visitor-address") === undefined && isWebServer(c);
}

function isWebServer(c: AppContext): boolean {
  const given = c.req.header("x-web-server-secret");
  return given !== undefined && equalInConstantTime(given, c.var.dependencies.config.webServerSecret);
}

/**
 * Groups addresses. IPv6: a household has 2⁶⁴ addresses, so its network counts as one. IPv4 written as IPv6
 * is IPv4.
 */
function groupOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const groups = address.includes("::")
    ? [
        ...before,
        ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"),
        ...after,
      ]
    : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
