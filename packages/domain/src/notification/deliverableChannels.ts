import type { NotificationChannel } from "./NotificationChannel.ts";

/**
 * Returns the channels by which a message reaches a recipient: without a phone number, a mail replaces an SMS [NO2].
 *
 * @example deliverableChannels("sms", { hasPhone: false }) // { email: true, sms: false }
 */
export function deliverableChannels(
  channel: NotificationChannel,
  { hasPhone }: { hasPhone: boolean },
): { email: boolean; sms: boolean } {
  const sms = channel !== "email" && hasPhone;
  return { email: channel !== "sms" || !sms, sms };
}
