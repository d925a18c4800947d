import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { NotificationKind } from "./NotificationKind.ts";
import { anyText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";

/**
 * A notification of an event, shown to one account. `@sayara/i18n` has the message for `kind`, filled with
 * `data`; `bookingId` is the link's target.
 */
export const Notification = v.object({
  id: EntityId,
  kind: orUnknown(NotificationKind),
  data: v.record(anyText(40), anyText(500)),
  bookingId: v.nullable(EntityId),
  isRead: v.boolean(),
  createdAt: Instant,
});
export type Notification = v.InferOutput<typeof Notification>;
