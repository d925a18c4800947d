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

/** The typed fields. Dates are texts of `dateParts` and may be incomplete. */
export type CheckoutValues = Record<(typeof textNames)[number], string> & { termsAccepted: boolean };

/** Returns the initial values: those of the account. */
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

/** The draft. The drivers are kept for another car, the accepted terms are not. */
export const checkoutTexts = createFormDraft("sayara.checkout", [...textNames, "termsAcceptedFor"]);

/** Creates the draft for one car. Accepted terms are stored as the id of their car. */
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
