import * as v from "valibot";

/**
 * Kinds of extras [EX1]: seats for babies (up to 15 months), children (1 to 4 years) and older children (4 to 12 years),
 * a navigation device, a roof box, snow chains, and others.
 */
export const extraKinds = [
  "babySeat",
  "childSeat",
  "boosterSeat",
  "gps",
  "roofBox",
  "snowChains",
  "other",
] as const;
/** One of {@link extraKinds}. */
export const ExtraKind = v.picklist(extraKinds, "invalid");
export type ExtraKind = v.InferOutput<typeof ExtraKind>;
