import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { DocumentRefusalReason } from "@sayara/domain/supplier/papers/DocumentRefusalReason";
import { type Language, languages } from "@sayara/domain/language/Language";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { setupLanguage } from "@sayara/i18n/setupLanguage";
import { RadioGroup } from "@sayara/ui/RadioGroup/RadioGroup";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import { MAX_REASON_LENGTH } from "./QueueIntent.ts";
import type { ReasonTemplate } from "./reasonMessages.ts";

interface RefuseDialogProps {
  title: string;
  templates: readonly ReasonTemplate[];
  isSending: boolean;
  problem: FormProblem | null;
  /** `code` is that of a standard reason with unchanged text. */
  onRefuse: (reason: string, code: DocumentRefusalReason | null) => void;
  onClose: () => void;
}

/**
 * Dialog for the reason of a refusal, which the agency reads. A template fills in the reason: one with a code
 * in the reader's language, any other in a chosen language.
 */
export function RefuseDialog({ title, templates, isSending, problem, onRefuse, onClose }: RefuseDialogProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(useTextLanguage());
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  async function fill(index: string, inLanguage: Language) {
    setChosen(index);
    setLanguage(inLanguage);
    const template = templates[Number(index)];
    if (index === "" || template === undefined) return;
    if (template.code !== undefined) {
      setText(i18n._(template.text));
      setError(undefined);
      return;
    }
    const templateText = await translate(template.text, inLanguage).catch(() => i18n._(template.text));
    setText(templateText);
    setError(undefined);
  }

  const hasCodes = templates.some((template) => template.code !== undefined);
  const template = chosen === "" ? undefined : templates[Number(chosen)];
  const isUnchanged = template !== undefined && text.trim() === i18n._(template.text);
  const code = isUnchanged ? (template.code ?? null) : null;

  return (
    <FormDialog
      title={title}
      effect={t`The agency is told by email, with your reason.`}
      button={t`Refuse`}
      isDestructive
      working={isSending && t`Sending…`}
      onSend={() => (text.trim() === "" ? setError(t`Give the reason.`) : onRefuse(text.trim(), code))}
      onClose={onClose}
    >
      <SelectField
        label={t`Template`}
        value={chosen}
        onChange={({ target }) => void fill(target.value, language)}
      >
        <option value="">{t({ message: "None", context: "template" })}</option>
        {templates.map(({ name }, index) => (
          <option key={i18n._(name)} value={index}>
            {i18n._(name)}
          </option>
        ))}
      </SelectField>
      {!hasCodes && (
        <RadioGroup
          legend={t`Language of the template`}
          name="language"
          variant="inline"
          value={language}
          options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          onChange={(one) => void fill(chosen, one)}
        />
      )}
      <TextArea
        label={t`Reason`}
        hint={
          code === null
            ? t`The agency reads exactly these words.`
            : t`The agency reads it in its own language.`
        }
        required
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}

/** Translates a message into a language whose texts the page may not have loaded. */
async function translate(message: MessageDescriptor, language: Language): Promise<string> {
  const messages = await frontendConfiguration().loadPageMessages(language, "queue");
  return setupLanguage(language, messages)._(message);
}
