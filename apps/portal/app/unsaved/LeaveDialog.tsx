import { Trans, useLingui } from "@lingui/react/macro";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import type { ReactNode } from "react";
import type { Blocker } from "react-router";

interface LeaveDialogProps {
  blocker: Blocker;
  /** Called when the person chooses to leave, before the other page opens. */
  onLeave?: () => void;
  /** Description of the unsaved input. */
  children: ReactNode;
}

/** Dialog that confirms leaving a page with unsaved input. Renders nothing unless navigation is blocked. */
export function LeaveDialog({ blocker, onLeave, children }: LeaveDialogProps) {
  const { t, i18n } = useLingui();
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={t`Leave without saving?`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button
            tone="neutral"
            onClick={() => {
              onLeave?.();
              blocker.proceed();
            }}
          >
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={blocker.reset}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
