import { useLingui } from "@lingui/react/macro";
import { dialogWords } from "@sayara/i18n/components/dialogWords";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { useId, useState } from "react";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { ReviewActs } from "./useReviewDesk.ts";

/** Longest texts [RV9, RV10], in characters. */
const LONGEST = { answer: 2000, hide: 300 } as const;

interface ReviewDialogProps {
  kind: "answer" | "hide";
  author: string;
  acts: Pick<ReviewActs, "isSending" | "problem">;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Asks for the answer, or the reason of hiding, and says who will read it. */
export function ReviewDialog({ kind, author, acts, onSend, onClose }: ReviewDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const words =
    kind === "answer"
      ? {
          title: t`Answer the review of ${author}`,
          effect: t`Your answer is shown to everyone below the review. It cannot be changed or taken back.`,
          label: t`Your answer`,
          missing: t`Write the answer.`,
          button: t`Publish the answer`,
        }
      : {
          title: t`Hide the review of ${author}`,
          effect: t`Its text and rating are no longer shown and no longer count. The reason is shown to everyone in their place.`,
          label: t`Reason`,
          missing: t`Give the reason.`,
          button: t`Hide the review`,
        };

  function send() {
    const written = text.trim();
    if (written === "") setError(words.missing);
    else onSend(written);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !acts.isSending && onClose()}
      title={words.title}
      closeLabel={i18n._(dialogWords.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>{t`Go back`}</Button>
          <Button
            type="submit"
            form={form}
            tone={kind === "hide" ? "danger" : "primary"}
            working={acts.isSending && t`Sending…`}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          <p>{words.effect}</p>
          <TextArea
            label={words.label}
            required
            rows={kind === "answer" ? 5 : 3}
            maxLength={LONGEST[kind]}
            error={error}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError("");
            }}
          />
          <ProblemNotice problem={acts.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}
