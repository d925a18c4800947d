import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useLingui } from "@lingui/react/macro";
import { isMissing } from "@sayara/domain/validation/isMissing";
import { readValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { missingFieldsText } from "@sayara/i18n/messages/validationText";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { MouseEvent } from "react";
import type { FieldErrors } from "./FormProblem.ts";
import * as styles from "./Form.css.ts";
import { focusField } from "./useFormFields.ts";

interface ErrorSummaryProps<Name extends string> {
  errors: FieldErrors<Name>;
  /** Labels of the fields, in page order. A field that never has errors needs no label. */
  labels: Readonly<Partial<Record<Name, string>>>;
  /** Focuses a field outside the form. Returns whether the field was focused. */
  focusElsewhere?: (name: Name) => boolean;
}

/** Lists the empty fields and links to the invalid ones. */
export function ErrorSummary<Name extends string>({
  errors,
  labels,
  focusElsewhere,
}: ErrorSummaryProps<Name>) {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  const missing: string[] = [];
  const invalid: Name[] = [];
  for (const name in labels) {
    const message = errors[name];
    if (message === undefined) continue;
    if (isMissing(readValidationMessage(message).code)) missing.push(labels[name] ?? name);
    else invalid.push(name);
  }
  if (missing.length + invalid.length === 0) return null;
  return (
    <Notice
      tone="error"
      announce="assertive"
      title={missing.length > 0 ? missingFieldsText(missing, language, i18n) : t`Please check these fields`}
    >
      {invalid.length > 0 && (
        <span className={styles.errorLinks}>
          {missing.length > 0 && t`Please check these fields`}
          {invalid.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.errorLink}
              onClick={(event) => focusElsewhere?.(name) === true || focusOnClick(event, name)}
            >
              {labels[name]}
            </button>
          ))}
        </span>
      )}
    </Notice>
  );
}

function focusOnClick({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  focusField(currentTarget.form, name);
}
