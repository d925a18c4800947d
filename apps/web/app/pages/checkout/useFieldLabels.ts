import { useLingui } from "@lingui/react/macro";
import type { FieldName } from "./CheckoutValues.ts";

/** What the fields are called, beside them and in the list of errors. */
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
