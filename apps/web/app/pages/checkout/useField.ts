import { useLingui } from "@lingui/react/macro";
import { validationText } from "@sayara/i18n/words/validationText";
import type { ReactNode } from "react";
import type { DetailsNeeds } from "./checkDetails.ts";
import type { CheckoutValues, FieldErrors, FieldName } from "./CheckoutValues.ts";
import { useFieldLabels } from "./useFieldLabels.ts";

/** What the fields need of the form around them. */
export interface FormTools {
  values: CheckoutValues;
  needs: DetailsNeeds;
  errors: FieldErrors;
  /** Told beside the e-mail's field: the address has an account. */
  emailError?: ReactNode;
  change: (name: FieldName, value: string | boolean) => void;
  leave: (name: FieldName) => void;
}

type PersonField = Exclude<FieldName, "termsAccepted">;

/** What each field shows and does, by its name. */
export function useField({ values, errors, emailError, change, leave }: FormTools) {
  const { i18n } = useLingui();
  const labels = useFieldLabels();

  function errorOf(name: FieldName): ReactNode {
    const message = errors[name];
    if (message !== undefined) return validationText(message, i18n);
    return name === "driver.email" ? emailError : undefined;
  }

  // A field's id is its name: that is how focus finds it, also in the first of several boxes.
  return {
    errorOf,
    /** Props of a `TextField`. */
    text: (name: PersonField) => ({
      id: name,
      name,
      label: shortLabel(labels, name),
      error: errorOf(name),
      value: valueOf(values, name),
      required: true,
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
      onBlur: () => leave(name),
    }),
    /** Props of a `DatePartsField`. */
    date: (name: PersonField) => ({
      id: name,
      legend: shortLabel(labels, name),
      error: errorOf(name),
      value: valueOf(values, name),
      onChange: (value: string) => change(name, value),
      onLeave: () => leave(name),
    }),
  };
}

/** Under the heading of the second driver, a field need not say whose it is. */
function shortLabel(labels: Record<FieldName, string>, name: PersonField): string {
  switch (name) {
    case "additionalDriver.fullName":
      return labels["driver.fullName"];
    case "additionalDriver.email":
      return labels["driver.email"];
    case "additionalDriver.phone":
      return labels["driver.phone"];
    case "additionalDriver.birthDate":
      return labels["driver.birthDate"];
    default:
      return labels[name];
  }
}

function valueOf({ driver, additionalDriver }: CheckoutValues, name: PersonField): string {
  switch (name) {
    case "driver.fullName":
      return driver.fullName;
    case "driver.email":
      return driver.email;
    case "driver.phone":
      return driver.phone;
    case "driver.birthDate":
      return driver.birthDate;
    case "driver.licenceSince":
      return driver.licenceSince;
    case "additionalDriver.fullName":
      return additionalDriver.fullName;
    case "additionalDriver.email":
      return additionalDriver.email;
    case "additionalDriver.phone":
      return additionalDriver.phone;
    case "additionalDriver.birthDate":
      return additionalDriver.birthDate;
  }
}
