import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Dependencies } from "./Dependencies.ts";
import { GatewayError } from "./GatewayError.ts";

/** Refuses a call without the merchant's key: `Authorization: Bearer KEY`. */
export function requireKey({ config }: Dependencies): MiddlewareHandler {
  const expected = digest(`Bearer ${config.key}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header("authorization") ?? ""), expected))
      throw new GatewayError("not_authorised", "The merchant's key is missing or wrong.");
    return next();
  };
}

/** Equal lengths, which the comparison needs. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
