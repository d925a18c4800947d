import type { AdminNotificationKind } from "@sayara/domain/notification/NotificationKind";
import { isActiveAdmin } from "#api/accounts/isActiveAdmin.ts";
import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";

/** A task that waits for the marketplace's administrators. */
export interface AdminNotice {
  kind: AdminNotificationKind;
  /** The same cause notifies each administrator only once, even if two processes report it. */
  cause: string;
  /** The booking whose page handles the task. */
  bookingId?: string;
  /** Values for the placeholders of its message. */
  data: Record<string, string>;
}

/** Notifies every administrator who can sign in, in the transaction of the cause. Sends no mail. */
export async function notifyAdmins(
  transaction: Transaction,
  { kind, cause, bookingId, data }: AdminNotice,
  now: Date,
): Promise<void> {
  await sql`
    insert into notifications (id, user_id, kind, booking_id, data, cause, created_at)
    select gen_random_uuid(), id, ${kind}, ${bookingId ?? null}::uuid, ${JSON.stringify(data)}::jsonb, ${cause}, ${now}
    from users where ${isActiveAdmin} order by id
    on conflict (user_id, cause) where cause is not null do nothing`.execute(transaction);
}
