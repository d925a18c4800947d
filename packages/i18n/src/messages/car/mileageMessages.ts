import type { MessageDescriptor } from "@lingui/core";
import type { Mileage } from "@sayara/domain/car/Mileage";

/** Labels for whether the mileage allowance has a limit. */
export const mileageMessages: Record<Mileage, MessageDescriptor> = {
  limited: /*i18n*/ { id: "mileage.limited", message: "Limited mileage" },
  unlimited: /*i18n*/ { id: "mileage.unlimited", message: "Unlimited mileage" },
};
