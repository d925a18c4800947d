import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";

/**
 * Limits password checks per user across all endpoints that check one, so that an open session does not allow guessing
 * the password.
 */
export function limitPasswordChecks(dependencies: Dependencies, userId: string): Promise<void> {
  return limitRate(dependencies, { name: "password check", key: userId, burst: 10, secondsEach: 30 });
}
