import { MINIMUM_LEAD_TIME_HOURS } from "@sayara/domain/config/businessDefaults";
import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import type { BookingReminder } from "@sayara/domain/notification/BookingReminder";
import { type ReminderPeriod, reminderPeriod } from "@sayara/domain/notification/reminderPeriod";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { isOffered } from "#api/catalogue/cars/carConditions.ts";

const HOUR = 3_600_000;

interface SearchOptions {
  now: Date;
  timeZone: string;
  batch: number;
  /** Restricts the result to this booking, locked until the transaction ends. */
  bookingId?: string;
}

/**
 * Returns a batch of the bookings that are due for a reminder of this kind and have had none, earliest first
 * [NO7, NO8].
 */
export async function findDueBookings(
  db: Database,
  kind: BookingReminder,
  { now, timeZone, batch, bookingId }: SearchOptions,
): Promise<string[]> {
  const period = reminderPeriod(kind, { now, timeZone });
  if (period === null) return [];
  const today = wallClockToInstant(`${dateInZone(now, timeZone)}T00:00`, timeZone);
  const { rows } = await sql<{ id: string }>`
    select bookings.id
    from bookings join users on users.id = bookings.driver_id
    where bookings.deleted_at is null and ${conditions[kind]({ period, now, today })}
      and not exists (select from booking_reminders
        where booking_reminders.booking_id = bookings.id and booking_reminders.kind = ${kind})
      ${bookingId === undefined ? sql`` : sql`and bookings.id = ${bookingId}`}
    order by ${kind === "pick_up" ? sql`bookings.from_at` : sql`bookings.to_at`}, bookings.id
    limit ${batch}
    ${bookingId === undefined ? sql`` : sql`for no key update of bookings`}`.execute(db);
  return rows.map(({ id }) => id);
}

interface ConditionTimes {
  period: ReminderPeriod;
  now: Date;
  /** Start of the day in the marketplace's time zone. */
  today: Date;
}

const isTrip = sql`bookings.status in (${sql.join([...tripStatuses])})`;

/** Excludes bookings whose driver has requested a cancellation that was not declined. */
const hasNoOpenCancelRequest = sql`(bookings.cancel_requested_at is null or bookings.cancel_declined_at is not null)`;

/** Applies the account's switch for mails and excludes accounts that cannot sign in. */
const wantsMails = sql`users.enable_email_notifications and users.account_status <> 'blocked'`;

const conditions: Record<BookingReminder, (times: ConditionTimes) => RawBuilder<unknown>> = {
  // Excludes bookings made today, because their confirmation says the same.
  pick_up: ({ period: { from, until }, today }) => sql`${isTrip} and ${hasNoOpenCancelRequest}
    and bookings.from_at >= ${from} and bookings.from_at < ${until} and bookings.created_at < ${today}`,
  drop_off: ({ period: { from, until }, now }) => sql`${isTrip}
    and bookings.to_at > ${from} and bookings.to_at < ${until} and bookings.from_at <= ${now}`,
  review: ({ period: { from, until } }) => sql`${isTrip} and ${wantsMails}
    and bookings.to_at >= ${from} and bookings.to_at < ${until}
    and not exists (select from reviews where reviews.booking_id = bookings.id)`,
  // Includes only the driver's last booking, if a payment was started and all its sessions have expired.
  unfinished_checkout: ({ period: { from, until }, now }) => sql`bookings.status = 'void'
    and bookings.wants_checkout_reminder and ${wantsMails}
    and (bookings.lapses_at is null or bookings.lapses_at <= ${now})
    and bookings.from_at > ${new Date(now.getTime() + MINIMUM_LEAD_TIME_HOURS * HOUR)}
    and exists (select from payment_sessions
      where payment_sessions.booking_id = bookings.id and payment_sessions.url is not null)
    and not exists (select from payment_sessions
      where payment_sessions.booking_id = bookings.id and (payment_sessions.state <> 'expired'
        or payment_sessions.settled_at < ${from} or payment_sessions.settled_at >= ${until}))
    and not exists (select from bookings as later
      where later.driver_id = bookings.driver_id and later.created_at > bookings.created_at)
    and ${isFree(now)}`,
};

/** Returns the condition for a booking without a hold: its car must be available for its dates. */
function isFree(now: Date): RawBuilder<unknown> {
  return sql`exists (select from cars join suppliers on suppliers.id = cars.supplier_id
    where cars.id = bookings.car_id and ${isOffered}
      and not suppliers.suspended and not exists (select from holds
        where holds.car_id = cars.id and (holds.expires_at is null or holds.expires_at > ${now})
          and holds.period && tstzrange(bookings.from_at,
            bookings.to_at + suppliers.turnaround_minutes * interval '1 minute')))`;
}
