import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { NotificationKind } from "./NotificationKind.ts";
import { anyText } from "../validation/boundedText.ts";

/**
 * Something that happened, told to one account. The words are made from `kind` and `data` in the reader's language;
 * `bookingId` is where it leads.
 */
export const Notification = v.object({
  id: EntityId,
  kind: NotificationKind,
  data: v.record(anyText(40), anyText(500)),
  bookingId: v.nullable(EntityId),
  isRead: v.boolean(),
  createdAt: Instant,
});
export type Notification = v.InferOutput<typeof Notification>;
