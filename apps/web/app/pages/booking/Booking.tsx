import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking as BookingRecord } from "@sayara/domain/booking/Booking";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Link } from "react-router";
import { useFormats } from "#web/language/useFormats.ts";
import { QuoteLedger } from "#web/shared/QuoteLedger/QuoteLedger.tsx";
import { RentalSummary } from "#web/shared/RentalSummary/RentalSummary.tsx";
import { container } from "#web/shared/SiteFrame/container.css.ts";
import type { Positions } from "./Booking.load.ts";
import { BookedOptions } from "./BookedOptions.tsx";
import { BookingHead, BookingWelcome } from "./BookingHead.tsx";
import { DriversSection } from "./DriversSection.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { nextSteps } from "./nextSteps.ts";
import { PaymentsSection } from "./PaymentsSection.tsx";
import * as styles from "./Booking.css.ts";

export interface BookingProps {
  booking: BookingRecord;
  positions: Positions;
  /** Made a moment ago: the page is its confirmation. */
  isNew: boolean;
  /** Seen by its signed link. */
  isGuest: boolean;
  now: Date;
}

/** A booking: what happens next, what was agreed, who drives, what is paid. */
export function Booking({ booking, positions, isNew, isGuest, now }: BookingProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const steps = nextSteps(booking, { isGuest, now });
  const { car, cancelRequest, holdExpiresAt, status } = booking;
  const isCancelling =
    cancelRequest !== null && cancelRequest.acceptedAt === null && cancelRequest.declinedAt === null;
  const lapse = holdExpiresAt !== null && formats.dateTime(holdExpiresAt, { weekday: true });
  return (
    <div className={`${container} ${styles.page}`}>
      {isNew && status === "pending" ? (
        <BookingWelcome booking={booking} />
      ) : (
        <BookingHead booking={booking} />
      )}
      {isCancelling && status !== "cancelled" && (
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
      <div className={styles.columns}>
        <div className={styles.next}>
          {steps.length > 0 ? <NextSteps steps={steps} booking={booking} /> : <FindAnother />}
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
        <div className={styles.rest}>
          <DriversSection booking={booking} />
          <BookedOptions booking={booking} />
          <PaymentsSection booking={booking} />
        </div>
      </div>
    </div>
  );
}

function FindAnother() {
  return (
    <LinkButton icon={SearchIcon} render={<Link to="/" />}>
      <Trans>Find another car</Trans>
    </LinkButton>
  );
}
