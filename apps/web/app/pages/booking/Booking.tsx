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
import { Actions } from "./actions/Actions.tsx";
import type { Positions } from "./Booking.load.ts";
import { BookedOptions } from "./rental/BookedOptions.tsx";
import { BookingHead, BookingWelcome } from "./driver/BookingHead.tsx";
import { ConfirmByMail, ConfirmHere } from "./confirmation/ConfirmationHero.tsx";
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
import type { Resent } from "./confirmation/Resent.ts";
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
  resending: Form<EmailValues, Resent>;
  reload: () => void;
}

interface BookingProps extends BookingPage {
  /** Heading for staff, in place of the driver's. */
  head?: ReactNode;
  /** Staff actions, in place of the driver's next steps. */
  desk?: ReactNode;
  /** Shown below the drivers' details and the payments. */
  end?: ReactNode;
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
    resending,
    reload,
    head,
    desk,
    end,
  } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const steps = nextSteps(booking, now);
  const { car, holdExpiresAt, status } = booking;
  const isCancelling = situationOf(booking).cancelRequestOpen;
  const isStored = storedAt !== null;
  const until = refundDeferredUntil(booking, now);
  const waiting = until === null ? null : { until, isOwn: !head };
  const lapse = holdExpiresAt !== null && formats.dateTime(holdExpiresAt, { weekday: true });
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      {isStored && <StoredNotice storedAt={storedAt} onReload={reload} />}
      <Actions areDisabled={isStored && guestConfirmationDeadline(booking) !== null}>
        {head ?? <BookingHero {...{ booking, isNew, now, confirmation, resending, reload }} />}
      </Actions>
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
          <Actions areDisabled={isStored}>
            {desk ??
              (steps.length > 0 ? (
                <NextSteps steps={steps} booking={booking} />
              ) : (
                <FindAnother booking={booking} />
              ))}
          </Actions>
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
        <Stack gap="lg" className={styles.rest}>
          {hasFiles(status) && (
            <FilesSection
              {...{ booking, files, agencyPhone, agencyAddress, contracts, isByLink, isStored }}
            />
          )}
          {status !== "cancelled" && <MeetingSection {...{ booking, positions, isStored }} />}
          <DriversSection booking={booking} />
          <BookedOptions booking={booking} />
          <Actions areDisabled={isStored}>
            <PaymentsSection {...{ booking, waiting, now }} paying={actions.paying} proof={actions.proof} />
          </Actions>
          {status !== "void" && <ReceiptSection booking={booking} waiting={waiting} />}
          <Actions areDisabled={isStored}>
            {end}
            {actions.revocation && (
              <div className={styles.screenOnly}>
                <LinksSection revocation={actions.revocation} proof={actions.proof} />
              </div>
            )}
          </Actions>
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
  resending,
  reload,
}: Pick<BookingProps, "booking" | "isNew" | "now" | "confirmation" | "resending" | "reload">) {
  const [first] = useState(booking.status);
  const isWithdrawn =
    first !== "cancelled" && booking.status === "cancelled" && booking.cancelledBy === "driver";
  const by = guestConfirmationDeadline(booking);
  if (by !== null && booking.mayConfirm)
    return <ConfirmHere {...{ booking, by, now, confirmation }} onEnd={reload} />;
  if (by !== null) return <ConfirmByMail {...{ booking, by, now, resending }} onEnd={reload} />;
  if (booking.status === "pending" && (isNew || confirmation.isDone))
    return <BookingWelcome booking={booking} isConfirmed={confirmation.isDone} />;
  return <BookingHead {...{ booking, now, isWithdrawn }} />;
}
