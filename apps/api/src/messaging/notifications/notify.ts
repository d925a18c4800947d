import { randomUUID } from "node:crypto";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { insertTogether, type NewRow } from "#api/database/statements/insertTogether.ts";
import type { Transaction } from "#api/database/Schema.ts";

/** A notification to one account about a booking. */
export interface Notice {
  userId: string;
  kind: NotificationKind;
  booking: { id: string; reference: string; carName: string };
}

/** Inserts notifications in the transaction of their event. */
export async function notify(transaction: Transaction, notices: readonly Notice[], now: Date): Promise<void> {
  await insertTogether(transaction, { notifications: notificationRows(notices, now) });
}

/** Returns the rows of notifications. Every notification is created here. */
export function notificationRows(notices: readonly Notice[], now: Date): NewRow<"notifications">[] {
  return notices.map(({ userId, kind, booking: { id, reference, carName } }) => ({
    id: randomUUID(),
    user_id: userId,
    kind,
    booking_id: id,
    data: { reference, carName },
    created_at: now,
  }));
}
