import * as v from "valibot";
import { DateTime } from "./mailFacts.ts";

const booking = v.object({ reference: v.string(), carName: v.string(), supplierName: v.string() });

/** Notifications to a driver's device. */
export const pushMails = [
  v.object({
    kind: v.literal("push"),
    bookingId: v.string(),
    /** Time from which the notification is useless and no longer sent. */
    dropAfter: DateTime,
    content: v.variant("event", [
      v.object({ event: v.picklist(["booking_confirmed", "message_received"]), booking }),
      v.object({
        event: v.literal("pick_up"),
        booking,
        from: DateTime,
        place: v.nullable(v.string()),
        meeting: v.nullable(v.string()),
      }),
    ]),
  }),
] as const;
