import {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  notificationCounter,
  notifications,
  restoreNotifications,
} from "@sayara/api-client/contract/notifications/notifications";
import type { App } from "#api/http/App.ts";
import { mountEndpoint } from "#api/http/mountEndpoint.ts";
import { mountNotificationStream, type StreamTools } from "./mountNotificationStream.ts";
import {
  handleDeleteNotifications,
  handleMarkNotificationsAsRead,
  handleMarkNotificationsAsUnread,
  handleNotificationCounter,
  handleNotifications,
  handleRestoreNotifications,
} from "./notifications.handler.ts";

export function mountNotifications(app: App, dependencies: StreamTools): void {
  mountEndpoint(app, notificationCounter, handleNotificationCounter);
  mountEndpoint(app, notifications, handleNotifications);
  mountEndpoint(app, markNotificationsAsRead, handleMarkNotificationsAsRead);
  mountEndpoint(app, markNotificationsAsUnread, handleMarkNotificationsAsUnread);
  mountEndpoint(app, deleteNotifications, handleDeleteNotifications);
  mountEndpoint(app, restoreNotifications, handleRestoreNotifications);
  mountNotificationStream(app, dependencies);
}
