import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useFormats } from "#web/language/useFormats.ts";
import type { ReactNode } from "react";
import { HoldWords } from "./HoldWords.tsx";
import type { HoldTerms } from "./holdTerms.ts";
import * as styles from "./Checkout.css.ts";

interface ConfirmDialogProps {
  phase: "editing" | "checking" | "confirming" | "sending";
  agency: string;
  carName: string;
  from: string;
  to: string;
  total: string;
  email: string;
  terms: HoldTerms;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says once more what is about to happen, and that it costs nothing yet. */
export function ConfirmDialog({ phase, agency, carName, total, email, ...props }: ConfirmDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isSending = phase === "sending";
  return (
    <Dialog
      open={phase === "confirming" || isSending}
      onOpenChange={(open) => !open && !isSending && props.onClose()}
      title={t`Send your request to ${agency}?`}
      description={<HoldWords terms={props.terms} />}
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
