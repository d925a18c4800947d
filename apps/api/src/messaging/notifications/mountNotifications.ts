import {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  notificationCounter,
  notificationMails,
  notifications,
  restoreNotifications,
  unsubscribe,
} from "@sayara/api-client/contract/notifications/notifications";
import {
  pushDevice,
  removePushDevice,
  savePushDevice,
} from "@sayara/api-client/contract/notifications/pushDevice";
import type { App } from "#api/server/http/App.ts";
import { honoPath } from "#api/server/http/honoPath.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  handlePushDevice,
  handleRemovePushDevice,
  handleSavePushDevice,
} from "#api/messaging/push/pushDevice.handler.ts";
import { mountNotificationStream, type StreamTools } from "./mountNotificationStream.ts";
import {
  handleDeleteNotifications,
  handleMarkNotificationsAsRead,
  handleMarkNotificationsAsUnread,
  handleNotificationCounter,
  handleNotifications,
  handleRestoreNotifications,
} from "./notifications.handler.ts";
import { handleNotificationMails, handleUnsubscribe, showUnsubscribePage } from "./unsubscribe.handler.ts";

export function mountNotifications(app: App, dependencies: StreamTools): void {
  mountEndpoint(app, notificationCounter, handleNotificationCounter);
  mountEndpoint(app, notifications, handleNotifications);
  // In bytes: enough for 1,000 ids.
  const bodyLimit = 72 * 1024;
  mountEndpoint(app, markNotificationsAsRead, handleMarkNotificationsAsRead, { bodyLimit });
  mountEndpoint(app, markNotificationsAsUnread, handleMarkNotificationsAsUnread, { bodyLimit });
  mountEndpoint(app, deleteNotifications, handleDeleteNotifications, { bodyLimit });
  mountEndpoint(app, restoreNotifications, handleRestoreNotifications);
  mountNotificationStream(app, dependencies);
  mountEndpoint(app, pushDevice, handlePushDevice);
  mountEndpoint(app, savePushDevice, handleSavePushDevice);
  mountEndpoint(app, removePushDevice, handleRemovePushDevice);
  app.get(honoPath(notificationMails.path), showUnsubscribePage);
  mountEndpoint(app, notificationMails, handleNotificationMails);
  mountEndpoint(app, unsubscribe, handleUnsubscribe);
}
