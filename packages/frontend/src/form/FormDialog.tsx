import { useLingui } from "@lingui/react/macro";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Stack } from "@sayara/ui/Stack/Stack";
import { type ReactNode, useId } from "react";

interface FormDialogProps {
  title: string;
  /** Describes the effect of submitting. */
  effect: string;
  /** Label of the submit button. */
  button: string;
  isDestructive: boolean;
  /** Label of the button while the form is submitted; false otherwise. The dialog stays open during that time. */
  working: string | false;
  onSend: () => void;
  onClose: () => void;
  /** The fields, and the reason for a failed submission. */
  children: ReactNode;
}

/** A form in a dialog, below a sentence about the effect of submitting it. */
export function FormDialog(props: FormDialogProps) {
  const { title, effect, button, isDestructive, working, onSend, onClose, children } = props;
  const { t, i18n } = useLingui();
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && working === false && onClose()}
      title={title}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form={form} tone={isDestructive ? "danger" : "primary"} working={working}>
            {button}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Stack>
          <p>{effect}</p>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
