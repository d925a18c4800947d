import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { AutomatedReminder } from "./AutomatedReminder.ts";
import { NotificationChannel } from "./NotificationChannel.ts";

/** An automatic reminder that was sent; `bookingId` is null if it is not about a booking. */
export const Reminder = v.object({
  id: EntityId,
  kind: AutomatedReminder,
  channel: NotificationChannel,
  userId: EntityId,
  bookingId: v.nullable(EntityId),
  sentAt: Instant,
});
export type Reminder = v.InferOutput<typeof Reminder>;
