import * as v from "valibot";
import { MAX_BLOCK_WEEKS } from "@sayara/domain/config/businessDefaults";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Dinars } from "@sayara/domain/money/Dinars";
import { Instant } from "@sayara/domain/time/Instant";
import { optionalText } from "@sayara/domain/validation/boundedText";
import { FullName } from "@sayara/domain/validation/FullName";
import { Phone } from "@sayara/domain/validation/Phone";
import { EnteredBlockKind } from "./BlockKind.ts";

/** A walk-in's details as typed [BL3]. Only the customer's name is required. */
export const EnteredWalkIn = v.object({
  customer: FullName,
  phone: v.union(
    [v.pipe(v.string(), v.trim(), v.literal("")), Phone],
    (issue) => issue.issues?.at(-1)?.message ?? "phone_invalid",
  ),
  price: v.nullable(Dinars),
  contractNumber: optionalText(50),
});
export type EnteredWalkIn = v.InferOutput<typeof EnteredWalkIn>;

/** A block as typed. `walkIn` is required for a walk-in and dropped for every other kind [BL3]. */
export const EnteredBlock = v.pipe(
  v.object({
    kind: EnteredBlockKind,
    carId: EntityId,
    from: Instant,
    to: Instant,
    note: optionalText(500),
    walkIn: v.optional(v.nullable(EnteredWalkIn), null),
  }),
  v.forward(
    v.check(({ kind, walkIn }) => kind !== "walkIn" || walkIn !== null, "required"),
    ["walkIn"],
  ),
  v.transform((block) => (block.kind === "walkIn" ? block : { ...block, walkIn: null })),
);
export type EnteredBlock = v.InferOutput<typeof EnteredBlock>;

/** Number of weekly repetitions, the first block included [BL4]. */
export const BlockWeeks = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_BLOCK_WEEKS));
