import { useLingui } from "@lingui/react/macro";
import type { SavedReplies } from "@sayara/api-client/contract/suppliers/savedReplies";
import { type Language, languages } from "@sayara/domain/language/Language";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { useEffect, useEffectEvent } from "react";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { BookingAction } from "../actions/BookingAction.ts";

interface SavedReplyFieldProps {
  supplierId: string;
  /** The language in which the driver booked. Replies in this language come first [MS9]. */
  language: Language | Unknown;
  onChoose: (text: string) => void;
}

/** Menu that inserts one of the agency's saved replies. Renders nothing if there are none. */
export function SavedReplyField({ supplierId, language, onChoose }: SavedReplyFieldProps) {
  const { t } = useLingui();
  const { submitJson, done } = useSubmission<SavedReplies, never, BookingAction>();
  const load = useEffectEvent(() =>
    submitJson({ intent: "readReplies", supplier: supplierId }, { isBackground: true }),
  );
  useEffect(() => load(), []);
  const replies = done?.replies ?? [];
  if (replies.length === 0) return null;
  const ordered = languages.toSorted((a, b) => Number(b === language) - Number(a === language));
  return (
    <SelectField
      label={t`Insert a saved reply`}
      value=""
      onChange={({ target }) => {
        const reply = replies.find(({ id }) => id === target.value);
        if (reply !== undefined) onChoose(reply.text);
      }}
    >
      <option value="">{t`Choose…`}</option>
      {ordered.map((one) => {
        const ofLanguage = replies.filter((reply) => reply.language === one);
        return (
          ofLanguage.length > 0 && (
            <optgroup key={one} label={languageNames[one]}>
              {ofLanguage.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </SelectField>
  );
}
