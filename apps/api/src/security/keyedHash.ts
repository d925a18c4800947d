import { createHmac } from "node:crypto";

/**
 * Hashes personal data (a network address, an email address) with this installation's secret. `purpose`
 * separates the hashes of different uses.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
}
