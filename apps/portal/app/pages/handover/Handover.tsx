import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import type { User } from "@sayara/domain/user/User";
import { staffActionRefusals } from "@sayara/frontend/booking/staff/staffActionRefusals";
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
import { HandoverForm } from "./HandoverForm.tsx";
import * as styles from "./Handover.css.ts";

interface HandoverProps {
  booking: BookingView;
  user: User;
  now: Date;
}

/** The condition report of a booking that staff and driver sign now: of the hand-over, else of the return [HO1]. */
export function Handover({ booking, user, now }: HandoverProps) {
  const { t } = useLingui();
  const reasonText = useReasonMessages();
  // Once signed, the next one would be due. The form stays, because its photos may still have to be sent.
  const [{ kind, reason }] = useState(() => {
    const next: RentalRecordKind = booking.records?.handOver ? "return" : "handOver";
    const refusals = staffActionRefusals(booking, user, now);
    return { kind: next, reason: next === "handOver" ? refusals.recordHandOver : refusals.recordReturn };
  });
  // In place of the form, so that its warning before leaving is gone.
  const [sent, setSent] = useState<{ isWaiting: boolean } | null>(null);
  const { reference, car, driver } = booking;
  const path = bookingPath({ id: booking.id });
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1}>{kind === "handOver" ? t`Hand over the car` : t`Take the car back`}</Heading>
          <Text tone="muted">
            {car.name} · {driver.fullName} · {reference}
          </Text>
        </Stack>
        {sent !== null ? (
          <>
            {/* Without a connection only Today opens. */}
            <Navigate to={sent.isWaiting ? "/" : path} />
            <Notice
              tone="success"
              title={
                sent.isWaiting
                  ? t`The report waits on this device, and is sent once you are connected.`
                  : t`The condition report is signed and sent.`
              }
            />
          </>
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
