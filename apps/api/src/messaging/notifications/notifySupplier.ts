import { randomUUID } from "node:crypto";
import type { SupplierNotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { Transaction } from "#api/database/Schema.ts";

/**
 * Notifies staff of an agency about a decision on the agency, in the transaction of the decision. Sends no
 * mail.
 */
export async function notifySupplier(
  transaction: Transaction,
  {
    userIds,
    kind,
    data,
  }: {
    userIds: readonly string[];
    kind: SupplierNotificationKind;
    /** Values for the placeholders of its message. */
    data: Record<string, string>;
  },
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await transaction
    .insertInto("notifications")
    .values(
      userIds.map((user_id) => ({
        id: randomUUID(),
        user_id,
        kind,
        data: JSON.stringify(data),
        created_at: now,
      })),
    )
    .execute();
}
