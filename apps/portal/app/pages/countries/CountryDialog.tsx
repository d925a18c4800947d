import { useLingui } from "@lingui/react/macro";
import type { PortalCountry } from "@sayara/api-client/contract/catalogue/managePlaces";
import { type Language, languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { CountryDetails, MAX_PLACE_NAME, NewCountryDetails } from "@sayara/domain/location/PlaceDetails";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { validationText } from "@sayara/i18n/messages/validationText";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import * as v from "valibot";
import { OutdatedNotice } from "#portal/layout/OutdatedNotice.tsx";

const TAKEN = validationMessage("country_taken");

interface CountryDialogProps {
  /** Null for a new country. */
  country: PortalCountry | null;
  /** The country as last loaded. Absent for a new country and for a deleted one. */
  latest: PortalCountry | undefined;
  /** Codes of the listed countries. */
  taken: readonly string[];
  /** Messages of fields that the API refused. */
  refused: Readonly<Record<string, string>>;
  isSending: boolean;
  problem: FormProblem | null;
  onSend: (country: CountryDetails) => void;
  onShowLatest: (latest: PortalCountry) => void;
  onKeepTyped: (latest: PortalCountry) => void;
  onClose: () => void;
}

/** Dialog for the names of a country, and for the code of a new one [PA5]. */
export function CountryDialog(props: CountryDialogProps) {
  const { country, latest, taken, refused, isSending, problem, onSend, onShowLatest, onKeepTyped, onClose } =
    props;
  const { t, i18n } = useLingui();
  const [code, setCode] = useState(country?.code ?? "");
  const [names, setNames] = useState<Record<Language, string>>(country?.names ?? mapLanguages(() => ""));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const labelIn = (language: Language) => {
    const languageName = formatLanguage(language, i18n.locale);
    return t`Name in ${languageName}`;
  };
  const errorOf = (field: string) => {
    const message = errors[field] ?? refused[field];
    if (message === undefined) return undefined;
    // The general message suggests choosing from a list, which this field lacks.
    const isCodeWrong = field === "code" && message !== TAKEN;
    return isCodeWrong ? t`Type the two letters of a country.` : validationText(message, i18n);
  };

  function send() {
    const typed = { code: code.trim().toUpperCase(), names };
    const parsed = v.safeParse(country === null ? NewCountryDetails : CountryDetails, typed);
    const isTaken = country === null && taken.includes(typed.code);
    setErrors({
      ...(!parsed.success && refusalFields(parsed.issues)),
      ...(isTaken && { code: TAKEN }),
    });
    if (parsed.success && !isTaken) onSend(parsed.output);
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
          // Space for a third letter. Otherwise TUN would be truncated to another country's code.
          maxLength={3}
          width="short"
          autoComplete="off"
          value={code}
          error={errorOf("code")}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {languages.map((language) => (
        <TextField
          key={language}
          label={labelIn(language)}
          lang={language}
          dir={directionOf(language)}
          maxLength={MAX_PLACE_NAME}
          autoComplete="off"
          value={names[language]}
          error={errorOf(`names.${language}`)}
          onChange={({ target }) => setNames((typed) => ({ ...typed, [language]: target.value }))}
        />
      ))}
      <OutdatedNotice
        problem={problem}
        isLatestLoaded={latest !== undefined && latest.version !== country?.version}
        onShowLatest={() => latest && onShowLatest(latest)}
        onKeepTyped={() => latest && onKeepTyped(latest)}
      />
    </FormDialog>
  );
}
