import { isIP } from "node:net";
import { addressGroup } from "@sayara/http-guard/addresses/addressGroup";
import { visitorAddress } from "@sayara/http-guard/addresses/visitorAddress";
import type { Config } from "#api/server/config/readConfig.ts";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import type { AppContext, AppEnv } from "#api/server/http/App.ts";

/**
 * Returns the visitor's address, for rate limits. The website's server may forward an address with the shared
 * secret. Behind our proxies, the entry written by the outermost proxy counts. Any other address claimed by a
 * request is ignored.
 */
export function clientAddress(c: AppContext): string {
  const { config } = c.var.dependencies;
  const forwardedAddress = c.req.header("x-visitor-address");
  if (forwardedAddress !== undefined && isIP(forwardedAddress) > 0 && isWebServer(c))
    return addressGroup(forwardedAddress);

  // Tests call the app without a socket.
  const bindings = c.env as AppEnv["Bindings"] | undefined;
  const socket = bindings?.incoming?.socket.remoteAddress;
  const forwardedFor = c.req.header("x-forwarded-for");
  const { trustedProxies } = config;
  return addressGroup(visitorAddress({ socket, forwardedFor, trustedProxies }) ?? "unknown");
}

/** Returns true if the website's server calls for all visitors, without forwarding an address. */
export function isWebsiteServer(c: AppContext): boolean {
  return c.req.header("x-visitor-address") === undefined && isWebServer(c);
}

/** Returns true if this value of `X-Web-Server-Secret` proves that the caller is the website's server. */
export function isWebServerSecret(secret: unknown, { webServerSecret }: Pick<Config, "webServerSecret">) {
  return typeof secret === "string" && equalInConstantTime(secret, webServerSecret);
}

function isWebServer(c: AppContext): boolean {
  return isWebServerSecret(c.req.header("x-web-server-secret"), c.var.dependencies.config);
}
