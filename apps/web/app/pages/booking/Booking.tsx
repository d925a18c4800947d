import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { situationOf } from "@sayara/domain/booking/actions/situationOf";
import { refundDeferredUntil } from "@sayara/domain/booking/refund/refundDeferredUntil";
import { planFigures } from "@sayara/domain/car/planFigures";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { type ReactNode, useState } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { PlanStrip } from "#web/shared/PlanStrip/PlanStrip.tsx";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import { RentalSummary } from "#web/shared/RentalSummary/RentalSummary.tsx";
import { container } from "#web/shared/SiteLayout/container.css.ts";
import { ActionsFieldset } from "./actions/ActionsFieldset.tsx";
import type { Positions } from "./Booking.load.ts";
import { BookedOptions } from "./rental/BookedOptions.tsx";
import { BookingHead, BookingWelcome } from "./driver/BookingHead.tsx";
import { ConfirmByMailHero, ConfirmRequestHero } from "./confirmation/ConfirmationHero.tsx";
import { DriversSection } from "./rental/DriversSection.tsx";
import { FindAnother } from "./driver/FindAnother.tsx";
import { FilesSection } from "./documents/FilesSection.tsx";
import { hasFiles } from "./documents/hasFiles.ts";
import { StoredNotice } from "./StoredNotice.tsx";
import { LinksSection } from "./actions/LinksSection.tsx";
import { MeetingSection } from "./rental/MeetingSection.tsx";
import { NextSteps } from "./driver/NextSteps.tsx";
import { guestConfirmationDeadline, nextSteps } from "./driver/nextSteps.ts";
import { PaymentsSection } from "./payment/PaymentsSection.tsx";
import { ReceiptSection } from "./payment/ReceiptSection.tsx";
import type { BookingActions } from "./actions/useBookingActions.ts";
import type { BookingFiles } from "./documents/useBookingFiles.ts";
import type { Confirmation } from "./confirmation/useConfirmation.ts";
import type { EmailValues } from "#web/shared/form/email/EmailValues.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";
import * as styles from "./Booking.css.ts";

/** Parts of the page for everyone who may see the booking. */
export interface BookingPage {
  booking: BookingView;
  positions: Positions;
  /** In E.164 form; null if unknown. */
  agencyPhone: string | null;
  /** Address of the agency's office; null if unknown. */
  agencyAddress: string | null;
  /** The agency's contracts. */
  contracts: RentalContracts;
  /**
   * Time at which the copy stored on this device, which is shown without a connection, was loaded; null if the data
   * come from the server.
   */
  storedAt: string | null;
  /** Downloads of the booking's files. */
  files: BookingFiles;
  /** Whether the page was opened by a guest's signed link. */
  isByLink: boolean;
  isNew: boolean;
  now: Date;
  /** Confirmation by a guest through the mailed link. */
  confirmation: Confirmation;
  /** Actions available to the viewer. */
  actions: BookingActions;
  /** Form that mails a guest's confirmation again. */
  resendForm: Form<EmailValues, ResentConfirmation>;
  reload: () => void;
}

interface BookingProps extends BookingPage {
  /** Heading for staff, in place of the driver's. */
  head?: ReactNode;
  /** Shown in place of the driver's next steps: the staff actions, or the offer of another car. */
  nextSection?: ReactNode;
  /** Shown below the drivers' details and the payments. */
  footer?: ReactNode;
}

/** A booking: next steps, rental, options, drivers and payments. */
export function Booking(props: BookingProps) {
  const {
    booking,
    positions,
    agencyPhone,
    agencyAddress,
    contracts,
    storedAt,
    files,
    isByLink,
    isNew,
    now,
    confirmation,
    actions,
    resendForm,
    reload,
    head,
    nextSection,
    footer,
  } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const steps = nextSteps(booking, now);
  const { car, holdExpiresAt, status } = booking;
  const isCancelling = situationOf(booking).cancelRequestOpen;
  const isStored = storedAt !== null;
  const until = refundDeferredUntil(booking, now);
  const undecidedRefund = until === null ? null : { until, isOwn: !head };
  const lapse = holdExpiresAt !== null && formats.dateTime(holdExpiresAt, { weekday: true });
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      {isStored && <StoredNotice storedAt={storedAt} onReload={reload} />}
      <ActionsFieldset areDisabled={isStored && guestConfirmationDeadline(booking) !== null}>
        {head ?? <BookingHero {...{ booking, isNew, now, confirmation, resendForm, reload }} />}
      </ActionsFieldset>
      {!head && isCancelling && status !== "cancelled" && (
        <Notice tone="warning" title={t`Cancellation in progress`}>
          <Trans>
            You asked to cancel. The staff will be in contact with you; until then the booking stands.
          </Trans>
        </Notice>
      )}
      {status === "void" && lapse && (
        <Notice tone="warning" title={t`The payment was not completed`}>
          <Trans>The car is kept until {lapse}.</Trans>
        </Notice>
      )}
      {status !== "cancelled" && <PlanStrip figures={planFigures(car, booking.quote)} />}
      <div className={styles.columns}>
        <div className={styles.next}>
          <ActionsFieldset areDisabled={isStored}>
            {nextSection ??
              (steps.length > 0 ? (
                <NextSteps steps={steps} booking={booking} />
              ) : (
                <FindAnother booking={booking} />
              ))}
          </ActionsFieldset>
        </div>
        <div className={styles.summary}>
          <RentalSummary
            car={car}
            journey={{
              pickup: { ...booking.pickupLocation, position: positions.pickup },
              dropOff: { ...booking.dropOffLocation, position: positions.dropOff },
              from: booking.from,
              to: booking.to,
            }}
          >
            <QuoteLedger quote={booking.quote} car={car} defaultOpen />
          </RentalSummary>
        </div>
        <Stack gap="lg" className={styles.details}>
          {hasFiles(status) && (
            <FilesSection
              {...{ booking, files, agencyPhone, agencyAddress, contracts, isByLink, isStored }}
            />
          )}
          {status !== "cancelled" && <MeetingSection {...{ booking, positions, isStored }} />}
          <DriversSection booking={booking} />
          <BookedOptions booking={booking} />
          <ActionsFieldset areDisabled={isStored}>
            <PaymentsSection
              {...{ booking, undecidedRefund, now }}
              payOnline={actions.payOnline}
              proof={actions.proof}
            />
          </ActionsFieldset>
          {status !== "void" && <ReceiptSection booking={booking} undecidedRefund={undecidedRefund} />}
          <ActionsFieldset areDisabled={isStored}>
            {footer}
            {actions.revocation && (
              <div className={styles.screenOnly}>
                <LinksSection revocation={actions.revocation} proof={actions.proof} />
              </div>
            )}
          </ActionsFieldset>
        </Stack>
      </div>
    </Stack>
  );
}

/** Heading area: the confirmation that is still required, the success of the last action, or the status. */
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
