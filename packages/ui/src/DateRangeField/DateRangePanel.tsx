"use client";

import { useState, type ReactNode, type RefObject } from "react";
import { Button } from "../Button/Button.tsx";
import { useMedia } from "../hydration/useMedia.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { media } from "../theme/media.ts";
import { PanelLayout } from "./PanelLayout.tsx";
import { type LoadDayPrices, RangeCalendar, type RangeCalendarProps } from "./RangeCalendar.tsx";
import { useDayPrices } from "./useDayPrices.ts";
import { type RangeDraftProps, useRangeDraft } from "./useRangeDraft.ts";
import { dayOf, dayOfDate, halfHours, type WallClock, type WallClockRange } from "./wallClock.ts";
import * as styles from "./DateRangePanel.css.ts";

export type DateRangePanelProps = {
  messages: RangeCalendarProps["messages"] & {
    /** "Pick-up", "Drop-off". */
    from: string;
    to: string;
    fromTime: string;
    toTime: string;
    /** Title of the calendar. */
    title: string;
    done: string;
    /** Note below the days when they have prices: what the prices cover, and how the lowest are marked. */
    prices?: string | undefined;
    close: string;
  };
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  min?: WallClock | undefined;
  /** The latest pick-up and the latest drop-off. */
  max?: WallClockRange | undefined;
  /** Summary of the chosen range: "3 days". */
  summary?: ((value: WallClockRange) => ReactNode) | undefined;
  /** Loads the days' prices once the calendar is open. */
  loadPrices?: LoadDayPrices | undefined;
} & RangeDraftProps &
  Pick<RangeCalendarProps, "language" | "nameDay">;

/** The calendar of a `DateRangeField`, with a time for each end. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { messages, value, loadPrices, onClose } = props;
  const isWide = useMedia(media.wide);
  const [today] = useState(() => dayOfDate(new Date()));
  const { draft, pick, setTime, times } = useRangeDraft(props);
  const isComplete = draft.from !== "" && draft.to !== "";
  const months = isWide ? 2 : 1;
  const min = dayOf(props.min ?? "");
  const isPickingDropOff = draft.next === "to" && draft.from !== "";
  const initialDay = draft.from || min || today;
  const { prices, onMonthChange } = useDayPrices({ loadPrices, value, initialDay, months, min });

  const footer = (
    <div className={styles.footer}>
      <div className={styles.times}>
        <TimeField label={messages.fromTime} value={times.from} onChange={(time) => setTime("from", time)} />
        <TimeField label={messages.toTime} value={times.to} onChange={(time) => setTime("to", time)} />
      </div>
      <p className={styles.summary} aria-live="polite">
        {isComplete && props.summary?.(value)}
      </p>
      <Button onClick={onClose}>{messages.done}</Button>
    </div>
  );
  return (
    <PanelLayout
      messages={messages}
      isWide={isWide}
      height={panelHeight + (loadPrices ? pricesHeight : 0)}
      anchor={props.anchor}
      end={props.end}
      onClose={onClose}
      footer={footer}
    >
      <RangeCalendar
        {...draft}
        messages={messages}
        language={props.language}
        months={months}
        min={props.min && min}
        max={props.max && dayOf(isPickingDropOff ? props.max.to : props.max.from)}
        lastVisibleDay={props.max && dayOf(props.max.to)}
        prices={prices}
        onMonthChange={onMonthChange}
        nameDay={props.nameDay}
        onPick={pick}
      />
      {prices && messages.prices && <p className={styles.priceNote}>{messages.prices}</p>}
    </PanelLayout>
  );
}

/** Height in pixels of two months with times and margins. */
const panelHeight = 500;
/** Extra height in pixels for the prices of six weeks and their note. */
const pricesHeight = 80;

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].sort();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  );
}
