import type { MessageDescriptor } from "@lingui/core";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the fuel policies. */
export const fuelPolicyMessages: Record<FuelPolicy | Unknown, MessageDescriptor> = {
  likeForlike: /*i18n*/ { id: "fuelPolicy.likeForlike", message: "Same level at drop-off" },
  freeTank: /*i18n*/ { id: "fuelPolicy.freeTank", message: "Full tank included" },
  unknown: unknownName,
};
