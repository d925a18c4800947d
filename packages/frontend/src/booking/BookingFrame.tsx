import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { refundDeferredUntil } from "@sayara/domain/booking/refund/refundDeferredUntil";
import { planFigures } from "@sayara/domain/car/planFigures";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import type { ReactNode } from "react";
import { useFormats } from "../language/useFormats.ts";
import { container } from "../layout/container.css.ts";
import { PlanStrip } from "../rental/PlanStrip/PlanStrip.tsx";
import { soldUsageTerms } from "./condition/soldUsageTerms.ts";
import { QuoteLedger } from "../rental/QuoteLedger/QuoteLedger.tsx";
import { RentalSummary } from "../rental/RentalSummary/RentalSummary.tsx";
import { ActionsFieldset } from "./actions/ActionsFieldset.tsx";
import { FilesSection } from "./documents/FilesSection.tsx";
import { hasFiles } from "./documents/hasFiles.ts";
import type { BookingFiles } from "./documents/useBookingFiles.ts";
import type { Positions } from "./loadBooking.ts";
import { PaymentsSection } from "./payment/PaymentsSection.tsx";
import { ReceiptSection } from "./payment/ReceiptSection.tsx";
import { BookedOptions } from "./rental/BookedOptions.tsx";
import { DriversSection } from "./rental/DriversSection.tsx";
import { type MeetingMap, MeetingSection } from "./rental/MeetingSection.tsx";
import * as styles from "./Booking.css.ts";

/** A booking as displayed to drivers and staff. */
export interface BookingParts {
  booking: BookingView;
  positions: Positions;
  /** In E.164 form; null if unknown. */
  agencyPhone: string | null;
  /** Address of the agency's office; null if unknown. */
  agencyAddress: string | null;
  /** The agency's contracts. */
  contracts: RentalContracts;
  /** Downloads of the booking's files. */
  files: BookingFiles;
  /** Whether the page was opened by a guest's signed link. */
  isByLink: boolean;
  now: Date;
}

interface BookingFrameProps extends BookingParts {
  /** Whether the page shows the copy stored on the device. Without a connection only the voucher is available. */
  isStored: boolean;
  /** Whether the viewer is the driver, so that the texts address the driver. */
  isOwn: boolean;
  /** Map of the places; null for none. */
  Map: MeetingMap | null;
  /** Heading of the page, above the sections. */
  head: ReactNode;
  /** The next steps, or the staff's actions. */
  nextSection: ReactNode;
  /** Button that pays the amount due online. Shown below the payments. */
  payOnline?: ReactNode;
  /** Shown below the drivers' details and the payments. */
  footer: ReactNode;
}

/** A booking: heading, next steps, rental, options, drivers, payments and the page's additions. */
export function BookingFrame({
  booking,
  positions,
  agencyPhone,
  agencyAddress,
  contracts,
  files,
  isByLink,
  now,
  isStored,
  isOwn,
  Map,
  head,
  nextSection,
  payOnline,
  footer,
}: BookingFrameProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { car, holdExpiresAt, status } = booking;
  const { prices: usagePrices, ...soldUsage } = soldUsageTerms(booking);
  const until = refundDeferredUntil(booking, now);
  const undecidedRefund = until === null ? null : { until, isOwn };
  const lapse = holdExpiresAt !== null && formats.dateTime(holdExpiresAt, { weekday: true });
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      {head}
      {status === "void" && lapse && (
        <Notice tone="warning" title={t`The payment was not completed`}>
          <Trans>The car is kept until {lapse}.</Trans>
        </Notice>
      )}
      {status !== "cancelled" && <PlanStrip figures={planFigures(car, booking.quote)} />}
      <div className={styles.columns}>
        <div className={styles.next}>
          <ActionsFieldset areDisabled={isStored}>{nextSection}</ActionsFieldset>
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
            <QuoteLedger quote={booking.quote} car={{ ...car, ...soldUsage, usagePrices }} defaultOpen />
          </RentalSummary>
        </div>
        <Stack gap="lg" className={styles.details}>
          {hasFiles(status) && (
            <FilesSection
              {...{ booking, files, agencyPhone, agencyAddress, contracts, isByLink, isStored }}
            />
          )}
          {status !== "cancelled" && <MeetingSection {...{ booking, positions, Map }} />}
          <DriversSection booking={booking} />
          <BookedOptions booking={booking} />
          <ActionsFieldset areDisabled={isStored}>
            <PaymentsSection {...{ booking, undecidedRefund, payOnline }} />
          </ActionsFieldset>
          {status !== "void" && <ReceiptSection booking={booking} undecidedRefund={undecidedRefund} />}
          <ActionsFieldset areDisabled={isStored}>{footer}</ActionsFieldset>
        </Stack>
      </div>
    </Stack>
  );
}
