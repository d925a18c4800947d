import type { NotificationsData } from "./loadNotifications.ts";

/** Counts an account's unread notifications from a list with a single page; null if unknown. */
export function listedUnread(data: NotificationsData): number | null {
  if (data.state !== "found" || data.items.length < data.total) return null;
  return data.items.filter(({ isRead }) => !isRead).length;
}
