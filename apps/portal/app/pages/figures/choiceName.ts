import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "@sayara/domain/language/Language";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { depositMeansMessages } from "@sayara/i18n/messages/car/depositMeansMessages";
import { depositTierMessages } from "@sayara/i18n/messages/car/depositTierMessages";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { ratingFilterMessages } from "@sayara/i18n/messages/car/ratingFilterMessages";
import { seatsFilterMessages } from "@sayara/i18n/messages/car/seatsFilterMessages";

type Messages = Readonly<Record<string, MessageDescriptor>>;

const withoutValue: Messages = {
  aircon: msg`Air conditioning`,
  fourPlusDoors: msg`Four doors or more`,
};

/**
 * Returns the name of a choice such as `gearbox:automatic` [FG10]. Returns a choice of a newer API unchanged.
 */
export function choiceName(choice: string, i18n: Pick<I18n, "_">, language: Language): string {
  const message = choiceMessage(choice, language);
  const name = message === undefined ? choice : i18n._(message);
  return choice.startsWith("deposit") ? i18n._(msg`Deposit: ${name}`) : name;
}

function choiceMessage(choice: string, language: Language): MessageDescriptor | undefined {
  const [filter = "", value = ""] = choice.split(":");
  if (value === "") return withoutValue[filter];
  const messages: Readonly<Record<string, Messages>> = {
    range: carTypeMessages,
    gearbox: gearboxMessages,
    seats: seatsFilterMessages,
    fuelType: fuelTypeMessages,
    mileage: mileageMessages,
    fuelPolicy: fuelPolicyMessages,
    multimedia: carFeatureMessages,
    rating: ratingFilterMessages,
    deposit: depositTierMessages(language),
    depositMeans: depositMeansMessages,
  };
  return messages[filter]?.[value];
}
