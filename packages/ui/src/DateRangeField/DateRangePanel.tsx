"use client";

import * as RadixPopover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import { useState, type ReactNode, type RefObject } from "react";
import { BottomSheet } from "../BottomSheet/BottomSheet.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { useMedia } from "../hydration/useMedia.tsx";
import { popover } from "../Popover/Popover.css.ts";
import { SelectField } from "../SelectField/SelectField.tsx";
import { media } from "../theme/media.ts";
import { pickDay } from "./pickDay.ts";
import { type LoadDayPrices, RangeCalendar, type RangeCalendarProps } from "./RangeCalendar.tsx";
import { useDayPrices } from "./useDayPrices.ts";
import { at, dayOf, dayOfDate, halfHours, timeOf, type WallClock, type WallClockRange } from "./wallClock.ts";
import * as styles from "./DateRangePanel.css.ts";

export type DateRangePanelProps = {
  words: RangeCalendarProps["words"] & {
    /** "Pick-up", "Drop-off". */
    from: string;
    to: string;
    fromTime: string;
    toTime: string;
    /** Title of the calendar. */
    title: string;
    done: string;
    /** Below the days while they have prices: of what they are, and how the lowest are marked. */
    prices?: string | undefined;
    close: string;
  };
  value: WallClockRange;
  /** Called only once both ends are chosen. */
  onChange: (value: WallClockRange) => void;
  onClose: () => void;
  /** The pressed end: the first click on a day sets it. */
  end: "from" | "to";
  anchor: RefObject<HTMLElement | null>;
  min?: WallClock | undefined;
  max?: WallClock | undefined;
  /** Time of day for a newly picked day, `HH:MM`; 10:00 by default. */
  defaultTime?: string | undefined;
  /** Summary of the chosen range: "3 days". */
  summary?: ((value: WallClockRange) => ReactNode) | undefined;
  /** Loads prices of days, once the calendar is open. */
  loadPrices?: LoadDayPrices | undefined;
} & Pick<RangeCalendarProps, "language" | "nameDay">;

/** The calendar of a `DateRangeField`: a popover on wide screens, a bottom sheet on phones. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { words, anchor, end, onClose } = props;
  const isWide = useMedia(media.wide);
  const [today] = useState(() => dayOfDate(new Date()));
  const [measured] = useState(() => measurable(anchor));
  const [hasRoom] = useState(() =>
    hasRoomBeside(anchor, panelHeight + (props.loadPrices ? pricesHeight : 0)),
  );
  const { draft, pick, setTime, times } = useDraft(props);
  const isComplete = draft.from !== "" && draft.to !== "";

  function returnFocus(event: Event) {
    event.preventDefault();
    anchor.current?.querySelectorAll("button")[end === "from" ? 0 : 1]?.focus();
  }

  const months = isWide ? 2 : 1;
  const min = dayOf(props.min ?? "");
  const { prices, onMonthShown } = useDayPrices({
    loadPrices: props.loadPrices,
    value: props.value,
    opening: draft.from || min || today,
    months,
    min,
  });

  const calendar = (
    <>
      <RangeCalendar
        {...draft}
        words={words}
        language={props.language}
        months={months}
        min={props.min && min}
        max={props.max && dayOf(props.max)}
        prices={prices}
        onMonthShown={onMonthShown}
        nameDay={props.nameDay}
        onPick={pick}
      />
      {prices && words.prices && <p className={styles.priceNote}>{words.prices}</p>}
    </>
  );
  // Below the part that scrolls, so that it covers no day and is never covered.
  const footer = (
    <div className={styles.footer}>
      <div className={styles.times}>
        <TimeField label={words.fromTime} value={times.from} onChange={(time) => setTime("from", time)} />
        <TimeField label={words.toTime} value={times.to} onChange={(time) => setTime("to", time)} />
      </div>
      <p className={styles.summary} aria-live="polite">
        {isComplete && props.summary?.(props.value)}
      </p>
      <Button onClick={onClose}>{words.done}</Button>
    </div>
  );

  if (!isWide)
    return (
      <BottomSheet
        open
        onOpenChange={onClose}
        onCloseAutoFocus={returnFocus}
        title={words.title}
        closeLabel={words.close}
        footer={footer}
      >
        {calendar}
      </BottomSheet>
    );
  if (!hasRoom)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        onCloseAutoFocus={returnFocus}
        title={words.title}
        closeLabel={words.close}
        size="wide"
        footer={footer}
      >
        {calendar}
      </Dialog>
    );

  return (
    <RadixPopover.Root open onOpenChange={onClose}>
      <RadixPopover.Anchor virtualRef={measured} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={words.title}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={clsx(popover, styles.panel)}
          // The calendar focuses a day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <div className={styles.days}>{calendar}</div>
          <div className={styles.foot}>{footer}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  );
}

/** State of the range while it is picked. An incomplete range is never passed to `onChange`. */
function useDraft({ value, end, defaultTime = "10:00", onChange }: DateRangePanelProps) {
  const [draft, setDraft] = useState({ from: dayOf(value.from), to: dayOf(value.to), next: end });
  const [times, setTimes] = useState({
    from: timeOf(value.from, defaultTime),
    to: timeOf(value.to, defaultTime),
  });

  function emit(days: { from: string; to: string }, hours: { from: string; to: string }) {
    if (days.from && days.to) onChange({ from: at(days.from, hours.from), to: at(days.to, hours.to) });
  }

  return {
    draft,
    times,
    pick(day: string) {
      const picked = pickDay(draft, day);
      setDraft(picked);
      emit(picked, times);
    },
    setTime(which: "from" | "to", time: string) {
      const changed = { ...times, [which]: time };
      setTimes(changed);
      emit(draft, changed);
    },
  };
}

/** Height in pixels of two months with their times and margins. */
const panelHeight = 500;
/** Pixels that the prices of six weeks and their note add to it. */
const pricesHeight = 80;

/** Whether the whole panel fits above or below the field. */
function hasRoomBeside(anchor: RefObject<HTMLElement | null>, height: number): boolean {
  const field = anchor.current?.getBoundingClientRect();
  if (field === undefined) return true;
  return Math.max(field.top, window.innerHeight - field.bottom) >= height;
}

function measurable(anchor: RefObject<HTMLElement | null>) {
  return {
    current: { getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() },
  };
}
