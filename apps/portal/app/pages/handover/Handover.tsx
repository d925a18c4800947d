import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import type { User } from "@sayara/domain/user/User";
import { staffActionRefusals } from "@sayara/frontend/booking/staff/staffActionRefusals";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { useReasonMessages } from "@sayara/frontend/rental/BookingStatus/useReasonMessages";
import { BackIcon } from "@sayara/ui/Icon/icons";
import { Heading } from "@sayara/ui/Heading/Heading";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import type { UnsentDecision } from "#portal/offline/UnsentDecision.ts";
import type { HandoverDone } from "./Handover.action.ts";
import { HandoverForm } from "./HandoverForm.tsx";
import { useSentMessage } from "./useSentMessage.ts";
import * as styles from "./Handover.css.ts";

interface HandoverProps {
  booking: BookingView;
  user: User;
  now: Date;
  /**
   * When the stored copy of the booking was read, in milliseconds, if there is no connection [HO14]; null if
   * the booking is current.
   */
  storedAt: number | null;
}

/**
 * The condition report that staff and driver sign next: that of the hand-over, or else of the return [HO1].
 */
export function Handover({ booking, user, now, storedAt }: HandoverProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const reasonText = useReasonMessages();
  const sentMessage = useSentMessage();
  // Keeps the kind after signing, although the next report would be due, because photos may still have to be
  // sent.
  const [{ kind, reason }] = useState(() => {
    const next: RentalRecordKind = booking.records?.handOver ? "return" : "handOver";
    const refusals = staffActionRefusals(booking, user, now);
    return { kind: next, reason: next === "handOver" ? refusals.recordHandOver : refusals.recordReturn };
  });
  // Replaces the form, so that its warning before leaving is gone.
  const [sent, setSent] = useState<Pick<HandoverDone, "isWaiting" | "waiting"> | null>(null);
  // The stored copy of the booking lacks records made without a connection.
  const [isRecorded] = useState(
    () => storedAt !== null && useUnsentDecisions.getState().decisions.some(isWaitingFor(booking.id)),
  );
  const { reference, car, driver } = booking;
  const path = bookingPath({ id: booking.id });
  const readAt = storedAt === null ? null : formats.dateTime(new Date(storedAt), { year: false });
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1}>{kind === "handOver" ? t`Hand over the car` : t`Take the car back`}</Heading>
          <Text tone="muted">
            {car.name} · {driver.fullName} · {reference}
          </Text>
        </Stack>
        {readAt !== null && (
          <Notice tone="warning" announce="polite" title={t`No connection`}>
            <Trans>
              You see the booking as it was on {readAt}. What you sign is sent once you are connected.
            </Trans>
          </Notice>
        )}
        {sent !== null ? (
          <>
            {/* The booking page needs a connection. The Today page lists unsent reports and photos. */}
            <Navigate to={sent.isWaiting || sent.waiting > 0 ? "/" : path} />
            <Notice tone="success" title={sentMessage(sent)} />
          </>
        ) : isRecorded ? (
          <Notice tone="info" title={t`There is nothing to sign now`}>
            <Trans>What was recorded about this booking waits on this device.</Trans>
          </Notice>
        ) : reason === null ? (
          <HandoverForm {...{ booking, kind, user }} onSent={setSent} />
        ) : (
          <Notice tone="info" title={t`There is nothing to sign now`}>
            {reasonText(reason, booking.status)}
          </Notice>
        )}
        <div>
          <LinkButton tone="neutral" icon={BackIcon} render={<Link to={path} />}>
            <Trans>Back to the booking</Trans>
          </LinkButton>
        </div>
      </Stack>
    </div>
  );
}

const isWaitingFor =
  (bookingId: string) =>
  ({ booking, refusal }: UnsentDecision) =>
    booking.id === bookingId && refusal === null;
