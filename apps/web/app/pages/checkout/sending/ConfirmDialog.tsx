import { Trans, useLingui } from "@lingui/react/macro";
import type { HoldTerms } from "@sayara/domain/booking/holdTerms";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useFormats } from "#web/language/useFormats.ts";
import type { ReactNode } from "react";
import type { Step } from "./checkoutMachine.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

interface ConfirmDialogProps {
  step: Step;
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

/** Asks for confirmation before the request is sent. States the price, the dates and how long the car is held. */
export function ConfirmDialog({ step, agency, carName, total, email, ...props }: ConfirmDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isSending = step === "sending";
  return (
    <Dialog
      open={step === "confirming" || isSending}
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
        <DialogFact name={t`Confirmation sent to`}>{email}</DialogFact>
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

/** How long the car is held, and until when the agency answers. */
function HoldWords({ terms }: { terms: HoldTerms }) {
  const formats = useFormats();
  const { openLinkWithin, answer } = terms;
  if ("by" in answer) {
    const time = formats.dateTime(answer.by, { weekday: true });
    return openLinkWithin === null ? (
      <Trans>
        The agency validates it by {time} at the latest and keeps the car for you meanwhile. You pay at
        pick-up.
      </Trans>
    ) : (
      <Trans>
        We’ll email you a link: open it within {openLinkWithin} hours, or the car becomes available again. The
        agency validates your request by {time} at the latest. You pay at pick-up.
      </Trans>
    );
  }
  const hours = answer.withinHours;
  return openLinkWithin === null ? (
    <Trans>
      The agency validates it within {hours} hours and keeps the car for you meanwhile. You pay at pick-up.
    </Trans>
  ) : (
    <Trans>
      We’ll email you a link: open it within {openLinkWithin} hours, or the car becomes available again. The
      agency validates your request within {hours} hours. You pay at pick-up.
    </Trans>
  );
}
