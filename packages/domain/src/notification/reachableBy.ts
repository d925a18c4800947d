import type { NotificationChannel } from "./NotificationChannel.ts";

/**
 * Returns the messages that a channel sends to a recipient: without a phone number, a mail replaces an SMS [NO2].
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
