/**
 * Returns a key for one attempt to book or pay. It must be unique but need not be secret: without `crypto` (React
 * Native, insecure origins), it is made from the time and `Math.random`.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto === "object" && "randomUUID" in crypto) return crypto.randomUUID();
  return `${Date.now().toString(36)}-${randomSuffix()}-${randomSuffix()}`;
}

const randomSuffix = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
