import type { User } from "@sayara/domain/user/User";
import type { CheckoutDraft } from "./useCheckoutDraft.ts";

/** What one person is asked for, as typed. Dates are `dateParts` texts: they may be half written. */
export interface PersonValues {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
}
export type DriverValues = PersonValues & { licenceSince: string };

export interface CheckoutValues {
  driver: DriverValues;
  additionalDriver: PersonValues;
  termsAccepted: boolean;
}

/** In the order of the page, which is the order in which errors are listed. */
export const fieldNames = [
  "driver.fullName",
  "driver.email",
  "driver.phone",
  "driver.birthDate",
  "driver.licenceSince",
  "additionalDriver.fullName",
  "additionalDriver.email",
  "additionalDriver.phone",
  "additionalDriver.birthDate",
  "termsAccepted",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What is wrong, as messages that `readValidationMessage` reads. */
export type FieldErrors = Partial<Record<FieldName, string>>;

const nobody: PersonValues = { fullName: "", email: "", phone: "", birthDate: "" };

/** What the form shows: the typed, else what the account knows. */
export function valuesOf(
  draft: CheckoutDraft,
  { user, carId }: { user: User | null; carId: string },
): CheckoutValues {
  const known = user && {
    fullName: user.fullName,
    phone: user.phone ?? "",
    birthDate: user.birthDate ?? "",
  };
  return {
    driver: {
      ...nobody,
      licenceSince: "",
      ...known,
      ...draft.driver,
      // Bookings belong to the account, whatever address was typed before signing in.
      ...(user && { email: user.email }),
    },
    additionalDriver: { ...nobody, ...draft.additionalDriver },
    termsAccepted: draft.termsAcceptedFor === carId,
  };
}
