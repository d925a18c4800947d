import type { User } from "@sayara/domain/user/User";

/** Start page of staff: the requests that await a response, with the counts of the day's other tasks. */
export const STAFF_START_PATH = "/bookings?status=pending&sort=pickUp";

/** Returns whether the account belongs to an agency or an administrator. */
export function isStaff(user: Pick<User, "type"> | null): boolean {
  return user?.type === "supplier" || user?.type === "admin";
}

/** Returns the page on which a visit starts: the requests that await a response for staff, otherwise the home page. */
export function startPageOf(user: Pick<User, "type"> | null): string {
  return isStaff(user) ? STAFF_START_PATH : "/";
}
