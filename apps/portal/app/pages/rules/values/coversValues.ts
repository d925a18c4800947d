import {
  type CoverContents,
  type CoveredItem,
  coveredItems,
  usualCoverContents,
} from "@sayara/domain/pricing/covers/CoverContents";
import { type Cover, covers } from "@sayara/domain/pricing/covers/Cover";
import { isTicked, type RuleValues, type TypedPart } from "./RuleValues.ts";

/** Field name of a checkbox in the table. */
export const itemField = (cover: Cover, item: CoveredItem) => `${cover}.${item}`;

/**
 * Returns the form values of the covers. Without stated covers, selects the usual ones and leaves `areStated`
 * unticked.
 */
export function coversValuesOf(contents: CoverContents | null): RuleValues {
  const values: RuleValues = { areStated: contents !== null };
  for (const cover of covers) {
    for (const item of coveredItems)
      values[itemField(cover, item)] = (contents ?? usualCoverContents)[cover].includes(item);
  }
  return values;
}

export function readCovers(values: RuleValues): TypedPart {
  const itemsOf = (cover: Cover) => coveredItems.filter((item) => isTicked(values, itemField(cover, item)));
  return {
    input: isTicked(values, "areStated")
      ? Object.fromEntries(covers.map((cover) => [cover, itemsOf(cover)]))
      : null,
    fieldOf: () => "areStated",
  };
}
