import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";

/** A session that was left open must not be a place to guess its owner's password, whichever call asks for it. */
export function limitPasswordChecks(dependencies: Dependencies, userId: string): Promise<void> {
  return limitRate(dependencies, { name: "password check", key: userId, burst: 10, secondsEach: 30 });
}
