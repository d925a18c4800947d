import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { PENDING_REMINDER_HOURS, REMINDER_GRACE_HOURS } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";

/** An account to remind. */
export interface ReminderReceiver {
  id: string;
  name: string;
  email: string;
  /** Null if there is none, or if the account's address is not confirmed. */
  phone: string | null;
  language: Language;
  /** Requests that await the agency's response, and the first of them to lapse. */
  waiting?: { number: number; bookingId: string; answerBy: Date };
}

interface SearchOptions {
  now: Date;
  /** Excludes accounts that were reminded after this time. */
  since: Date;
  batch: number;
}

interface ReceiverRow extends Omit<ReminderReceiver, "waiting"> {
  number: number;
  booking_id: string | null;
  answer_by: Date | null;
}

const HOUR = 3_600_000;

/**
 * Returns a batch of accounts for which a reminder applies and is due, those reminded longest ago first.
 * Excludes accounts that are suspended or have turned notifications off [NO4].
 */
export async function findReceivers(
  db: Database,
  kind: AutomatedReminder,
  { now, since, batch }: SearchOptions,
): Promise<ReminderReceiver[]> {
  const { rows } = await sql<ReceiverRow>`
    select users.id, users.full_name as name, users.email, users.language,
      case when users.activated_at is null then null else users.phone end as phone,
      waiting.number, waiting.booking_id, waiting.answer_by
    from users
    left join suppliers on suppliers.id = users.supplier_id
    left join reminders on reminders.user_id = users.id and reminders.kind = ${kind}
    cross join lateral (${kind === "supplier_pending_booking" ? waitingRequestsAt(now) : noWaitingRequests}) as waiting
    where users.account_status <> 'blocked' and users.enable_email_notifications
      and (reminders.sent_at is null or reminders.sent_at <= ${since})
      and ${conditions[kind](new Date(now.getTime() - REMINDER_GRACE_HOURS * HOUR))}
    order by reminders.sent_at nulls first, users.id
    limit ${batch}`.execute(db);
  return rows.map(({ number, booking_id: bookingId, answer_by: answerBy, ...receiver }) => ({
    ...receiver,
    ...(bookingId !== null && answerBy !== null && { waiting: { number, bookingId, answerBy } }),
  }));
}

/** Conditions for each reminder. An account younger than the grace period is still being set up. */
const conditions: Record<AutomatedReminder, (grace: Date) => RawBuilder<unknown>> = {
  supplier_no_cars: (grace) => sql`${isStaff(grace)} and not exists
    (select from cars where cars.supplier_id = suppliers.id and cars.deleted_at is null)`,
  supplier_no_phone: (grace) => sql`${isStaff(grace)} and suppliers.phone is null`,
  client_no_phone: (grace) =>
    sql`users.type = 'user' and users.phone is null and users.activated_at <= ${grace}`,
  supplier_pending_booking: () =>
    sql`users.type = 'supplier' and not suppliers.suspended and waiting.number > 0`,
};

function isStaff(grace: Date) {
  return sql`users.type = 'supplier' and users.created_at <= ${grace}
    and (not suppliers.suspended or suppliers.joining)`;
}

const noWaitingRequests = sql`select 0 as number, null::uuid as booking_id, null::timestamptz as answer_by`;

/**
 * Counts requests that have waited for hours. A guest's request counts only once it is confirmed, because the
 * agency's response has no effect before that.
 */
function waitingRequestsAt(now: Date) {
  return sql`select count(*)::integer as number,
      (array_agg(bookings.id order by bookings.lapses_at, bookings.id))[1] as booking_id,
      min(bookings.lapses_at) as answer_by
    from bookings
    where bookings.supplier_id = suppliers.id and bookings.status = 'pending' and bookings.deleted_at is null
      and bookings.lapses_at > ${now}
      and bookings.created_at <= ${new Date(now.getTime() - PENDING_REMINDER_HOURS * HOUR)}
      and (not bookings.is_guest or bookings.link_opened_at is not null)`;
}
