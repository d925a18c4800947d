import type { MessageDescriptor } from "@lingui/core";
import type { NotificationChannel } from "@sayara/domain/notification/NotificationChannel";

/** Names of the notification channels. */
export const notificationChannelMessages: Record<NotificationChannel, MessageDescriptor> = {
  email: /*i18n*/ { id: "notificationChannel.email", message: "Email" },
  sms: /*i18n*/ { id: "notificationChannel.sms", message: "SMS" },
  "email+sms": /*i18n*/ { id: "notificationChannel.email+sms", message: "Email and SMS" },
};
