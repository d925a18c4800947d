import { useLingui } from "@lingui/react/macro";
import type { ClientRecord } from "@sayara/api-client/contract/clients/clients";
import type { AdminActionType } from "@sayara/domain/user/AdminActionType";
import {
  type ClientAct,
  MAX_CLIENT_MAIL,
  MAX_CLIENT_NOTE,
  MAX_CLIENT_SMS,
  MAX_CLIENT_SUBJECT,
} from "@sayara/domain/user/ClientAct";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import { OutdatedNotice } from "#portal/layout/OutdatedNotice.tsx";

/** Unsent input of an action. */
export interface ActDraft {
  subject: string;
  text: string;
  followUp: boolean;
}

interface ActDialogProps {
  action: AdminActionType;
  client: ClientRecord;
  /** Version of the account that the administrator saw when choosing the action [CL3]. */
  version: number;
  /** Absent if there is no input yet. */
  draft: ActDraft | undefined;
  isSending: boolean;
  problem: FormProblem | null;
  onChange: (draft: ActDraft) => void;
  onSend: (act: ClientAct) => void;
  onShowLatest: () => void;
  onKeepTyped: () => void;
  onClose: () => void;
}

const lengths: Record<AdminActionType, number> = {
  note: MAX_CLIENT_NOTE,
  email: MAX_CLIENT_MAIL,
  sms: MAX_CLIENT_SMS,
  block: MAX_CLIENT_NOTE,
  unblock: MAX_CLIENT_NOTE,
};

/** Dialog for the input of an action on a client's account: a note, a message or a reason [CL1–CL4]. */
export function ActDialog(props: ActDialogProps) {
  const { action, client, version, isSending, problem, onChange, onSend, onClose } = props;
  const { t } = useLingui();
  const wasFollowedUp = client.status === "needs_follow_up";
  const draft = props.draft ?? { subject: "", text: "", followUp: wasFollowedUp };
  const { subject, text, followUp } = draft;
  const [errors, setErrors] = useState<{ subject?: string; text?: string }>({});
  const texts = useActTexts(client)[action];

  function send() {
    const isFlagMoved = action === "note" && followUp !== wasFollowedUp;
    const found = {
      ...(action === "email" && subject.trim() === "" && { subject: t`Write a subject.` }),
      ...(text.trim() === "" && !isFlagMoved && { text: texts.missing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (action === "note") onSend({ action, version, text: text.trim(), followUp });
    else if (action === "email") onSend({ action, version, subject: subject.trim(), text: text.trim() });
    else onSend({ action, version, text: text.trim() });
  }

  return (
    <FormDialog
      title={texts.title}
      effect={texts.effect}
      button={texts.button}
      isDestructive={action === "block"}
      working={isSending && texts.working}
      onSend={send}
      onClose={onClose}
    >
      {action === "email" && (
        <TextField
          label={t`Subject`}
          maxLength={MAX_CLIENT_SUBJECT}
          value={subject}
          error={errors.subject}
          onChange={({ target }) => {
            onChange({ ...draft, subject: target.value });
            setErrors(({ subject: _subject, ...others }) => others);
          }}
        />
      )}
      <TextArea
        label={texts.label}
        maxLength={lengths[action]}
        value={text}
        error={errors.text}
        onChange={({ target }) => {
          onChange({ ...draft, text: target.value });
          setErrors(({ text: _text, ...others }) => others);
        }}
      />
      {action === "note" && client.status !== "blocked" && (
        <Checkbox
          checked={followUp}
          onChange={({ target }) => onChange({ ...draft, followUp: target.checked })}
        >
          {t`The client needs follow-up`}
        </Checkbox>
      )}
      <OutdatedNotice
        problem={problem}
        isLatestLoaded={client.version !== version}
        onShowLatest={props.onShowLatest}
        onKeepTyped={props.onKeepTyped}
      />
    </FormDialog>
  );
}

interface ActTexts {
  title: string;
  /** Label of the button. */
  effect: string;
  label: string;
  /** Error message for an empty text. */
  missing: string;
  button: string;
  working: string;
}

function useActTexts({ fullName: name, language, email }: ClientRecord): Record<AdminActionType, ActTexts> {
  const { t } = useLingui();
  const languageName = language === "unknown" ? "" : languageNames[language];
  return {
    note: {
      title: t`Note about ${name}`,
      effect: t`Only administrators read notes. They keep your name and are never changed. The client gets them with a copy of the personal data.`,
      label: t`Note`,
      missing: t`Write a note, or change the mark.`,
      button: t`Save`,
      working: t`Saving…`,
    },
    email: {
      title: t`Email to ${name}`,
      effect: t`It is sent to ${email}, whatever the client has switched off. Greeting and closing are in the client’s language: ${languageName}. Write in it too.`,
      label: t`Text`,
      missing: t`Write the text.`,
      button: t`Send the email`,
      working: t`Sending…`,
    },
    sms: {
      title: t`SMS to ${name}`,
      effect: t`At most ${MAX_CLIENT_SMS} characters, after the name of the site. The client’s language: ${languageName}.`,
      label: t`Text`,
      missing: t`Write the text.`,
      button: t`Send the SMS`,
      working: t`Sending…`,
    },
    block: {
      title: t`Block ${name}`,
      effect: t`The client is signed out everywhere at once and cannot sign in. Bookings stay as they are: cancel them on their own page if need be.`,
      label: t`Reason`,
      missing: t`Write the reason.`,
      button: t`Block the account`,
      working: t`Blocking…`,
    },
    unblock: {
      title: t`Unblock ${name}`,
      effect: t`The client can sign in again.`,
      label: t`Reason`,
      missing: t`Write the reason.`,
      button: t`Unblock the account`,
      working: t`Unblocking…`,
    },
  };
}
