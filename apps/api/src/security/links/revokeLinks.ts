import type { Database, Transaction } from "#api/database/Schema.ts";

/** Returns the current link version of a booking; only links with this version are valid. */
export async function linkVersionOf(db: Database, bookingId: string): Promise<number> {
  const { booking, driver } = await db
    .selectFrom("bookings")
    .innerJoin("users", "users.id", "driver_id")
    .select(["bookings.link_version as booking", "users.link_version as driver"])
    .where("bookings.id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return booking + driver;
}

/** Revokes the signed links of a booking and the permissions that browsers got through them. */
export async function revokeLinksOfBooking(transaction: Transaction, bookingId: string): Promise<void> {
  await transaction
    .updateTable("bookings")
    .set((row) => ({ link_version: row("link_version", "+", 1) }))
    .where("id", "=", bookingId)
    .execute();
  for (const table of ["booking_codes", "booking_permissions"] as const) {
    await transaction.deleteFrom(table).where("booking_id", "=", bookingId).execute();
  }
}

/**
 * Revokes the signed links of all bookings of a driver and the permissions that browsers got through them. Requires the
 * account's lock.
 */
export async function revokeLinksOfDriver(transaction: Transaction, driverId: string): Promise<void> {
  await transaction
    .updateTable("users")
    .set((row) => ({ link_version: row("link_version", "+", 1) }))
    .where("id", "=", driverId)
    .execute();
  for (const table of ["booking_codes", "booking_permissions"] as const) {
    await transaction
      .deleteFrom(table)
      .where("booking_id", "in", (of) =>
        of.selectFrom("bookings").select("id").where("driver_id", "=", driverId),
      )
      .execute();
  }
}
