import { DRIVER_SESSION_HOURS, STAFF_SESSION_HOURS } from "../config/businessDefaults.ts";
import type { UserType } from "../user/UserType.ts";

/**
 * Returns the length of a session in hours: shorter for agencies and admins, longer if the user stays signed
 * in [AC5].
 */
export function sessionHours({ type, stayConnected }: { type: UserType; stayConnected: boolean }): number {
  const hours = type === "user" ? DRIVER_SESSION_HOURS : STAFF_SESSION_HOURS;
  return stayConnected ? hours.stayConnected : hours.short;
}
