import type { MessageDescriptor } from "@lingui/core";
import type { CarPunctuality } from "@sayara/domain/review/CarPunctuality";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Answers to the review question whether the car was on time. */
export const carPunctualityMessages: Record<CarPunctuality | Unknown, MessageDescriptor> = {
  onTime: /*i18n*/ { id: "carEta.onTime", message: "On time" },
  late: /*i18n*/ { id: "carEta.late", message: "Late" },
  never: /*i18n*/ { id: "carEta.never", message: "It never came" },
  unknown: unknownName,
};
