import { DRIVER_SESSION_HOURS, STAFF_SESSION_HOURS } from "../config/businessDefaults.ts";
import type { UserType } from "../user/UserType.ts";

/** How many hours a session lasts: shorter for agencies and admins, longer for who stays connected [AC5]. */
export function sessionHours({ type, stayConnected }: { type: UserType; stayConnected: boolean }): number {
  const hours = type === "user" ? DRIVER_SESSION_HOURS : STAFF_SESSION_HOURS;
  return stayConnected ? hours.stayConnected : hours.short;
}
