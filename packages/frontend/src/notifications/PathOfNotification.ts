import type { Notification } from "@sayara/domain/notification/Notification";

/** Returns the path of the page for a notification without a booking; null if there is none. */
export type PathOfNotification = (notification: Notification) => string | null;
