import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/http/refusals.ts";

/**
 * Nobody keeps cars from others by requesting many: a limit for each of e-mail, phone and address. Called under the
 * person's locks.
 *
 * @throws RefusalError `too_many_holds`.
 */
export async function refuseTooManyHolds(
  transaction: Transaction,
  person: { email: string; phone: string; addressKey: string },
  { maximum, now }: { maximum: number; now: Date },
): Promise<void> {
  const keys = { driver_email: person.email, driver_phone: person.phone, address_key: person.addressKey };
  for (const [column, value] of Object.entries(keys)) {
    const { live } = await transaction
      .selectFrom("bookings")
      .select(sql<number>`count(*)`.as("live"))
      .where(sql.ref(column), "=", value)
      .where("lapses_at", ">", now)
      .executeTakeFirstOrThrow();
    if (live >= maximum) throw new RefusalError("too_many_holds");
  }
}
