import type { BookingActor } from "../actions/BookingActor.ts";
import type { BookingViewer } from "../actions/viewerOf.ts";
import type { MessageSide } from "./MessageSide.ts";

/**
 * Returns the side to which a viewer of a booking's messages belongs [MS1]. Null for everyone else:
 * administrators read messages only after a report [MS7].
 */
export function messageSideOf({ actor, isOwn }: BookingViewer): MessageSide | null {
  return isOwn ? (sides[actor] ?? null) : null;
}

const sides: Partial<Record<BookingActor, MessageSide>> = {
  linkHolder: "driver",
  driver: "driver",
  supplier: "agency",
  supplierReader: "agency",
  suspendedSupplier: "agency",
};
