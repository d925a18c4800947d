import type { MessageDescriptor } from "@lingui/core";
import type { CarType } from "@sayara/domain/car/CarType";

/** Typical use of each car range, in one line. */
export const carTypeExplanations: Record<CarType, MessageDescriptor> = {
  mini: /*i18n*/ { id: "carTypeExplanation.mini", message: "Easy to park, light on fuel" },
  midi: /*i18n*/ { id: "carTypeExplanation.midi", message: "Room for a family and its luggage" },
  maxi: /*i18n*/ { id: "carTypeExplanation.maxi", message: "Space and comfort for long roads" },
  scooter: /*i18n*/ { id: "carTypeExplanation.scooter", message: "For two, through any traffic" },
};
