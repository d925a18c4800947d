import { Trans, useLingui } from "@lingui/react/macro";
import { PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useFormats } from "#web/language/useFormats.ts";
import type { ReactNode } from "react";
import * as styles from "./Checkout.css.ts";

interface ConfirmDialogProps {
  phase: "editing" | "checking" | "confirming" | "sending";
  agency: string;
  carName: string;
  from: string;
  to: string;
  total: string;
  email: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says once more what is about to happen, and that it costs nothing yet. */
export function ConfirmDialog({ phase, agency, carName, total, email, ...props }: ConfirmDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const hours = PENDING_MAX_HOURS;
  const isSending = phase === "sending";
  return (
    <Dialog
      open={phase === "confirming" || isSending}
      onOpenChange={(open) => !open && !isSending && props.onClose()}
      title={t`Send your request to ${agency}?`}
      description={t`The agency validates it within ${hours} hours and keeps the car for you meanwhile. You pay at pick-up.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button tone="neutral" disabled={isSending} onClick={props.onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button working={isSending && t`Sending your request…`} onClick={props.onConfirm}>
            <Trans>Send the request</Trans>
          </Button>
        </>
      }
    >
      <dl className={styles.dialogFacts}>
        <DialogFact name={t`Car`}>{carName}</DialogFact>
        <DialogFact name={t`Dates`}>
          {formats.dateTime(props.from)} – {formats.dateTime(props.to)}
        </DialogFact>
        <DialogFact name={t`To pay at the agency`}>{total}</DialogFact>
        <DialogFact name={t`We write to`}>{email}</DialogFact>
      </dl>
    </Dialog>
  );
}

function DialogFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.dialogFact}>
      <dt className={styles.hint}>{name}</dt>
      <dd className={styles.optionName}>{children}</dd>
    </div>
  );
}
