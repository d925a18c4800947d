import type { User } from "@sayara/domain/user/User";

/** Returns an administrator as a person of an agency with a role that only reads, for viewed bookings [SR2]. */
export function readerOf(user: User, supplierId: string | null = null): User {
  return { ...user, type: "supplier", supplierId, supplierRole: "accountant" };
}
