import type { MessageDescriptor } from "@lingui/core";
import type { Availability } from "@sayara/domain/car/Availability";

/** Whether the agency offers the car. */
export const availabilityWords: Record<Availability, MessageDescriptor> = {
  available: /*i18n*/ { id: "availability.available", message: "Available" },
  unavailable: /*i18n*/ { id: "availability.unavailable", message: "Unavailable" },
};
