import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Config } from "#gateway/config/readConfig.ts";
import type { Dependencies } from "./Dependencies.ts";
import { GatewayError } from "./GatewayError.ts";

/** Rejects a request without the merchant's key (`Authorization: Bearer KEY`). */
export function requireKey({ config }: Dependencies): MiddlewareHandler {
  return async (c, next) => {
    if (!hasMerchantKey(c.req.header("authorization"), config))
      throw new GatewayError("not_authorised", "The merchant's key is missing or wrong.");
    return next();
  };
}

/** Returns whether an `Authorization` header contains the merchant's key. */
export function hasMerchantKey(authorization: string | undefined, { key }: Pick<Config, "key">): boolean {
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${key}`));
}

/** Hashes a text, because the constant-time comparison requires buffers of equal length. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
