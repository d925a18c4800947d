import type { NotificationChannel } from "./NotificationChannel.ts";

/**
 * Returns the messages that a channel becomes for a receiver: without a phone number an SMS becomes a mail [NO2].
 *
 * @example reachableBy("sms", { hasPhone: false }) // { email: true, sms: false }
 */
export function reachableBy(
  channel: NotificationChannel,
  { hasPhone }: { hasPhone: boolean },
): { email: boolean; sms: boolean } {
  const sms = channel !== "email" && hasPhone;
  return { email: channel !== "sms" || !sms, sms };
}
