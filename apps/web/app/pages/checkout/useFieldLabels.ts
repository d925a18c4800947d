import { useLingui } from "@lingui/react/macro";
import type { FormFields } from "#web/shared/form/useFormFields.ts";
import type { DetailsNeeds } from "./checkDetails.ts";
import type { CheckoutValues, FieldName } from "./checkoutFields.ts";

/** Fields of the checkout, for its sections. */
export type CheckoutForm = FormFields<CheckoutValues> & { needs: DetailsNeeds };

/** Labels of the fields and of the list of errors. */
export function useFieldLabels(): Record<FieldName, string> {
  const { t } = useLingui();
  const [name, email, phone, birthDate] = [t`Full name`, t`E-mail`, t`Phone`, t`Date of birth`];
  const second = (label: string) => t`${label} (additional driver)`;
  return {
    "driver.fullName": name,
    "driver.email": email,
    "driver.phone": phone,
    "driver.birthDate": birthDate,
    "driver.licenceSince": t`Date of the driving licence`,
    "additionalDriver.fullName": second(name),
    "additionalDriver.email": second(email),
    "additionalDriver.phone": second(phone),
    "additionalDriver.birthDate": second(birthDate),
    termsAccepted: t`Terms of use`,
  };
}
