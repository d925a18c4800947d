import type { NotificationsData } from "./Notifications.load.ts";

/** Counts the unread notifications of an account whose list has one page; null: unknown. */
export function listedUnread(data: NotificationsData): number | null {
  if (data.state !== "found" || data.items.length < data.total) return null;
  return data.items.filter(({ isRead }) => !isRead).length;
}
