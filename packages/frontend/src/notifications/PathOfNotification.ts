import type { Notification } from "@sayara/domain/notification/Notification";

/** Returns the path of the page of a notification without a booking; null for none. */
export type PathOfNotification = (notification: Notification) => string | null;
