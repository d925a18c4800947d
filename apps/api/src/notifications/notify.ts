import { randomUUID } from "node:crypto";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { Transaction } from "#api/database/Schema.ts";

/** A notification about a booking to one account. */
export interface Notice {
  userId: string;
  kind: NotificationKind;
  booking: { id: string; reference: string; carName: string };
}

/** Inserts notifications, in the transaction of their event. Every notification is written here. */
export async function notify(transaction: Transaction, notices: readonly Notice[], now: Date): Promise<void> {
  const rows = notices.map(({ userId, kind, booking: { id, reference, carName } }) => ({
    id: randomUUID(),
    user_id: userId,
    kind,
    booking_id: id,
    data: JSON.stringify({ reference, carName }),
    created_at: now,
  }));
  if (rows.length > 0) await transaction.insertInto("notifications").values(rows).execute();
}
