import { Trans } from "@lingui/react/macro";
import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { RequestActions } from "@sayara/frontend/bookings/list/RequestActions";
import type { RowDecisions } from "@sayara/frontend/bookings/list/useRowDecisions";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Countdown } from "@sayara/frontend/rental/Countdown/Countdown";
import { Card } from "@sayara/ui/Card/Card";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Link } from "react-router";
import { RefuseDialog, StaffActionProblem } from "./lazyParts.ts";
import * as styles from "./Today.css.ts";

interface RequestRowProps {
  booking: DayBooking;
  now: Date;
  /** Null while a decision on the request is unsent. */
  decisions: RowDecisions | null;
  onLapse: () => void;
}

/** A request: driver, car and dates, the remaining time to answer, and buttons to answer it. */
export function RequestRow({ booking, now, decisions, onLapse }: RequestRowProps) {
  const formats = useFormats();
  const { id, reference, driver, car, from, to, total, currency, holdExpiresAt } = booking;
  const { deliveryAddress, collectionAddress } = booking;
  const deadline = holdExpiresAt !== null && formats.dateTime(holdExpiresAt, { weekday: true, year: false });
  return (
    <Card as="li">
      <Stack gap="xs">
        <Inline gap="xs">
          <Link to={`/booking?${new URLSearchParams({ b: id })}`} className={styles.reference}>
            {driver.fullName} · {car.name}
          </Link>
          <Text as="span" size="sm" tone="muted">
            {reference}
          </Text>
        </Inline>
        <Text size="sm">
          {formats.dateRange(from, to)} · {formats.price(total, currency)}
        </Text>
        {deliveryAddress !== undefined && (
          <Text size="sm">
            <Trans>
              Deliver to: <span translate="no">{deliveryAddress}</span>
            </Trans>
          </Text>
        )}
        {collectionAddress !== undefined && (
          <Text size="sm">
            <Trans>
              Collect at: <span translate="no">{collectionAddress}</span>
            </Trans>
          </Text>
        )}
        {deadline !== false && holdExpiresAt !== null && Date.parse(holdExpiresAt) > now.getTime() && (
          <Text as="div" size="sm">
            <Trans>Answer before {deadline}</Trans> ·{" "}
            <Countdown until={holdExpiresAt} now={now} onEnd={onLapse} />
          </Text>
        )}
        {decisions === null ? (
          <Text size="sm" weight="strong">
            <Trans>Your answer waits for a connection.</Trans>
          </Text>
        ) : (
          <RequestActions
            booking={booking}
            decisions={decisions}
            canConfirm={booking.actions.includes("confirm")}
            canRefuse={booking.actions.includes("refuse")}
            parts={{ RefuseDialog, StaffActionProblem }}
          />
        )}
      </Stack>
    </Card>
  );
}
