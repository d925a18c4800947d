import { Trans, useLingui } from "@lingui/react/macro";
import type { HoldTerms } from "@sayara/domain/booking/period/holdTerms";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useFormats } from "@sayara/frontend/language/useFormats";
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
  /** Set for a booking request that is paid at the agency; null for an online payment. */
  terms: HoldTerms | null;
  /** Amounts of an online payment; `rest` is paid at the agency. Null if everything is paid there. */
  payment: OnlineSums | null;
  onConfirm: () => void;
  onClose: () => void;
}

interface OnlineSums {
  now: string;
  rest: string | null;
  /** Whether the card fields are on this page. */
  isByCard: boolean;
}

/**
 * Asks for confirmation before the request is sent or the card is charged. States the price, the dates and
 * how long the car is held.
 */
export function ConfirmDialog({
  step,
  agency,
  carName,
  total,
  email,
  payment,
  ...props
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const messages = useConfirmMessages({ agency, payment });
  const isSending = step !== "confirming";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && props.onClose()}
      title={messages.title}
      description={
        payment === null ? (
          props.terms && <HoldMessages terms={props.terms} />
        ) : (
          <PaymentMessages {...payment} />
        )
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button tone="neutral" disabled={isSending} onClick={props.onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button working={isSending && messages.working} onClick={props.onConfirm}>
            {messages.button}
          </Button>
        </>
      }
    >
      <dl className={styles.dialogFacts}>
        <DialogFact name={t`Car`}>{carName}</DialogFact>
        <DialogFact name={t`Dates`}>
          {formats.dateTime(props.from)} – {formats.dateTime(props.to)}
        </DialogFact>
        {payment !== null && (
          <>
            <DialogFact name={t`Total`}>{total}</DialogFact>
            <DialogFact name={t`To pay now, by card`}>{payment.now}</DialogFact>
          </>
        )}
        {payment?.rest !== null && (
          <DialogFact name={t`To pay at the agency`}>{payment?.rest ?? total}</DialogFact>
        )}
        <DialogFact name={t`Confirmation sent to`}>{email}</DialogFact>
      </dl>
    </Dialog>
  );
}

/** Returns the title and button label of the dialog, and the label while it is working. */
function useConfirmMessages({ agency, payment }: Pick<ConfirmDialogProps, "agency" | "payment">) {
  const { t } = useLingui();
  if (payment === null)
    return {
      title: t`Send your request to ${agency}?`,
      button: t`Send the request`,
      working: t`Sending your request…`,
    };
  const amount = payment.now;
  return payment.isByCard
    ? { title: t`Pay ${amount} and book?`, button: t`Pay ${amount}`, working: t`Payment in progress…` }
    : {
        title: t`Book, and pay ${amount} on the next page?`,
        button: t`Continue to payment`,
        working: t`Opening the payment…`,
      };
}

function PaymentMessages({ isByCard }: OnlineSums) {
  return isByCard ? (
    <Trans>Your card is charged now. Your booking is confirmed as soon as the payment arrives.</Trans>
  ) : (
    <Trans>
      We keep the car for you while you pay. Your booking is confirmed as soon as the payment arrives.
    </Trans>
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

/** States how long the car is held, and the agency's deadline. */
function HoldMessages({ terms }: { terms: HoldTerms }) {
  const formats = useFormats();
  const { openLinkWithin, responseDeadline } = terms;
  if ("by" in responseDeadline) {
    const time = formats.dateTime(responseDeadline.by, { weekday: true });
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
  const hours = responseDeadline.withinHours;
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
