import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { BlockKind } from "./BlockKind.ts";

/** A rental agreed at the desk, outside the marketplace [BL3]. */
export const WalkIn = v.object({
  customer: anyText(100),
  /** E.164, or empty. */
  phone: anyText(40),
  /** The agreed total, in TND. Not charged by the marketplace. */
  price: v.nullable(Dinars),
  contractNumber: anyText(50),
});
export type WalkIn = v.InferOutput<typeof WalkIn>;

/** A period in which an agency's car is not offered [BL1]. */
export const Block = v.object({
  id: EntityId,
  /** Incremented by every change. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  carId: EntityId,
  kind: orUnknown(BlockKind),
  from: Instant,
  /** End of the block, without the agency's turnaround. */
  to: Instant,
  note: anyText(500),
  /** Null unless `kind` is `walkIn`. */
  walkIn: v.nullable(WalkIn),
  /** Shared by all blocks of a weekly series; null for a single block [BL4]. */
  seriesId: v.nullable(EntityId),
});
export type Block = v.InferOutput<typeof Block>;
