import type { MessageDescriptor } from "@lingui/core";
import type { Availability } from "@sayara/domain/car/Availability";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Labels for whether the agency offers the car. */
export const availabilityMessages: Record<Availability | Unknown, MessageDescriptor> = {
  available: /*i18n*/ { id: "availability.available", message: "Available" },
  unavailable: /*i18n*/ { id: "availability.unavailable", message: "Unavailable" },
  unknown: unknownName,
};
