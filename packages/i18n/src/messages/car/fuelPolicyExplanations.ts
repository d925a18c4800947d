import type { MessageDescriptor } from "@lingui/core";
import type { FuelPolicy } from "@sayara/domain/car/FuelPolicy";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownSentence } from "../unknownMessages.ts";

/** The driver's obligation for fuel at drop-off, as a sentence. */
export const fuelPolicyExplanations: Record<FuelPolicy | Unknown, MessageDescriptor> = {
  likeForlike: /*i18n*/ {
    id: "fuelPolicyExplanation.likeForlike",
    message: "Return the car with as much fuel as you received it with.",
  },
  freeTank: /*i18n*/ {
    id: "fuelPolicyExplanation.freeTank",
    message: "The tank is full at pick-up and the fuel is on us: return it at any level.",
  },
  unknown: unknownSentence,
};
