import { cors } from "hono/cors";
import type { Config } from "#api/server/config/readConfig.ts";

/** Allows only the website to read responses and to send its cookie from a browser. */
export function crossOrigin(config: Config) {
  return cors({
    origin: (origin) => (config.allowedOrigins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["Content-Type", "Idempotency-Key", "If-None-Match", "Authorization"],
    exposeHeaders: ["Retry-After", "ETag", "X-Request-Id"],
    maxAge: 7200,
  });
}
