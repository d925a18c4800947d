import { Trans, useLingui } from "@lingui/react/macro";
import type { DayBooking } from "@sayara/api-client/contract/suppliers/staffDay";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Card } from "@sayara/ui/Card/Card";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, EditIcon, PhoneIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { Suspense } from "react";
import { Link } from "react-router";
import { StaffActionProblem } from "./lazyParts.ts";
import type { TodayDecisions } from "./useTodayDecisions.ts";
import * as styles from "./Today.css.ts";

/** The return of a car that is due before its next pick-up. */
export interface PrecedingReturn {
  at: string;
  /** Whether the return was due on an earlier day [DK6]. */
  isOverdue: boolean;
}

export interface HandOverRowProps {
  booking: DayBooking;
  /** Whether the car is picked up or dropped off. */
  kind: "pickUp" | "dropOff";
  /** Whether it was due on an earlier day [DK6, DK7]. */
  isOverdue?: boolean;
  /** Whether the pick-up was planned for an earlier day and the car is still kept for the driver [DK7]. */
  isLate?: boolean;
  /** The return that the pick-up has to wait for; null if there is none. */
  awaited: PrecedingReturn | null;
  /** Null while a record of the booking is unsent. */
  decisions: TodayDecisions | null;
}

/** A pick-up or a drop-off: time, place, driver and car, what is due, and the driver's phone number. */
export function HandOverRow({
  booking,
  kind,
  isOverdue = false,
  isLate = false,
  awaited,
  decisions,
}: HandOverRowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { id, reference, driver, car, currency, due, place, actions, deliveryAddress, collectionAddress } =
    booking;
  const { arrival, keptUntil } = booking;
  const isPickUp = kind === "pickUp";
  const at = isPickUp ? booking.from : booking.to;
  const record = isPickUp ? "handOver" : "return";
  const problem = decisions?.problemOf(id) ?? null;
  const amount = formats.price(due, currency);
  const phone = driver.phone === null ? null : formats.phone(driver.phone);
  const kept =
    keptUntil !== undefined && booking.handedOverAt === null && !isOverdue
      ? formats.dateTime(keptUntil, { weekday: true, year: false })
      : null;
  const since = formats.dateTime(at, { weekday: true, year: false });
  return (
    <Card as="li">
      <Stack gap="xs">
        <Inline gap="xs">
          {!isOverdue && !isLate && (
            <time dateTime={at} className={styles.time}>
              {formats.time(at)}
            </time>
          )}
          <Link to={`/booking?${new URLSearchParams({ b: id })}`} className={styles.reference}>
            {car.name} · {driver.fullName}
          </Link>
        </Inline>
        <Text size="sm" tone="muted">
          {place} · {reference}
        </Text>
        {deliveryAddress !== undefined && (
          <Text size="sm" weight="strong">
            <Trans>
              Deliver to: <span translate="no">{deliveryAddress}</span>
            </Trans>
          </Text>
        )}
        {arrival !== undefined && <ArrivalText {...arrival} />}
        {kept !== null && (
          <Text size="sm" tone="muted">
            <Trans>A late driver's car is kept until {kept}.</Trans>
          </Text>
        )}
        {collectionAddress !== undefined && (
          <Text size="sm" weight="strong">
            <Trans>
              Collect at: <span translate="no">{collectionAddress}</span>
            </Trans>
          </Text>
        )}
        {isLate && (
          <Text size="sm" weight="strong">
            <Trans>Pick-up was planned for {since}</Trans>
          </Text>
        )}
        {isOverdue && (
          <Text size="sm" weight="strong" tone="danger">
            {isPickUp ? (
              <Trans>Pick-up was planned for {since}</Trans>
            ) : (
              <Trans>Due back since {since}</Trans>
            )}
          </Text>
        )}
        {awaited !== null && <AwaitedText {...awaited} />}
        {due > 0 && (
          <Text size="sm" weight="strong">
            <Trans>To collect: {amount}</Trans>
          </Text>
        )}
        {decisions === null && (
          <Text size="sm" weight="strong">
            <Trans>Your record waits for a connection.</Trans>
          </Text>
        )}
        <Inline gap="xs">
          {decisions !== null && actions.includes(record) && (
            <Button
              size="small"
              icon={CheckIcon}
              working={decisions.pendingKind(id) === "recordRental" && t`Recording…`}
              onClick={() => decisions.record(booking, record)}
            >
              {isPickUp ? t`Handed over` : t`Returned`}
              <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
            </Button>
          )}
          {decisions !== null && actions.includes(record) && (
            <LinkButton
              size="small"
              tone="soft"
              icon={EditIcon}
              render={<Link to={`/bookings/${id}/handover`} />}
            >
              <Trans>Condition report</Trans>
              <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
            </LinkButton>
          )}
          {driver.phone !== null && phone !== null && (
            <LinkButton size="small" tone="soft" icon={PhoneIcon} href={`tel:${driver.phone}`}>
              {t`Call ${phone}`}
              <VisuallyHidden>{` ${reference}`}</VisuallyHidden>
            </LinkButton>
          )}
        </Inline>
        {isOverdue && isPickUp && (
          <Text size="sm" tone="muted">
            <Trans>If the driver did not come, record it on the booking's page.</Trans>
          </Text>
        )}
        {problem !== null && (
          <Suspense>
            <StaffActionProblem problem={problem} booking={{ status: "reserved" }} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

function AwaitedText({ at, isOverdue }: PrecedingReturn) {
  const formats = useFormats();
  const time = formats.time(at);
  const since = formats.dateTime(at, { weekday: true, year: false });
  return (
    <Text size="sm" weight="strong" tone={isOverdue ? "danger" : "plain"}>
      {isOverdue ? (
        <Trans>The car has not come back: it was due on {since}.</Trans>
      ) : (
        <Trans>Prepare the car: it comes back at {time}.</Trans>
      )}
    </Text>
  );
}

function ArrivalText({ number, time }: NonNullable<DayBooking["arrival"]>) {
  const { t } = useLingui();
  return (
    <Text size="sm" weight="strong">
      <Trans>
        Flight or ferry: <span translate="no">{number}</span>
      </Trans>
      {time !== null && <> · {t`arrives at ${time}`}</>}
    </Text>
  );
}
