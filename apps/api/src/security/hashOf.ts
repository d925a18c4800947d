import { createHash } from "node:crypto";

/**
 * Hashes a random secret, so that tables do not store it. Only for secrets too long to guess: it is unsalted.
 */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
