import type { ClientLogEntry, clientLog } from "@sayara/api-client/contract/clients/clients";
import { ClientReminder } from "@sayara/api-client/contract/clients/clients";
import { Currency } from "@sayara/domain/money/Currency";
import { toDinars } from "@sayara/domain/money/millimes";
import { sql } from "kysely";
import * as v from "valibot";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { requireClient } from "./clientRows.ts";

interface LogRow extends Pick<
  ClientLogEntry,
  "id" | "type" | "by" | "action" | "subject" | "text" | "status"
> {
  at: Date;
  reminder: string | null;
  amount: string | null;
  currency: string | null;
  booking: string | null;
  reference: string | null;
}

export const handleClientLog: Handler<typeof clientLog> = async ({
  params: { id, ...page },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  await requireClient(db, id);
  const query = selectLog(db, id).orderBy("at", "desc").orderBy("id");
  const { rows, total } = await readPageOfRows(query, page);
  return { ok: true, status: 200, data: { items: rows.map(toEntry), total: Number(total) } };
};

/**
 * Selects the log of a client's account: the actions of administrators and operators, the reminders sent, and
 * the payments, except those carried over from another booking [CL3].
 */
function selectLog(db: Database, userId: string) {
  const rows = sql<LogRow>`(
    select client_actions.id::text as id, client_actions.type, client_actions.created_at as at,
      actors.full_name as by, client_actions.action, client_actions.subject, client_actions.note as text,
      client_actions.status, null as reminder, null::bigint as amount, null as currency,
      null::uuid as booking, null as reference
    from client_actions
    left join users as actors on actors.id = client_actions.actor_id
    where client_actions.user_id = ${userId}
    union all
    select payments.id::text, 'payment', payments.at, recorders.full_name, null, null, null, null, null,
      payments.amount_millimes, payments.currency, bookings.id, bookings.reference
    from bookings
    join payments on payments.booking_id = bookings.id and payments.carried_from is null
    left join users as recorders on recorders.id = payments.recorded_by
    where bookings.driver_id = ${userId}
    union all
    select 'reminder ' || kind, 'reminder', sent_at, null, null, null, null, null, kind,
      null, null, null, null
    from reminders where user_id = ${userId}
    union all
    select bookings.id || ' ' || kind, 'reminder', sent_at, null, null, null, null, null, kind,
      null, null, bookings.id, bookings.reference
    from bookings join booking_reminders on booking_reminders.booking_id = bookings.id
    where bookings.driver_id = ${userId}
  )`.as<"log">("log");
  return db.selectFrom(rows).selectAll();
}

function toEntry({ at, reminder, amount, currency, booking, reference, ...row }: LogRow): ClientLogEntry {
  return {
    id: row.id,
    type: row.type,
    at: at.toISOString(),
    // The name is empty if the administrator's account was deleted.
    by: row.by || null,
    action: row.action,
    subject: row.subject,
    text: row.text,
    status: row.status,
    reminder: reminder === null ? null : v.parse(ClientReminder, reminder),
    payment:
      amount === null ? null : { amount: toDinars(Number(amount)), currency: v.parse(Currency, currency) },
    booking: booking === null || reference === null ? null : { id: booking, reference },
  };
}
