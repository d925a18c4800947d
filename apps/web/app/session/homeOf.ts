import type { User } from "@sayara/domain/user/User";

/** Where staff's work begins: the requests to answer, with the numbers of what else waits today. */
export const DESK = "/bookings?status=pending&sort=pickUp";

/** Returns whether an account is an agency's or an administrator's. */
export function isStaff(user: Pick<User, "type"> | null): boolean {
  return user?.type === "supplier" || user?.type === "admin";
}

/** Returns the page with which a visit begins: staff's desk, or the home page. */
export function homeOf(user: Pick<User, "type"> | null): string {
  return isStaff(user) ? DESK : "/";
}
