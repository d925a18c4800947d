import { type RawBuilder, sql } from "kysely";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { mentionsAny } from "./mentionsAny.ts";

type Account = Pick<UserRow, "id" | "email" | "activated_at">;

/** Returns the account's email address, or null if the person has not opened a mailed link to prove it. */
export function provenAddress({ email, activated_at: provenAt }: Account): string | null {
  return provenAt === null ? null : email;
}

/**
 * Condition for messages in `outbox` to a person: those to the account's proven address, those of the
 * account, and those about its bookings to an address or phone number that the person gave. An unproven
 * address or number alone matches nothing, because it may belong to another person. An index supports each
 * alternative.
 */
export function ownMessages(account: Account): RawBuilder<boolean> {
  const { id } = account;
  return sql<boolean>`(
    outbox.recipient_address = ${provenAddress(account)}
    or outbox.user_id = ${id}
    or (${mentionsAny("outbox", [id])} and outbox.data ->> 'userId' = ${id})
    or (
      ${mentionsAny("outbox", sql`array(select id::text from bookings where driver_id = ${id})`)}
      and exists (
        select from bookings
        where bookings.driver_id = ${id}
          and bookings.id = (outbox.data ->> 'bookingId')::uuid
          and (
            outbox.recipient_address in (bookings.driver_email, bookings.driver_phone)
            or outbox.recipient_address in (select unnest(array[email, phone]) from users where users.id = ${id})
          )
      )
    )
  )`;
}
