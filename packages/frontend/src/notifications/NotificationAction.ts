/** Selected notifications: ids, or all of the account's. */
export type NotificationSelection = readonly string[] | "all";

/** A change made on the notifications page, as JSON. Each can be repeated safely. */
export type NotificationAction =
  | { intent: "mark"; chosen: NotificationSelection; isRead: boolean }
  /** Marks a notification as read while its booking opens. */
  | { intent: "open"; id: string }
  | { intent: "delete"; chosen: NotificationSelection; count: number }
  | { intent: "restore"; deletedAt: string };

/** `deletion` is set after a deletion. */
export interface NotificationResult {
  deletion?: { deletedAt: string; count: number };
}
