import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingNote, MAX_NOTE_LENGTH } from "@sayara/domain/booking/desk/BookingNote";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useState } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useBookingAction } from "../actions/useBookingAction.ts";
import * as styles from "../history/History.css.ts";

interface NotesSectionProps {
  /** Newest first; null if they could not be loaded. */
  notes: readonly BookingNote[] | null;
  mayAdd: boolean;
}

/** Staff notes about a booking. The driver's page does not show them [DK5]. */
export function NotesSection({ notes, mayAdd }: NotesSectionProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const { submitJson, isSending, problem } = useBookingAction({ onDone: () => setText("") });

  function send() {
    if (text.trim() === "") setError(validationText("required", i18n));
    else submitJson({ intent: "addNote", text });
  }

  return (
    <SectionCard
      id="booking-notes"
      title={<Trans>Notes of the team</Trans>}
      intro={
        <Trans>Only your agency and our team read them. Drivers get them in a download of their data.</Trans>
      }
    >
      {mayAdd && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Stack gap="sm">
            <TextArea
              label={t`New note`}
              rows={2}
              maxLength={MAX_NOTE_LENGTH}
              value={text}
              error={error}
              onChange={({ target }) => {
                setText(target.value);
                setError("");
              }}
            />
            <ProblemNotice problem={problem} />
            <Inline>
              <Button type="submit" size="small" tone="neutral" working={isSending && t`Working…`}>
                <Trans>Add the note</Trans>
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
      {notes === null && (
        <Text size="sm" tone="muted">
          <Trans>The notes could not be loaded.</Trans>
        </Text>
      )}
      {notes !== null && notes.length > 0 && (
        <ol className={styles.events}>
          {notes.map(({ id, at, by, text: written }) => (
            <li key={id} className={styles.event}>
              <p className={styles.note} dir="auto">
                {written}
              </p>
              <p className={styles.eventTime}>
                <time dateTime={at}>{formats.dateTime(at, { weekday: true })}</time> · {by.fullName}
              </p>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
