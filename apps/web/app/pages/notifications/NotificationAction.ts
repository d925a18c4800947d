/** Selected notifications: ids, or all of the account's. */
export type ChosenNotifications = readonly string[] | "all";

/** A change made on the notifications page, as JSON. Each can be repeated safely. */
export type NotificationAction =
  | { intent: "mark"; chosen: ChosenNotifications; isRead: boolean }
  /** Marks a notification as read while its booking opens. */
  | { intent: "open"; id: string }
  | { intent: "delete"; chosen: ChosenNotifications; count: number }
  | { intent: "restore"; deletedAt: string };

/** `deletion` is set after a deletion. */
export interface NotificationDone {
  deletion?: { deletedAt: string; count: number };
}
