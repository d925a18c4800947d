import type { MessageDescriptor } from "@lingui/core";
import type { CarColor } from "@sayara/domain/car/CarColor";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Car colours, for an image's text alternative. */
export const carColorMessages: Record<CarColor | Unknown, MessageDescriptor> = {
  white: /*i18n*/ { id: "carColor.white", message: "White" },
  silver: /*i18n*/ { id: "carColor.silver", message: "Silver" },
  grey: /*i18n*/ { id: "carColor.grey", message: "Grey" },
  black: /*i18n*/ { id: "carColor.black", message: "Black" },
  red: /*i18n*/ { id: "carColor.red", message: "Red" },
  blue: /*i18n*/ { id: "carColor.blue", message: "Blue" },
  green: /*i18n*/ { id: "carColor.green", message: "Green" },
  sand: /*i18n*/ { id: "carColor.sand", message: "Sand" },
  orange: /*i18n*/ { id: "carColor.orange", message: "Orange" },
  yellow: /*i18n*/ { id: "carColor.yellow", message: "Yellow" },
  unknown: unknownName,
};
