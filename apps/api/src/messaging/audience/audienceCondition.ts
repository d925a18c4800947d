import type { Audience } from "@sayara/domain/audience/Audience";
import type { MessageKind } from "@sayara/domain/notification/MessageKind";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { type RawBuilder, sql } from "kysely";

/** Condition for rows of `users` that an administrators' message may reach [MA3]. */
export const isReachable = sql<boolean>`users.erased_at is null and users.account_status <> 'blocked'
  and users.left_at is null and (users.supplier_id is null or exists (select from suppliers
    where suppliers.id = users.supplier_id and (joining or not suspended)))`;

/** Returns the condition for rows of `users` that accept messages of this kind [MA2]. */
export function wantsKind(kind: RawBuilder<MessageKind>): RawBuilder<boolean> {
  return sql<boolean>`case ${kind} when 'promotional' then users.promotions_since is not null
    when 'notification' then users.enable_email_notifications else true end`;
}

/**
 * Returns the condition for rows of `users` that a message is sent to: those in its audience that accept its
 * kind.
 */
export function isInAudience(
  { kind, audience }: { kind: MessageKind; audience: Audience },
  timeZone: string,
): RawBuilder<boolean> {
  const { to, languages, status, place, country, bookedSince } = audience;
  const conditions = [
    isReachable,
    wantsKind(sql`${kind}::text`),
    // Only confirmed addresses receive unsolicited mails.
    sql`users.activated_at is not null`,
    to === "drivers"
      ? sql`users.type = 'user'`
      : sql`users.type = 'supplier' and users.supplier_role = 'owner'`,
  ];
  if (languages.length > 0) conditions.push(sql`users.language in (${sql.join(languages)})`);
  if (status !== null)
    conditions.push(to === "drivers" ? sql`users.account_status = ${status}` : standing(status));
  const isOwn =
    to === "drivers" ? sql`bookings.driver_id = users.id` : sql`bookings.supplier_id = users.supplier_id`;
  // An unfinished checkout does not count as a booking.
  const isBooking = sql`${isOwn} and bookings.deleted_at is null and bookings.status <> 'void'`;
  const lastPlace = sql`(select pickup_location_id from bookings where ${isBooking}
    order by bookings.created_at desc, bookings.id limit 1)`;
  if (bookedSince !== null) {
    const since = wallClockToInstant(`${bookedSince}T00:00`, timeZone);
    conditions.push(
      sql`exists (select from bookings where ${isBooking} and bookings.created_at >= ${since})`,
    );
  }
  if (country !== null)
    conditions.push(sql`${lastPlace} in (select locations.id from locations
      join countries on countries.id = locations.country_id where countries.code = ${country})`);
  if (place !== null)
    conditions.push(sql`${lastPlace} in (
      with recursive within (id) as (
        select ${place}::uuid
        union select locations.id from locations join within on locations.parent_id = within.id
      ) select id from within)`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function standing(status: string): RawBuilder<unknown> {
  return sql`exists (select from suppliers where suppliers.id = users.supplier_id
    and joining = ${status === "joining"})`;
}
