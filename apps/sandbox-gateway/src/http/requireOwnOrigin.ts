import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "./Dependencies.ts";
import { GatewayError } from "./GatewayError.ts";

/** Rejects a browser's POST request from any origin but the gateway's own. */
export function requireOwnOrigin({ config }: Dependencies): MiddlewareHandler {
  const ownOrigin = new URL(config.publicUrl).origin;
  return async (c, next) => {
    if (c.req.method === "POST" && c.req.header("origin") !== ownOrigin)
      throw new GatewayError("origin_refused", "The request did not come from the gateway's own page.");
    return next();
  };
}
