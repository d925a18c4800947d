import { Block } from "@sayara/domain/block/Block";
import { BlockWeeks, EnteredBlock } from "@sayara/domain/block/EnteredBlock";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";
import { BlockRefusal } from "./BlockRefusal.ts";

const blockParams = v.object({ supplier: SupplierSegment, block: EntityId });
const { version } = Block.entries;

/** Input schemas of {@link createBlock}. */
export const createBlockInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    block: EnteredBlock,
    /** Number of weekly occurrences, including the first [BL4]. Default: 1. */
    weeks: v.optional(BlockWeeks, 1),
  }),
};

/**
 * Takes a car out of every search for a time, once or weekly [BL1, BL4]. If a booking or another block
 * overlaps, no block is created, and the refusal names the obstacle.
 */
export const createBlock = defineEndpoint({
  name: "createBlock",
  method: "POST",
  path: "/api/create-block/{supplier}",
  session: "required",
  retry: "withKey",
  input: inputOf<typeof createBlockInput>(),
  responses: { 200: v.object({ items: v.array(Block) }) },
  refusals: [
    "not_signed_in",
    "not_allowed",
    "not_found",
    "car_taken",
    "too_many_blocks",
    "idempotency_conflict",
  ],
  refusalBody: BlockRefusal,
});

/** Input schemas of {@link updateBlock}. */
export const updateBlockInput = {
  params: blockParams,
  /** `version`: the version that the caller read. */
  body: v.object({ version, block: EnteredBlock }),
};

/**
 * Changes a block's dates, car, kind or notes [BL1, BL5]. The block of an imported event is refused with
 * `not_allowed` [BL6].
 */
export const updateBlock = defineEndpoint({
  name: "updateBlock",
  method: "PUT",
  path: "/api/update-block/{supplier}/{block}",
  session: "required",
  input: inputOf<typeof updateBlockInput>(),
  responses: { 200: Block },
  refusals: ["not_signed_in", "not_allowed", "not_found", "car_taken", "stale_version"],
  refusalBody: BlockRefusal,
});

/** Input schemas of {@link deleteBlock}. */
export const deleteBlockInput = {
  params: blockParams,
  body: v.object({
    version,
    /** Whether the later blocks of the series are deleted too [BL5]. */
    andLater: v.optional(v.boolean(), false),
  }),
};

/**
 * Deletes a block, and on request the later ones of its series [BL5]. Returns the ids of the deleted blocks.
 */
export const deleteBlock = defineEndpoint({
  name: "deleteBlock",
  method: "POST",
  path: "/api/delete-block/{supplier}/{block}",
  session: "required",
  input: inputOf<typeof deleteBlockInput>(),
  responses: { 200: v.object({ deleted: v.array(EntityId) }) },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});
