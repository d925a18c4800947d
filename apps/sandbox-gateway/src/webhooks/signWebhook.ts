import { createHmac } from "node:crypto";

/**
 * Returns the `sandbox-signature` header for a body: `t=<unix seconds>,v1=<hex>`, where `v1` is the HMAC-SHA-256 of
 * `<t>.<body>`.
 */
export function signWebhook({ body, secret, now }: { body: string; secret: string; now: Date }): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
