import { BlockKind } from "@sayara/domain/block/BlockKind";
import { BookingReference } from "@sayara/domain/booking/BookingReference";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { Refusal } from "../refusal/Refusal.ts";

/** An obstacle to a block: a booking of the car, or another block [BL1]. */
export const BlockCollision = v.object({
  kind: orUnknown(v.picklist(["booking", ...BlockKind.options])),
  /** Null unless the obstacle is a booking. */
  reference: v.nullable(BookingReference),
  /** Absent unless the obstacle is a booking, and for conflicts stored before the API had this field. */
  bookingId: v.exactOptional(EntityId),
  from: Instant,
  to: Instant,
  /** When the car becomes free: `to` plus the agency's turnaround. */
  freeFrom: Instant,
});
export type BlockCollision = v.InferOutput<typeof BlockCollision>;

/** Body of a refused change of blocks. `car_taken` names the earliest collision. */
export const BlockRefusal = v.object({ ...Refusal.entries, collision: v.exactOptional(BlockCollision) });
export type BlockRefusal = v.InferOutput<typeof BlockRefusal>;
