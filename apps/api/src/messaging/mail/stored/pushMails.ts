import * as v from "valibot";
import { DateTime } from "./mailFacts.ts";

const booking = v.object({ reference: v.string(), carName: v.string(), supplierName: v.string() });

/** A notification to a device of a driver. */
export const pushMails = [
  v.object({
    kind: v.literal("push"),
    bookingId: v.string(),
    /** From then on it is of no use and is not sent. */
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
