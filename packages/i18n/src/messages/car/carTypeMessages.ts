import type { MessageDescriptor } from "@lingui/core";
import type { CarType } from "@sayara/domain/car/CarType";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the car ranges. */
export const carTypeMessages: Record<CarType | Unknown, MessageDescriptor> = {
  mini: /*i18n*/ { id: "carType.mini", message: "Mini" },
  midi: /*i18n*/ { id: "carType.midi", message: "Midi" },
  maxi: /*i18n*/ { id: "carType.maxi", message: "Maxi" },
  scooter: /*i18n*/ { id: "carType.scooter", message: "Scooter" },
  unknown: unknownName,
};
