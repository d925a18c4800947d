import { createHash } from "node:crypto";

/** Returns the source of an inline script or stylesheet for a Content Security Policy: `'sha256-…'`. */
export function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
