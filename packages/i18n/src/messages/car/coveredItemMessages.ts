import type { MessageDescriptor } from "@lingui/core";
import type { CoveredItem } from "@sayara/domain/pricing/covers/CoverContents";

/** Names of the contents of covers. */
export const coveredItemMessages: Record<CoveredItem, MessageDescriptor> = {
  glass: /*i18n*/ { id: "coveredItem.glass", message: "Glass" },
  tyres: /*i18n*/ { id: "coveredItem.tyres", message: "Tyres" },
  roofAndUnderbody: /*i18n*/ { id: "coveredItem.roofAndUnderbody", message: "Roof and underbody" },
  keys: /*i18n*/ { id: "coveredItem.keys", message: "Keys" },
  personalEffects: /*i18n*/ { id: "coveredItem.personalEffects", message: "Personal effects" },
};
