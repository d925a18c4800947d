import { useLingui } from "@lingui/react/macro";
import type { PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";
import { type Language, languages } from "@sayara/domain/language/Language";
import { CountryDetails, MAX_PLACE_NAME } from "@sayara/domain/location/PlaceDetails";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { validationText } from "@sayara/i18n/messages/validationText";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import * as v from "valibot";

interface CountryDialogProps {
  /** Null for a new one. */
  country: Pick<PortalCountry, "code" | "names"> | null;
  isSending: boolean;
  problem: FormProblem | null;
  onSend: (country: CountryDetails) => void;
  onClose: () => void;
}

/** Asks for the code of a new country, and for its names [PA5]. */
export function CountryDialog({ country, isSending, problem, onSend, onClose }: CountryDialogProps) {
  const { t, i18n } = useLingui();
  const [code, setCode] = useState(country?.code ?? "");
  const [names, setNames] = useState<Record<Language, string>>(country?.names ?? { fr: "", en: "", es: "" });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const labels: Record<Language, string> = {
    fr: t`Name in French`,
    en: t`Name in English`,
    es: t`Name in Spanish`,
  };
  const errorOf = (field: string) => {
    const message = errors[field];
    return message === undefined ? undefined : validationText(message, i18n);
  };

  function send() {
    const parsed = v.safeParse(CountryDetails, { code: code.trim().toUpperCase(), names });
    setErrors(parsed.success ? {} : refusalFields(parsed.issues));
    if (parsed.success) onSend(parsed.output);
  }

  return (
    <FormDialog
      title={country === null ? t`New country` : t`Names of ${country.code}`}
      effect={t`Where a name is missing, the French one is shown.`}
      button={t`Save`}
      isDestructive={false}
      working={isSending && t`Saving…`}
      onSend={send}
      onClose={onClose}
    >
      {country === null && (
        <TextField
          label={t`Country code`}
          hint={t`Two letters, such as TN`}
          maxLength={2}
          width="short"
          autoComplete="off"
          value={code}
          error={errorOf("code") && t`Type the two letters of the country.`}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {languages.map((language) => (
        <TextField
          key={language}
          label={labels[language]}
          lang={language}
          maxLength={MAX_PLACE_NAME}
          autoComplete="off"
          value={names[language]}
          error={errorOf(`names.${language}`)}
          onChange={({ target }) => setNames((typed) => ({ ...typed, [language]: target.value }))}
        />
      ))}
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
