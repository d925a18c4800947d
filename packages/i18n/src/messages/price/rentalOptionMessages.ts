import type { MessageDescriptor } from "@lingui/core";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the six rental options. */
export const rentalOptionMessages: Record<RentalOption | Unknown, MessageDescriptor> = {
  cancellation: /*i18n*/ { id: "rentalOption.cancellation", message: "Cancellation" },
  amendments: /*i18n*/ { id: "rentalOption.amendments", message: "Changes" },
  theftProtection: /*i18n*/ { id: "rentalOption.theftProtection", message: "Theft protection" },
  collisionDamageWaiver: /*i18n*/ {
    id: "rentalOption.collisionDamageWaiver",
    message: "Collision damage waiver",
  },
  fullInsurance: /*i18n*/ { id: "rentalOption.fullInsurance", message: "Full insurance" },
  additionalDriver: /*i18n*/ { id: "rentalOption.additionalDriver", message: "Additional driver" },
  unknown: unknownName,
};
