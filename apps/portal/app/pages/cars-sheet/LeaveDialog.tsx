import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";

interface LeaveDialogProps {
  /** Number of cars with unsaved cells. */
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved cells are left behind. */
export function LeaveDialog({ count, onStay, onLeave }: LeaveDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t`Leave without saving?`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={onStay}>
            <Trans>Stay</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="The changes of # car are not saved."
          other="The changes of # cars are not saved."
        />
      </p>
    </Dialog>
  );
}
