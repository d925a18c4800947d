import type { MessageDescriptor } from "@lingui/core";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";

/** Names of the fuel policies. */
export const fuelPolicyWords: Record<FuelPolicy, MessageDescriptor> = {
  likeForlike: /*i18n*/ { id: "fuelPolicy.likeForlike", message: "Same level at drop-off" },
  freeTank: /*i18n*/ { id: "fuelPolicy.freeTank", message: "Full tank included" },
};
