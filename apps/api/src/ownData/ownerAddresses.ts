import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Queries } from "#api/database/Schema.ts";

/** Returns the email addresses and phone numbers of a person: those of the account and those typed for bookings. */
export async function ownerAddresses(
  db: Queries,
  { id, email, pending_email, phone }: Pick<UserRow, "id" | "email" | "pending_email" | "phone">,
): Promise<string[]> {
  const typed = await db
    .selectFrom("bookings")
    .select(["driver_email", "driver_phone"])
    .distinct()
    .where("driver_id", "=", id)
    .execute();
  const all = [email, pending_email, phone, ...typed.flatMap((row) => [row.driver_email, row.driver_phone])];
  return [...new Set(all)].filter((address): address is string => address !== null && address !== "");
}
