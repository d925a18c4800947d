/**
 * A key that names one attempt to book or pay. It must be new, not secret, so a runtime without `crypto` (React Native)
 * or an insecure origin falls back to time and chance.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto === "object" && "randomUUID" in crypto) return crypto.randomUUID();
  return `${Date.now().toString(36)}-${chance()}-${chance()}`;
}

const chance = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
