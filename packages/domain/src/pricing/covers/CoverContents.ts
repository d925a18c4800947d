import * as v from "valibot";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { knownOnly } from "@sayara/domain/validation/newerValues";

/** Parts that a cover may include besides the body of the car [CV1]. */
export const coveredItems = ["glass", "tyres", "roofAndUnderbody", "keys", "personalEffects"] as const;
/** One of {@link coveredItems}. */
export const CoveredItem = v.picklist(coveredItems);
export type CoveredItem = v.InferOutput<typeof CoveredItem>;

const Items = v.pipe(
  v.array(CoveredItem),
  v.check((items) => new Set(items).size === items.length, validationMessage("invalid")),
);

/** Contents of each of an agency's covers; everything else is excluded [CV1]. */
export const CoverContents = v.object({
  theftProtection: Items,
  collisionDamageWaiver: Items,
  fullInsurance: Items,
});
export type CoverContents = v.InferOutput<typeof CoverContents>;

/** {@link CoverContents} in a response. */
export const StatedCoverContents = v.object({
  theftProtection: knownOnly(CoveredItem),
  collisionDamageWaiver: knownOnly(CoveredItem),
  fullInsurance: knownOnly(CoveredItem),
});
export type StatedCoverContents = v.InferOutput<typeof StatedCoverContents>;

/** Contents usual in the trade: the form's defaults for an agency that has set none. */
export const usualCoverContents: CoverContents = {
  theftProtection: [],
  collisionDamageWaiver: [],
  fullInsurance: ["glass", "tyres", "roofAndUnderbody"],
};
