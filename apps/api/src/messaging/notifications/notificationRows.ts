import type { Notification } from "@sayara/domain/notification/Notification";
import { sql } from "kysely";
import { compileOnce } from "#api/database/statements/compileOnce.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";

/** Selected notifications of an account: ids, or all of them. */
export interface Selection {
  userId: string;
  ids: readonly string[] | "all";
}

/** Returns the number of an account's unread notifications. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await unreadOf(db, { userId });
  return row?.unread ?? 0;
}

const unreadOf = compileOnce<{ userId: string }, { unread: number }>((db, value) =>
  db
    .selectFrom("notifications")
    .where("user_id", "=", value("userId"))
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .select(sql<number>`count(*)`.as("unread")),
);

/** Returns a page of an account's notifications, newest first. */
export async function readNotifications(
  db: Database,
  { userId, page, size }: { userId: string; page: number; size: number },
): Promise<{ items: Notification[]; total: number }> {
  const query = db.selectFrom("notifications").where("user_id", "=", userId).where("deleted_at", "is", null);
  const { total } = await query.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .select(["id", "kind", "data", "booking_id", "read_at", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    data: textsOf(row.data),
    bookingId: row.booking_id,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, total };
}

/** Marks notifications as read at `readAt`, or as unread with null. */
export async function markNotifications(
  db: Database,
  selection: Selection,
  readAt: Date | null,
): Promise<void> {
  await updateSelected(db, selection)
    .set({ read_at: readAt })
    .where("read_at", readAt === null ? "is not" : "is", null)
    .where("deleted_at", "is", null)
    .execute();
}

/** Deletes notifications so that `restoreNotifications` can undo it. */
export async function deleteNotificationsOf(db: Database, selection: Selection, now: Date): Promise<void> {
  await updateSelected(db, selection).set({ deleted_at: now }).where("deleted_at", "is", null).execute();
}

/** Restores the notifications that were deleted at `deletedAt`. */
export async function restoreNotificationsOf(
  db: Database,
  { userId, deletedAt }: { userId: string; deletedAt: Date },
): Promise<void> {
  await updateSelected(db, { userId, ids: "all" })
    .set({ deleted_at: null })
    .where("deleted_at", "=", deletedAt)
    .execute();
}

/** Ids of other accounts and unknown ids change nothing. */
function updateSelected(db: Database, { userId, ids }: Selection) {
  const query = db.updateTable("notifications").where("user_id", "=", userId);
  if (ids === "all") return query;
  return query.where(sql<boolean>`id = any(${`{${ids.filter(isUuid).join(",")}}`}::uuid[])`);
}

function textsOf(data: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}
