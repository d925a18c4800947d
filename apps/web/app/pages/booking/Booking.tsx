import { Trans, useLingui } from "@lingui/react/macro";
import { ActionsFieldset } from "@sayara/frontend/booking/actions/ActionsFieldset";
import { BookingFrame, type BookingParts } from "@sayara/frontend/booking/BookingFrame";
import * as styles from "@sayara/frontend/booking/Booking.css";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import type { Form } from "@sayara/frontend/form/useForm";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { Notice } from "@sayara/ui/Notice/Notice";
import { type ReactNode, useState } from "react";
import { BookingMap } from "./BookingMap.tsx";
import { BookingHead, BookingWelcome } from "./driver/BookingHead.tsx";
import { ConfirmByMailHero, ConfirmRequestHero } from "./confirmation/ConfirmationHero.tsx";
import { FindAnotherCar } from "./driver/FindAnotherCar.tsx";
import { StoredNotice } from "./StoredNotice.tsx";
import { LinksSection } from "./actions/LinksSection.tsx";
import { NextSteps } from "./driver/NextSteps.tsx";
import { guestConfirmationDeadline, nextSteps } from "./driver/nextSteps.ts";
import type { BookingActions } from "./actions/useBookingActions.ts";
import type { Confirmation } from "./confirmation/useConfirmation.ts";
import { PayOnline } from "./payment/PayOnline.tsx";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";

/** Data and callbacks of the driver's booking page. */
export interface BookingPage extends BookingParts {
  /**
   * Time at which the shown copy was loaded, if the page shows the copy stored on this device because there
   * is no connection. Null if the data come from the server.
   */
  storedAt: string | null;
  isNew: boolean;
  /** A guest's confirmation through the mailed link. */
  confirmation: Confirmation;
  /** Actions available to the viewer. */
  actions: BookingActions;
  /** Form that mails a guest's confirmation again. */
  resendForm: Form<EmailValues, ResentConfirmation>;
  reload: () => void;
}

interface BookingProps extends BookingPage {
  /** Shown in place of the next steps: the offer of another car. */
  nextSection?: ReactNode;
  /** Shown below the drivers' details and the payments. */
  footer?: ReactNode;
}

/** A booking for its driver: next steps, rental, options, drivers and payments. */
export function Booking(props: BookingProps) {
  const { storedAt, isNew, confirmation, actions, resendForm, reload, nextSection, footer, ...parts } = props;
  const { booking, now } = parts;
  const { t } = useLingui();
  const steps = nextSteps(booking, now);
  const isCancelling = situationOf(booking).cancelRequestOpen;
  const isStored = storedAt !== null;
  return (
    <BookingFrame
      {...parts}
      isOwn
      isStored={isStored}
      Map={isStored ? null : BookingMap}
      head={
        <>
          {isStored && <StoredNotice storedAt={storedAt} onReload={reload} />}
          <ActionsFieldset areDisabled={isStored && guestConfirmationDeadline(booking) !== null}>
            <BookingHero {...{ booking, isNew, now, confirmation, resendForm, reload }} />
          </ActionsFieldset>
          {isCancelling && booking.status !== "cancelled" && (
            <Notice tone="warning" title={t`Cancellation in progress`}>
              <Trans>
                You asked to cancel. The staff will be in contact with you; until then the booking stands.
              </Trans>
            </Notice>
          )}
        </>
      }
      nextSection={
        nextSection ??
        (steps.length > 0 ? (
          <NextSteps steps={steps} booking={booking} />
        ) : (
          <FindAnotherCar booking={booking} />
        ))
      }
      payOnline={
        actions.payOnline && (
          <PayOnline payOnline={actions.payOnline} proof={actions.proof} {...{ booking, now }} />
        )
      }
      footer={
        <>
          {footer}
          {actions.revocation && (
            <div className={styles.screenOnly}>
              <LinksSection revocation={actions.revocation} proof={actions.proof} />
            </div>
          )}
        </>
      }
    />
  );
}

/**
 * Top of the page: the confirmation that is still required, the success of the last action, or the booking's
 * status.
 */
function BookingHero({
  booking,
  isNew,
  now,
  confirmation,
  resendForm,
  reload,
}: Pick<BookingProps, "booking" | "isNew" | "now" | "confirmation" | "resendForm" | "reload">) {
  const [initialStatus] = useState(booking.status);
  const isWithdrawn =
    initialStatus !== "cancelled" && booking.status === "cancelled" && booking.cancelledBy === "driver";
  const deadline = guestConfirmationDeadline(booking);
  if (deadline !== null && booking.mayConfirm)
    return <ConfirmRequestHero {...{ booking, deadline, now, confirmation }} onEnd={reload} />;
  if (deadline !== null)
    return <ConfirmByMailHero {...{ booking, deadline, now, resendForm }} onEnd={reload} />;
  if (booking.status === "pending" && (isNew || confirmation.isDone))
    return <BookingWelcome booking={booking} isConfirmed={confirmation.isDone} />;
  return <BookingHead {...{ booking, now, isWithdrawn }} />;
}
