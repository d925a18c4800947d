import { createHash, timingSafeEqual } from "node:crypto";

/** Compares two strings in a time that does not depend on where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
