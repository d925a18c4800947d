import { Trans, useLingui } from "@lingui/react/macro";
import type { DayBooking, StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import type { User } from "@sayara/domain/user/User";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import { useUnsentPhotos } from "#portal/offline/useUnsentPhotos.ts";
import { DayRows } from "./DayRows.tsx";
import { DoneRow } from "./DoneRow.tsx";
import type { PrecedingReturn } from "./HandOverRow.tsx";
import { HandOverRows } from "./HandOverRows.tsx";
import { JoiningNotice, WaitingDecisions } from "./lazyParts.ts";
import { RequestRow } from "./RequestRow.tsx";
import { type TodayList, todayLists, todayPaths } from "./todayPaths.ts";
import { useTodayDecisions } from "./useTodayDecisions.ts";
import * as styles from "./Today.css.ts";

export interface TodayProps extends StaffDay {
  user: User;
  now: Date;
  /**
   * When the displayed data were stored, in milliseconds since 1970, if there is no connection; null if the
   * data are current.
   */
  storedAt: number | null;
  /** Reloads the day. */
  onReload: () => void;
}

/** The agency's day: requests to answer, pick-ups and drop-offs by time, and counts of other lists. */
export function Today({ user, now, storedAt, onReload, ...today }: TodayProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useTodayDecisions();
  const waiting = useUnsentDecisions((state) => state.decisions);
  const hasPhotos = useUnsentPhotos(({ photos }) => photos.length > 0);
  const { day, counts, requests, pickUps, dropOffs, overdueReturns, missedPickUps, overdue } = today;
  const { awaitedPickUps = [] } = today;
  const { papersEndingSoon, calendarConflicts, joining } = today;
  const paths = todayPaths(day);
  const pickUpsLeft = pickUps.filter(({ handedOverAt }) => handedOverAt === null);
  const dropOffsLeft = dropOffs.filter(({ returnedAt }) => returnedAt === null);
  const done = [
    ...pickUps
      .filter(({ handedOverAt }) => handedOverAt !== null)
      .map((booking) => ({ booking, kind: "pickUp" as const })),
    ...dropOffs
      .filter(({ returnedAt }) => returnedAt !== null)
      .map((booking) => ({ booking, kind: "dropOff" as const })),
  ];
  const labels: Record<TodayList, string> = {
    toAnswer: t`To be answered`,
    pickUps: t`Today's pick-ups`,
    dropOffs: t`Today's drop-offs`,
    cancellations: t`Cancellations to decide`,
    problems: t`Problems to answer`,
    messages: user.type === "admin" ? t`Reported messages` : t`New messages`,
  };
  // A list shown as rows has its count in its heading.
  const rows: Partial<Record<TodayList, readonly DayBooking[]>> = { toAnswer: requests, pickUps, dropOffs };
  const countedLists = todayLists.filter((list) => (rows[list] ?? []).length === 0);
  const isQuiet =
    todayLists.every((list) => (counts[list] ?? 0) === 0) &&
    overdueReturns.length + awaitedPickUps.length + missedPickUps.length === 0 &&
    (papersEndingSoon ?? 0) === 0 &&
    (calendarConflicts ?? 0) === 0;
  const readAt = storedAt !== null && formats.dateTime(new Date(storedAt), { year: false });
  const rowCount =
    requests.length +
    pickUpsLeft.length +
    dropOffsLeft.length +
    overdueReturns.length +
    awaitedPickUps.length +
    missedPickUps.length;
  const lastRowCount = useRef(rowCount);
  useEffect(() => {
    const isFewer = rowCount < lastRowCount.current;
    lastRowCount.current = rowCount;
    // The answered row took the focus with it. Without this, the next Tab would start at the top of the page.
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [rowCount]);
  const decisionsFor = ({ id }: DayBooking) =>
    waiting.some(({ booking, refusal }) => booking.id === id && refusal === null) ? null : decisions;
  const awaitedFor = ({ car, from }: DayBooking): PrecedingReturn | null => {
    const isBefore = (other: DayBooking) =>
      other.car.id === car.id && Date.parse(other.to) <= Date.parse(from);
    const late = overdueReturns.findLast(isBefore);
    if (late !== undefined) return { at: late.to, isOverdue: true };
    const next = dropOffsLeft.findLast(isBefore);
    return next === undefined ? null : { at: next.to, isOverdue: false };
  };
  const shared = { awaitedFor, decisionsFor };
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="xs">
          <Heading level={1} ref={heading} tabIndex={-1}>
            <Trans>Today</Trans>
          </Heading>
          <Text tone="muted">{user.fullName}</Text>
        </Stack>
        {readAt !== false && (
          <Notice tone="warning" announce="polite" title={t`No connection`}>
            <Trans>
              You see the day as it was on {readAt}. Your answers are sent once you are connected.
            </Trans>
          </Notice>
        )}
        {(waiting.length > 0 || hasPhotos) && (
          <Suspense>
            <WaitingDecisions />
          </Suspense>
        )}
        {joining !== null && (
          <Suspense>
            <JoiningNotice joining={joining} />
          </Suspense>
        )}
        {isQuiet && (
          <Text>
            <Trans>Nothing waits for you today.</Trans>
          </Text>
        )}
        <DayRows title={labels.toAnswer} items={requests} total={counts.toAnswer} path={paths.toAnswer}>
          {(booking) => (
            <RequestRow
              key={booking.id}
              booking={booking}
              now={now}
              decisions={decisionsFor(booking)}
              onLapse={onReload}
            />
          )}
        </DayRows>
        <HandOverRows
          {...shared}
          kind="pickUp"
          isLate
          title={t`Late drivers whose car is kept`}
          items={awaitedPickUps}
          total={awaitedPickUps.length}
          path={null}
        />
        <HandOverRows
          {...shared}
          kind="pickUp"
          isOverdue
          title={t`Missed pick-ups, not recorded`}
          items={missedPickUps}
          total={overdue?.pickUps ?? 0}
          path={null}
        />
        <HandOverRows
          {...shared}
          kind="pickUp"
          title={labels.pickUps}
          items={pickUpsLeft}
          total={counts.pickUps - pickUps.length + pickUpsLeft.length}
          path={paths.pickUps}
        />
        <HandOverRows
          {...shared}
          kind="dropOff"
          isOverdue
          title={t`Cars not returned`}
          items={overdueReturns}
          total={overdue?.returns ?? 0}
          path={null}
        />
        <HandOverRows
          {...shared}
          kind="dropOff"
          title={labels.dropOffs}
          items={dropOffsLeft}
          total={counts.dropOffs - dropOffs.length + dropOffsLeft.length}
          path={paths.dropOffs}
        />
        {done.length > 0 && (
          <Stack as="section" gap="sm">
            <Heading level={2} size="md">
              <Trans>Done today</Trans> ({done.length})
            </Heading>
            <Stack as="ul" gap="xs">
              {done.map(({ booking, kind }) => (
                <DoneRow key={`${kind} ${booking.id}`} booking={booking} kind={kind} />
              ))}
            </Stack>
          </Stack>
        )}
        <ul className={styles.counts}>
          {countedLists.map((list) => (
            <CountCard key={list} to={paths[list]} label={labels[list]} count={counts[list] ?? 0} />
          ))}
          {papersEndingSoon !== null && papersEndingSoon > 0 && (
            <CountCard to="/papers" label={t`Papers expired or soon to expire`} count={papersEndingSoon} />
          )}
          {calendarConflicts !== null && calendarConflicts > 0 && (
            <CountCard to="/calendars" label={t`Calendar conflicts`} count={calendarConflicts} />
          )}
        </ul>
      </Stack>
    </div>
  );
}

function CountCard({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <Card as="li">
      <Link to={to} className={styles.list}>
        <Text as="span" size="sm" tone="muted">
          {label}
        </Text>{" "}
        <span className={styles.count}>{count}</span>
      </Link>
    </Card>
  );
}
