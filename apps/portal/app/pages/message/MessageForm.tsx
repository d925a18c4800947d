import { Trans, useLingui } from "@lingui/react/macro";
import {
  MAX_AUDIENCE_SUBJECT,
  MAX_AUDIENCE_TEXT,
  MAX_AUDIENCE_TITLE,
} from "@sayara/domain/audience/AudienceMessage";
import { languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { messageKinds } from "@sayara/domain/notification/MessageKind";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { messageKindMessages } from "#portal/audience/audienceMessages.ts";
import { OutdatedNotice } from "#portal/layout/OutdatedNotice.tsx";
import * as styles from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";
import { type MessageValues, type RecipientChoice, recipientChoices } from "./MessageValues.ts";

/** Form of a draft: kind, audience, and texts in each language. */
export function MessageForm({
  message,
  places,
  countries,
  form,
  version,
  onShowLatest,
  onKeepTyped,
}: Omit<MessageProps, "preview" | "isEdited" | "isActing" | "onAct">) {
  const { t, i18n } = useLingui();
  const recipients: Record<RecipientChoice, string> = {
    "drivers:": t`Drivers`,
    "drivers:active": t`Drivers: active`,
    "drivers:needs_follow_up": t`Drivers: to follow up`,
    "agencies:": t`Agencies`,
    "agencies:active": t`Agencies: active`,
    "agencies:joining": t`Agencies: joining`,
  };
  const labels: Partial<Record<keyof MessageValues, string>> = {
    title: t`Name of the message`,
    kind: t`Type of message`,
    recipients: t`Recipients`,
    language: t`Language of the account`,
    country: t`Country of the last booking`,
    place: t`Pick-up place of the last booking`,
    bookedSince: t`Has booked since`,
  };
  for (const language of languages) {
    const languageName = formatLanguage(language, i18n.locale);
    labels[`subject_${language}`] = t`Subject (${languageName})`;
    labels[`text_${language}`] = t`Text (${languageName})`;
  }
  const field = useFields(form, labels);
  return (
    <form {...form.props} className={formStyles.form} aria-label={t`Message`}>
      <OutdatedNotice
        problem={form.problem}
        isLatestLoaded={message !== null && message.version !== version}
        onShowLatest={onShowLatest}
        onKeepTyped={onKeepTyped}
      />
      <ErrorSummary errors={form.errors} labels={labels} />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version ?? ""} />
      <SectionCard id="message-audience" title={<Trans>Audience</Trans>}>
        <TextField
          {...field.text("title")}
          hint={<Trans>Only administrators see it.</Trans>}
          maxLength={MAX_AUDIENCE_TITLE}
          autoComplete="off"
          required
        />
        <SelectField
          {...field.text("kind")}
          hint={
            <Trans>
              Promotions go only to drivers who have agreed to them. Messages about the account cannot be
              turned off.
            </Trans>
          }
        >
          {messageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(messageKindMessages[kind])}
            </option>
          ))}
        </SelectField>
        <div className={styles.filters}>
          <SelectField {...field.text("recipients")}>
            {recipientChoices.map((choice) => (
              <option key={choice} value={choice}>
                {recipients[choice]}
              </option>
            ))}
          </SelectField>
          <SelectField {...field.text("language")}>
            <option value="">{t`Any language`}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <SelectField {...field.text("country")}>
            <option value="">{t`Any country`}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField {...field.text("place")}>
            <option value="">{t`Any place`}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...field.text("bookedSince")} type="date" />
        </div>
      </SectionCard>
      {languages.map((language) => (
        <SectionCard key={language} id={`message-${language}`} title={languageNames[language]}>
          <TextField
            {...field.text(`subject_${language}`)}
            lang={language}
            dir={directionOf(language)}
            maxLength={MAX_AUDIENCE_SUBJECT}
            autoComplete="off"
            required
          />
          <TextArea
            {...field.text(`text_${language}`)}
            lang={language}
            dir={directionOf(language)}
            maxLength={MAX_AUDIENCE_TEXT}
            required
          />
        </SectionCard>
      ))}
      <SubmitButton form={form} size="large" working={t`Saving…`}>
        <Trans>Save and preview</Trans>
      </SubmitButton>
    </form>
  );
}
