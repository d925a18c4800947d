import { useLingui } from "@lingui/react/macro";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ReactNode } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { emailInput } from "#web/shared/form/emailInput.ts";
import { useFields } from "#web/shared/form/useFields.ts";
import { type CheckoutForm, useFieldLabels } from "./useFieldLabels.ts";
import * as styles from "./Checkout.css.ts";

interface PersonFieldsProps {
  person: "driver" | "additionalDriver";
  form: CheckoutForm;
  /** Whether the person is signed in. The address is the account's then. */
  isAccount: boolean;
  /** An error of the e-mail field that the server found. */
  emailError?: ReactNode;
  children?: ReactNode;
}

/** The fields of one person. A heading above them names the person, so both have the same labels. */
export function PersonFields({ person, form, isAccount, emailError, children }: PersonFieldsProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const field = useFields(form, labels);
  const age = useFormats().years(form.needs.minimumAge);
  const isDriver = person === "driver";
  // Browsers would fill in the first driver's details again.
  const fill = (token: string) => (isDriver ? token : "off");
  return (
    <div className={styles.fields}>
      <TextField
        {...field.text(`${person}.fullName`)}
        label={labels["driver.fullName"]}
        required
        className={styles.wholeRow}
        autoComplete={fill("name")}
        autoCapitalize="words"
        hint={t`As on the driving licence`}
      />
      <TextField
        {...field.text(`${person}.email`)}
        {...emailInput}
        label={labels["driver.email"]}
        error={field.errorOf(`${person}.email`) ?? emailError}
        required
        autoComplete={fill("email")}
        readOnly={isAccount}
        hint={isAccount ? t`Your account's address` : undefined}
      />
      <TextField
        {...field.text(`${person}.phone`)}
        label={labels["driver.phone"]}
        required
        type="tel"
        inputMode="tel"
        autoComplete={fill("tel")}
        placeholder="+216 20 123 456"
      />
      <DatePartsField
        {...field.date(`${person}.birthDate`)}
        legend={labels["driver.birthDate"]}
        isBirthday={isDriver}
        hint={t`At least ${age} on the day of pick-up`}
      />
      {children}
    </div>
  );
}
