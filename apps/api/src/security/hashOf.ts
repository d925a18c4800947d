import { createHash } from "node:crypto";

/**
 * Hashes a random secret, so that tables do not store it. Suits only secrets too long to guess, because it is unsalted.
 */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
