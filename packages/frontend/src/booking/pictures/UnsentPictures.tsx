import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { showUnhandledToast } from "@sayara/frontend/form/showUnhandledToast";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { BookingFormIntent, Written } from "./sendBookingForm.ts";

interface UnsentPicturesProps<Sent extends Written> {
  /** The stored text and the photos that could not be added to it. */
  unsent: Written;
  intent: Extract<BookingFormIntent, "addProblemPictures" | "addMessagePictures">;
  withProof: (run: () => void) => void;
  /** Called after an attempt, with the photos that failed again. */
  onSent: (sent: Sent) => void;
  onDiscard: () => void;
}

/** Lists the photos that could not be added to a sent text, to be retried or discarded. */
export function UnsentPictures<Sent extends Written>({
  unsent: { id, failed },
  intent,
  withProof,
  onSent,
  onDiscard,
}: UnsentPicturesProps<Sent>) {
  const { t } = useLingui();
  const { send, isSending, problem } = useSubmission<Sent>({
    onProblem: showUnhandledToast,
    onDone: onSent,
  });

  function retry() {
    const body = new FormData();
    body.append("intent", intent);
    body.append("to", id);
    for (const picture of failed) body.append("image", picture, picture.name);
    withProof(() => send(body));
  }

  return (
    <Stack gap="xs">
      <Notice
        tone="error"
        announce="assertive"
        title={t`${plural(failed.length, { one: "# picture was not added", other: "# pictures were not added" })}`}
        actions={
          <>
            <Button size="small" working={isSending && t`Sending…`} onClick={retry}>
              <Trans>Add again</Trans>
            </Button>
            <Button size="small" tone="neutral" onClick={onDiscard}>
              <Trans>Leave out</Trans>
            </Button>
          </>
        }
      >
        {failed.map(({ name }) => name).join(", ")}
      </Notice>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
