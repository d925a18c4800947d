import { createHash } from "node:crypto";

/** The name under which a table knows a random secret without holding it. Only for secrets too long to guess. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
