import type { User } from "@sayara/domain/user/User";
import { createFormDraft, type FormDraft } from "#web/shared/form/createFormDraft.ts";

/** In the order of the page, which is the order in which errors are listed. */
export const textNames = [
  "driver.fullName",
  "driver.email",
  "driver.phone",
  "driver.birthDate",
  "driver.licenceSince",
  "additionalDriver.fullName",
  "additionalDriver.email",
  "additionalDriver.phone",
  "additionalDriver.birthDate",
] as const;
export type FieldName = (typeof textNames)[number] | "termsAccepted";

/** The fields as typed. Dates are texts of `dateParts`: they may be incomplete. */
export type CheckoutValues = Record<(typeof textNames)[number], string> & { termsAccepted: boolean };

/** The values before any input: what the account knows. */
export function startValues(user: User | null): CheckoutValues {
  return {
    "driver.fullName": user?.fullName ?? "",
    "driver.email": user?.email ?? "",
    "driver.phone": user?.phone ?? "",
    "driver.birthDate": user?.birthDate ?? "",
    "driver.licenceSince": "",
    "additionalDriver.fullName": "",
    "additionalDriver.email": "",
    "additionalDriver.phone": "",
    "additionalDriver.birthDate": "",
    termsAccepted: false,
  };
}

/** What was typed so far. The drivers stay when another car is chosen, the accepted terms do not. */
export const checkoutTexts = createFormDraft("sayara.checkout", [...textNames, "termsAcceptedFor"]);

/** The draft for one car. The terms are kept as the id of the car that they were accepted for. */
export function checkoutDraft(carId: string): FormDraft {
  return {
    useKept: () => {
      const { termsAcceptedFor, ...texts } = checkoutTexts.useKept();
      return { ...texts, ...(termsAcceptedFor === carId && { termsAccepted: true }) };
    },
    keeps: () => true,
    keep: (name, value) => {
      if (name === "termsAccepted") checkoutTexts.keep("termsAcceptedFor", value === true ? carId : "");
      else checkoutTexts.keep(name, value);
    },
    clear: checkoutTexts.clear,
  };
}
