import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { HideIcon, MessageIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useEffect, useRef, useState } from "react";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { ReviewActions } from "./useStaffReviewActions.ts";

export interface ReviewDeskProps {
  /** First name of the review's author. */
  author: string;
  /** Whether the agency has replied. */
  isAnswered: boolean;
  isHidden: boolean;
  /** What the user may do with reviews of this agency. */
  may: { answer: boolean; hide: boolean };
  actions: ReviewActions;
}

/** Staff actions on a review: reply once [RV9], hide it with a reason, show it again [RV10]. */
export function ReviewDesk({ author, isAnswered, isHidden, may, actions }: ReviewDeskProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<"answer" | "hide" | null>(null);
  const [seen, setSeen] = useState(actions.done);
  if (seen !== actions.done) {
    setSeen(actions.done);
    if (actions.done !== null) setAsked(null);
  }

  // The pressed button is gone. The dialog holds the focus until it has closed.
  useEffect(() => {
    if (asked === null && actions.done !== null) place.current?.focus();
  }, [asked, actions.done]);

  function ask(kind: "answer" | "hide") {
    actions.reset();
    setAsked(kind);
  }

  return (
    <div ref={place} tabIndex={-1}>
      {asked === null && <ProblemNotice problem={actions.problem} />}
      <Inline gap="xs">
        {may.answer && !isAnswered && !isHidden && (
          <Button size="small" tone="soft" icon={MessageIcon} onClick={() => ask("answer")}>
            {t`Answer…`}
            <VisuallyHidden>{` ${author}`}</VisuallyHidden>
          </Button>
        )}
        {may.hide && !isHidden && (
          <Button size="small" tone="neutral" icon={HideIcon} onClick={() => ask("hide")}>
            {t`Hide…`}
            <VisuallyHidden>{` ${author}`}</VisuallyHidden>
          </Button>
        )}
        {may.hide && isHidden && (
          <Button
            size="small"
            tone="neutral"
            icon={ShowIcon}
            working={actions.isSending && t`One moment…`}
            onClick={() => actions.run({ kind: "show" })}
          >
            <Trans>Show it again</Trans>
          </Button>
        )}
      </Inline>
      {asked !== null && (
        <ReviewDialog
          kind={asked}
          author={author}
          actions={actions}
          onSend={(text) => actions.run({ kind: asked, text })}
          onClose={() => {
            actions.reset();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
