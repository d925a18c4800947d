import { DRIVER_SESSION_HOURS, STAFF_SESSION_HOURS } from "../config/businessDefaults.ts";
import type { UserType } from "../user/UserType.ts";

/** Returns how many hours a session lasts: fewer for agencies and admins, more if the user stays connected [AC5]. */
export function sessionHours({ type, stayConnected }: { type: UserType; stayConnected: boolean }): number {
  const hours = type === "user" ? DRIVER_SESSION_HOURS : STAFF_SESSION_HOURS;
  return stayConnected ? hours.stayConnected : hours.short;
}
