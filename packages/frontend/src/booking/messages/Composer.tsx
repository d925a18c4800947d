import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import { MAX_MESSAGE_LENGTH, MESSAGE_PICTURES } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useRef, useState } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { SentMessage } from "../pictures/sendBookingForm.ts";
import { UnsentPictures } from "../pictures/UnsentPictures.tsx";
import { PicturesField } from "../problems/PicturesField.tsx";
import { useChosenPhotos } from "../problems/useChosenPhotos.ts";
import { SavedReplyField } from "./SavedReplyField.tsx";

interface ComposerProps {
  /** Name of the recipient: the agency or the driver. */
  other: string;
  /** The language in which the driver booked. */
  language: Language | Unknown;
  /** The agency whose saved replies are offered; null for none. */
  repliesOf: string | null;
  withProof: (run: () => void) => void;
  onSent: (message: BookingMessage) => void;
}

/** Form that sends a message with photos. The input is cleared only after the message is sent. */
export function Composer({ other, language, repliesOf, withProof, onSent }: ComposerProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const pictures = useChosenPhotos(MESSAGE_PICTURES);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The last attempt. Retrying the same text reuses its key, so the message is sent only once. */
  const attempt = useRef({ text: "", key: "" });
  const [unsent, setUnsent] = useState<readonly SentMessage[]>([]);
  const [sentCount, setSentCount] = useState(0);
  const { send, isSending, problem } = useSubmission<SentMessage>({
    onProblem: showUnhandledToast,
    onDone(sent) {
      attempt.current = { text: "", key: "" };
      setText("");
      pictures.clear();
      settle(sent);
      setSentCount(sentCount + 1);
      // Lets the user type the next message: the button may have lost focus while it was working.
      field.current?.focus({ preventScroll: true });
    },
  });

  /** Shows the sent message, and keeps the photos that could not be added for a retry. */
  function settle(sent: SentMessage) {
    setUnsent((others) => [
      ...others.filter(({ id }) => id !== sent.id),
      ...(sent.failed.length > 0 ? [sent] : []),
    ]);
    if (sent.message !== null) onSent(sent.message);
  }

  function submit() {
    if (text.trim() === "") {
      setError(validationText("required", i18n));
      field.current?.focus();
      return;
    }
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    const body = new FormData();
    body.append("intent", "sendMessage");
    body.append("text", text);
    body.append("key", attempt.current.key);
    for (const picture of pictures.files) body.append("image", picture, picture.name);
    withProof(() => send(body));
  }

  function insert(reply: string) {
    setError("");
    setText((typed) => (typed.trim() === "" ? reply : `${typed.trimEnd()}\n${reply}`));
    field.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        {repliesOf !== null && (
          <SavedReplyField supplierId={repliesOf} language={language} onChoose={insert} />
        )}
        <TextArea
          ref={field}
          label={t`Message to ${other}`}
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value);
            setError("");
          }}
        />
        <PicturesField pictures={pictures} />
        <ProblemNotice problem={pictures.problem ?? problem} action={t`The message was not sent`} />
        {unsent.map((written) => (
          <UnsentPictures<SentMessage>
            key={written.id}
            unsent={written}
            intent="addMessagePictures"
            withProof={withProof}
            onSent={settle}
            onDiscard={() => setUnsent((others) => others.filter(({ id }) => id !== written.id))}
          />
        ))}
        <VisuallyHidden aria-live="polite">
          {sentCount > 0 && <span key={sentCount}>{t`The message is sent.`}</span>}
        </VisuallyHidden>
        <Inline>
          <Button type="submit" working={isSending && t`Sending…`}>
            <Trans>Send the message</Trans>
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
