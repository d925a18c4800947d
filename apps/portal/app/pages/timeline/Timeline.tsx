import { Trans, useLingui } from "@lingui/react/macro";
import { TIMELINE_CARS, timelineDays } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Heading } from "@sayara/ui/Heading/Heading";
import { NextIcon, PreviousIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { type CSSProperties, useRef, useState } from "react";
import { Link } from "react-router";
import { BlockDialog, type EditedBlock } from "./BlockDialog.tsx";
import { type BlockValues, emptyBlock, movedValues, valuesOf } from "./BlockValues.ts";
import type { TimelineData } from "./Timeline.load.ts";
import { TimelineRow } from "./TimelineRow.tsx";
import type { Span } from "./timelineSpans.ts";
import { useBlockDrag } from "./useBlockDrag.ts";
import * as styles from "./Timeline.css.ts";

export type TimelineProps = TimelineData & {
  /** Current time in milliseconds since 1970. */
  now: number;
  mayEdit: boolean;
};

/** The agency's cars as rows, with their bookings, blocks and free times. */
export function Timeline({ timeline, page, now, mayEdit }: TimelineProps) {
  const { t } = useLingui();
  const { timeZone } = useSettings();
  const formats = useFormats();
  const [edited, setEdited] = useState<EditedBlock | null>(null);
  const { cars, days, from, total } = timeline;
  const dates = Array.from({ length: days }, (_, index) => addCalendarDays(from, index));
  const midnight = (date: string) => wallClockToInstant(`${date}T00:00`, timeZone).getTime();
  const shown = { from: midnight(from), to: midnight(addCalendarDays(from, days)) };
  const address = (change: { from?: string; days?: string; page?: number }) => {
    const query = { from, days: String(days), page: String(page), ...change };
    return `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
  };
  const pages = Math.ceil(total / TIMELINE_CARS);

  const grid = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<EditedBlock | null>(null);
  const drag = useBlockDrag(grid, {
    days,
    onMove({ block, ...move }) {
      const start = movedValues(valuesOf(block, timeZone), move);
      setMoved({ block, start });
      submission.send({ ...start, id: block.id, version: String(block.version) });
    },
  });
  const submission = useSubmission<true, keyof BlockValues>({
    onRefused(refused) {
      drag.cancel();
      // The form shows where the block was dragged to, and why it cannot be moved there.
      if (moved !== null) setEdited({ ...moved, problem: "problem" in refused ? refused.problem : null });
    },
    onDone() {
      if (moved === null) return;
      const [car = "", clock] = [cars.find(({ id }) => id === moved.start.car)?.name, moved.start.from];
      const time = formats.dateTime(wallClockToInstant(clock, timeZone));
      showToast(t`Moved: ${car}, from ${time}.`, "success");
    },
  });

  const fillGap = (car: string, gap: Span) => {
    const clock = (at: number) => instantToWallClock(new Date(at), timeZone);
    const nextDay = Math.min(gap.to, gap.from + 86_400_000);
    setEdited({ block: null, start: { ...emptyBlock, car, from: clock(gap.from), to: clock(nextDay) } });
  };
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Heading level={1}>
          <Trans>Timeline</Trans>
        </Heading>
        <Inline as="nav" gap="xs" aria-label={t`Shown days`}>
          <LinkButton
            tone="neutral"
            size="small"
            icon={PreviousIcon}
            render={<Link to={address({ from: addCalendarDays(from, -days) })} preventScrollReset />}
          >
            <Trans>Earlier</Trans>
          </LinkButton>
          {timelineDays.map((count) => (
            <LinkButton
              key={count}
              tone={count === String(days) ? "soft" : "neutral"}
              size="small"
              render={
                <Link
                  to={address({ days: count })}
                  preventScrollReset
                  aria-current={count === String(days) ? "true" : undefined}
                />
              }
            >
              {formats.days(Number(count))}
            </LinkButton>
          ))}
          <LinkButton
            tone="neutral"
            size="small"
            icon={NextIcon}
            render={<Link to={address({ from: addCalendarDays(from, days) })} preventScrollReset />}
          >
            <Trans>Later</Trans>
          </LinkButton>
        </Inline>
        {cars.length === 0 ? (
          <Text>
            <Trans>You have no cars yet. They appear here once you have added them.</Trans>
          </Text>
        ) : (
          <section
            className={styles.scroller}
            aria-label={t`Days of the cars`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys must scroll it
            tabIndex={0}
          >
            <div ref={grid} className={styles.grid} style={{ "--days": days } as CSSProperties}>
              <div className={styles.name}>
                <Trans>Car</Trans>
              </div>
              <div className={styles.days} aria-hidden>
                {dates.map((date) => (
                  <span key={date}>{formats.date(`${date}T12:00`, { year: false }).split(" ")[0]}</span>
                ))}
              </div>
              {cars.map((car) => (
                <TimelineRow
                  key={car.id}
                  car={car}
                  shown={shown}
                  turnaroundMinutes={timeline.turnaroundMinutes}
                  now={now}
                  mayEdit={mayEdit}
                  drag={drag}
                  onGap={(gap) => fillGap(car.id, gap)}
                  onBlock={(block) => setEdited({ block, start: valuesOf(block, timeZone) })}
                />
              ))}
            </div>
          </section>
        )}
        {pages > 1 && (
          <Inline as="nav" gap="xs" aria-label={t`Pages of cars`}>
            {page > 1 && <Link to={address({ page: page - 1 })}>{t`Previous cars`}</Link>}
            {page < pages && <Link to={address({ page: page + 1 })}>{t`More cars`}</Link>}
          </Inline>
        )}
      </Stack>
      {edited !== null && (
        <BlockDialog
          key={edited.block?.id ?? "new"}
          edited={edited}
          cars={cars}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
