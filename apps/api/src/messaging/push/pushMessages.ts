import type { Booking } from "@sayara/domain/booking/Booking";
import { PUSH_HOURS } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { PushEvent } from "@sayara/domain/notification/PushEvent";
import type { Mail } from "#api/messaging/mail/Mail.ts";

const HOUR = 3_600_000;

/** An event with the facts that a device shows besides the booking. */
export type PushedEvent =
  | { event: Exclude<PushEvent, "pick_up"> }
  | { event: "pick_up"; from: Date; place: string | null; meeting: string | null };

/** A booking, its driver and the driver's devices. */
interface PushFacts {
  booking: Pick<Booking, "id" | "reference" | "car" | "supplier">;
  driver: { id: string | undefined; language: Language };
  driverDevices: readonly string[];
}

/**
 * Returns a message for the outbox to each of the driver's devices [WP3].
 *
 * @param dropAfter time from which the message is useless [WP5]
 */
export function pushMessages(
  { booking, driver, driverDevices }: PushFacts,
  event: PushedEvent,
  dropAfter: Date,
): Mail[] {
  const { id: bookingId, reference, car, supplier } = booking;
  const named = { reference, carName: car.name, supplierName: supplier.name };
  const content = { kind: "push", bookingId, dropAfter, content: { ...event, booking: named } } as const;
  return driverDevices.map((address) => ({
    channel: "push",
    to: { name: "", address },
    language: driver.language,
    content,
    ...(driver.id !== undefined && { unsubscribeAccountId: driver.id }),
  }));
}

/** Returns the time from which a notification about an event at `now` is useless [WP5]. */
export function pushEnd(now: Date): Date {
  return new Date(now.getTime() + PUSH_HOURS * HOUR);
}
