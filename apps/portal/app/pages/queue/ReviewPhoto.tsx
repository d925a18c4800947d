import { Trans, useLingui } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { Button } from "@sayara/ui/Button/Button";
import type { QueueIntent } from "./QueueIntent.ts";
import { DocumentFile } from "./viewer/DocumentFile.tsx";

/**
 * The undecided photo of a review. A press loads it through the API, because a photo is public only once
 * accepted [RV13].
 */
export function ReviewPhoto({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { done, isSending, problem, submitJson } = useSubmission<Blob, never, QueueIntent>();
  if (done !== null) return <DocumentFile bytes={done} mediaType="image/webp" name={t`Photo, ${name}`} />;
  return (
    <>
      <div>
        <Button
          size="small"
          tone="neutral"
          working={isSending && t`Opening…`}
          aria-label={t`Show the photo: ${name}`}
          onClick={() => submitJson({ intent: "showReviewPhoto", id })}
        >
          <Trans>Show the photo</Trans>
        </Button>
      </div>
      <ProblemNotice problem={problem} />
    </>
  );
}
