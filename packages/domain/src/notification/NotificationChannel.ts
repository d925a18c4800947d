import * as v from "valibot";

/** Channels of a notification (product.md, section 3). */
export const notificationChannels = ["email", "sms", "email+sms"] as const;
/** One of {@link notificationChannels}. */
export const NotificationChannel = v.picklist(notificationChannels);
export type NotificationChannel = v.InferOutput<typeof NotificationChannel>;
