import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { HideIcon, MessageIcon, ShowIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { useEffect, useRef, useState } from "react";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { ReviewActions } from "./useStaffReviewActions.ts";

export interface ReviewStaffActionsProps {
  /** First name of the review's author. */
  author: string;
  /**
   * Whether the agency may still reply: it has not replied, and none of its replies was removed [RV9, RV14].
   */
  isAnswerable: boolean;
  isHidden: boolean;
  /** The user's rights on reviews of this agency. */
  permissions: { answer: boolean; hide: boolean };
  actions: ReviewActions;
}

/** Staff actions on a review: reply once [RV9], hide it with a reason, show it again [RV10]. */
export function ReviewStaffActions({
  author,
  isAnswerable,
  isHidden,
  permissions,
  actions,
}: ReviewStaffActionsProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<"answer" | "hide" | null>(null);
  const [handledAction, setHandledAction] = useState(actions.done);
  if (handledAction !== actions.done) {
    setHandledAction(actions.done);
    if (actions.done !== null) setOpenDialog(null);
  }

  // Moves focus after the dialog has closed, since the dialog holds focus until then and the pressed button
  // is removed.
  useEffect(() => {
    if (openDialog === null && actions.done !== null) root.current?.focus();
  }, [openDialog, actions.done]);

  function showDialog(kind: "answer" | "hide") {
    actions.reset();
    setOpenDialog(kind);
  }

  return (
    <div ref={root} tabIndex={-1}>
      {openDialog === null && <ProblemNotice problem={actions.problem} />}
      <Inline gap="xs">
        {permissions.answer && isAnswerable && !isHidden && (
          <Button size="small" tone="soft" icon={MessageIcon} onClick={() => showDialog("answer")}>
            {t`Answer…`}
            <VisuallyHidden>{` ${author}`}</VisuallyHidden>
          </Button>
        )}
        {permissions.hide && !isHidden && (
          <Button size="small" tone="neutral" icon={HideIcon} onClick={() => showDialog("hide")}>
            {t`Hide…`}
            <VisuallyHidden>{` ${author}`}</VisuallyHidden>
          </Button>
        )}
        {permissions.hide && isHidden && (
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
      {openDialog !== null && (
        <ReviewDialog
          kind={openDialog}
          author={author}
          actions={actions}
          onSend={(text) => actions.run({ kind: openDialog, text })}
          onClose={() => {
            actions.reset();
            setOpenDialog(null);
          }}
        />
      )}
    </div>
  );
}
