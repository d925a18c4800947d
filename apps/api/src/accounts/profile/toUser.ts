import type { User } from "@sayara/domain/user/User";
import type { UserRow } from "#api/database/tables/accountTables.ts";

/** Converts an account's row to the API's user, without the password hash. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    type: row.type,
    email: row.email,
    ...(row.pending_email !== null && { pendingEmail: row.pending_email }),
    fullName: row.full_name,
    language: row.language,
    enableEmailNotifications: row.enable_email_notifications,
    ...(row.type === "user" && { acceptsPromotions: row.promotions_since !== null }),
    verified: row.activated_at !== null,
    phone: row.phone,
    location: row.location,
    bio: row.bio,
    birthDate: row.birth_date,
    avatar: row.avatar,
    supplierId: row.supplier_id,
    ...(row.type === "supplier" && { supplierRole: row.supplier_role }),
  };
}
