import * as v from "valibot";

/** Reasons why an agency's car is not offered for a period [BL1]. */
export const blockKinds = ["walkIn", "workshop", "ownUse", "closed", "imported"] as const;
/** One of {@link blockKinds}. */
export const BlockKind = v.picklist(blockKinds);
export type BlockKind = v.InferOutput<typeof BlockKind>;

/**
 * Kinds that people enter. An `imported` block is an event of another calendar and changes only there [BL6].
 */
export const enteredBlockKinds = ["walkIn", "workshop", "ownUse", "closed"] as const;
/** One of {@link enteredBlockKinds}. */
export const EnteredBlockKind = v.picklist(enteredBlockKinds);
export type EnteredBlockKind = v.InferOutput<typeof EnteredBlockKind>;
