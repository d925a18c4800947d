import { useLingui } from "@lingui/react/macro";
import { TextField } from "@sayara/ui/TextField/TextField";
import type { ReactNode } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { emailInput } from "#web/shared/form/emailInput.ts";
import { type FormTools, useField } from "./useField.ts";
import * as styles from "./Checkout.css.ts";

interface PersonFieldsProps {
  person: "driver" | "additionalDriver";
  form: FormTools;
  /** The person is signed in: their bookings go to the account's address. */
  isAccount: boolean;
  children?: ReactNode;
}

/** One person's details, filled in by the browser where it knows them. */
export function PersonFields({ person, form, isAccount, children }: PersonFieldsProps) {
  const { t } = useLingui();
  const field = useField(form);
  const age = useFormats().years(form.needs.minimumAge);
  const isDriver = person === "driver";
  // The browser knows one person: the second driver is somebody else.
  const fill = (token: string) => (isDriver ? token : "off");
  return (
    <div className={styles.fields}>
      <TextField
        {...field.text(`${person}.fullName`)}
        className={styles.wholeRow}
        autoComplete={fill("name")}
        autoCapitalize="words"
        hint={t`As on the driving licence`}
      />
      <TextField
        {...field.text(`${person}.email`)}
        {...emailInput}
        autoComplete={fill("email")}
        readOnly={isAccount}
        hint={isAccount ? t`Your account's address` : undefined}
      />
      <TextField
        {...field.text(`${person}.phone`)}
        type="tel"
        inputMode="tel"
        autoComplete={fill("tel")}
        placeholder="+216 20 123 456"
      />
      <DatePartsField
        {...field.date(`${person}.birthDate`)}
        isBirthday={isDriver}
        hint={t`At least ${age} on the day of pick-up`}
      />
      {children}
    </div>
  );
}
