import type { MessageDescriptor } from "@lingui/core";
import { FULL_REFUND_HOURS_BEFORE_PICKUP } from "@sayara/domain/config/businessDefaults";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";

const explanations: Record<RentalOption, MessageDescriptor> = {
  cancellation: /*i18n*/ {
    id: "rentalOptionExplanation.cancellation",
    message: "Cancel up to {hours} hours before pick-up and get everything back except this fee.",
    values: { hours: FULL_REFUND_HOURS_BEFORE_PICKUP },
  },
  amendments: /*i18n*/ {
    id: "rentalOptionExplanation.amendments",
    message: "Change the dates, the places or the options until pick-up.",
  },
  theftProtection: /*i18n*/ {
    id: "rentalOptionExplanation.theftProtection",
    message: "If the car is stolen, you pay no more than the excess.",
  },
  collisionDamageWaiver: /*i18n*/ {
    id: "rentalOptionExplanation.collisionDamageWaiver",
    message: "If the car is damaged, you pay no more than the excess.",
  },
  fullInsurance: /*i18n*/ {
    id: "rentalOptionExplanation.fullInsurance",
    message: "Damage and theft covered, with no excess left to pay.",
  },
  additionalDriver: /*i18n*/ {
    id: "rentalOptionExplanation.additionalDriver",
    message: "A second person may drive the car.",
  },
};

const includedCancellation: MessageDescriptor = /*i18n*/ {
  id: "rentalOptionExplanation.cancellation.included",
  message: "Cancel up to {hours} hours before pick-up and get everything back.",
  values: { hours: FULL_REFUND_HOURS_BEFORE_PICKUP },
};

/** Returns the effect of an option in one line. Mentions the fee only if there is one. */
export function explainRentalOption(
  option: RentalOption,
  { isIncluded }: { isIncluded: boolean },
): MessageDescriptor {
  return option === "cancellation" && isIncluded ? includedCancellation : explanations[option];
}
