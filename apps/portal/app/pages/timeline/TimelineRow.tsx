import { useLingui } from "@lingui/react/macro";
import type { SupplierTimeline, TimelineCar } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import type { Block } from "@sayara/domain/block/Block";
import { useBookingsPaths } from "@sayara/frontend/bookings/BookingsBase";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { bookingStatusMessages } from "@sayara/i18n/messages/booking/bookingStatusMessages";
import { Text } from "@sayara/ui/Text/Text";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { blockKindMessages } from "./blockKindMessages.ts";
import { freeGaps, placeOf, type Span } from "./timelineSpans.ts";
import type { useBlockDrag } from "./useBlockDrag.ts";
import * as styles from "./Timeline.css.ts";

interface TimelineRowProps extends Pick<SupplierTimeline, "turnaroundMinutes"> {
  car: TimelineCar;
  shown: Span;
  now: number;
  mayEdit: boolean;
  onGap: (gap: Span) => void;
  /** The current drag, and the handlers of a block's button. */
  drag: Pick<ReturnType<typeof useBlockDrag>, "drag" | "handlersOf">;
  onBlock: (block: Block) => void;
}

/** Row of a car: its name, and its bookings, blocks and free times in chronological order. */
export function TimelineRow({
  car,
  shown,
  turnaroundMinutes,
  now,
  mayEdit,
  onGap,
  drag: { drag, handlersOf },
  onBlock,
}: TimelineRowProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { pathOf } = useBookingsPaths();
  const dates = ({ from, to }: Span) =>
    `${formats.dateTime(new Date(from), { year: false })} – ${formats.dateTime(new Date(to), { year: false })}`;
  const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
    from: Date.parse(from),
    to: Date.parse(to),
  });
  const items: { at: number; id: string; content: ReactNode }[] = [];
  const add = (span: Span, id: string, content: ReactNode) => {
    const placed = placeOf(span, shown);
    if (placed === null) return;
    const style = { "--start": `${placed.start}%`, "--size": `${placed.size}%` } as CSSProperties;
    items.push({
      at: span.from,
      id,
      content: (
        <li key={id} className={styles.place} style={style}>
          {content}
        </li>
      ),
    });
  };
  const addTurnaround = ({ to }: Span, id: string) => {
    if (turnaroundMinutes === 0) return;
    const span = { from: to, to: to + turnaroundMinutes * 60_000 };
    const placed = placeOf(span, shown);
    if (placed === null) return;
    const style = { "--start": `${placed.start}%`, "--size": `${placed.size}%` } as CSSProperties;
    items.push({
      at: to,
      id: `${id} turnaround`,
      content: (
        <li key={`${id} turnaround`} className={styles.place} style={style} aria-hidden>
          <span className={styles.turnaround} />
        </li>
      ),
    });
  };

  for (const booking of car.bookings) {
    const span = spanOf(booking);
    const status = i18n._(bookingStatusMessages[booking.status]);
    const tone = booking.status === "pending" || booking.status === "void" ? "waiting" : "booked";
    const text = `${booking.firstName} · ${status} · ${booking.reference}`;
    add(
      span,
      booking.id,
      <Link
        to={pathOf({ id: booking.id })}
        className={`${styles.bar} ${styles.tones[tone]}`}
        title={`${text}, ${dates(span)}`}
      >
        {text}
      </Link>,
    );
    addTurnaround(span, booking.id);
  }
  for (const change of car.changes) {
    const span = spanOf(change);
    const { reference } = change;
    const text = t`Held for a change of ${reference}`;
    add(
      span,
      `${change.bookingId} change`,
      <span className={`${styles.bar} ${styles.tones.waiting}`} title={`${text}, ${dates(span)}`}>
        {text}
      </span>,
    );
  }
  for (const block of car.blocks) {
    const span = spanOf(block);
    const kind = i18n._(blockKindMessages[block.kind]);
    const text = [kind, block.walkIn?.customer, block.note].filter(Boolean).join(" · ");
    const look = {
      className: `${styles.bar} ${styles.tones[block.kind === "walkIn" ? "walkIn" : "blocked"]}`,
      title: `${text}, ${dates(span)}`,
    };
    const dragged = drag?.block.id === block.id && drag.block.version === block.version ? drag : null;
    const isEditable = mayEdit && block.kind !== "imported";
    add(
      span,
      block.id,
      isEditable ? (
        <button
          type="button"
          {...look}
          {...handlersOf(block, () => onBlock(block))}
          data-dragged={dragged !== null || undefined}
          style={
            dragged === null
              ? undefined
              : { transform: `translate(${dragged.offset.x}px, ${dragged.offset.y}px)` }
          }
          aria-label={look.title}
        >
          {text}
        </button>
      ) : (
        <span {...look}>{text}</span>
      ),
    );
    addTurnaround(span, block.id);
  }
  if (mayEdit)
    for (const gap of freeGaps(car, { shown, turnaroundMinutes, now })) {
      const [name, time] = [car.name, dates(gap)];
      const label = t`${name}, free: ${time}. Block days`;
      add(
        gap,
        `free ${gap.from}`,
        <button
          type="button"
          className={`${styles.bar} ${styles.tones.free}`}
          aria-label={label}
          onClick={() => onGap(gap)}
        >
          {t`Free`}
        </button>,
      );
    }
  return (
    <>
      <div className={styles.name}>
        {car.name}
        {car.plate !== null && (
          <Text as="span" size="sm" tone="muted">
            <bdi>{car.plate}</bdi>
          </Text>
        )}
        {!car.isOffered && (
          <Text as="span" size="sm" tone="muted">
            {t`Not offered`}
          </Text>
        )}
      </div>
      <ol className={styles.track} aria-label={car.name} data-car={car.id}>
        {items.toSorted((a, b) => a.at - b.at).map(({ content }) => content)}
      </ol>
    </>
  );
}
