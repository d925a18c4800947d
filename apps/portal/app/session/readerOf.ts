import type { User } from "@sayara/domain/user/User";

/** Converts an administrator to a person of an agency with a read-only role, for viewed bookings [SR2]. */
export function readerOf(user: User, supplierId: string | null = null): User {
  return { ...user, type: "supplier", supplierId, supplierRole: "accountant" };
}
