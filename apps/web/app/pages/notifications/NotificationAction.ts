/** Chosen notifications: ids, or all of the account. */
export type ChosenNotifications = readonly string[] | "all";

/** A write of the page of notifications, as JSON. Each may be repeated without harm. */
export type NotificationAction =
  | { intent: "mark"; chosen: ChosenNotifications; isRead: boolean }
  /** Marks a notification as read while its booking opens. */
  | { intent: "open"; id: string }
  | { intent: "delete"; chosen: ChosenNotifications; count: number }
  | { intent: "restore"; deletedAt: string };

/** `deletedAt`, `count`: of a deletion. */
export interface NotificationDone {
  deletion?: { deletedAt: string; count: number };
}
