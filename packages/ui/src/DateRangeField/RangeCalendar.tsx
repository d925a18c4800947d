"use client";

import { clsx } from "clsx";
import { createContext, use, useMemo } from "react";
import { DayButton, DayPicker, type DayButtonProps } from "react-day-picker";
import { Icon } from "../Icon/Icon.tsx";
import { NextIcon, PreviousIcon } from "../Icon/icons.tsx";
import { readingDirection } from "../theme/readingDirection.ts";
import { localeOf } from "./localeOf.ts";
import { dateOfDay, dayOfDate, type WallClockRange } from "./wallClock.ts";
import * as styles from "./DateRangePanel.css.ts";

/** The price of a day on the calendar. */
export type DayPrice = {
  /** Shown below the day's number, as short as possible: "82 DT". */
  text: string;
  /** Text for screen readers: "82 DT, lowest". */
  name: string;
  /** Whether no other shown day is cheaper. */
  isLowest: boolean;
};

/** Prices by day, `YYYY-MM-DD`. Some days may have none. */
export type DayPrices = Readonly<Record<string, DayPrice>>;

/**
 * Loads the prices of the shown days for a range of the same length. Returns null if there are none to load. If the
 * promise rejects, the days are shown without prices.
 */
export type LoadDayPrices = (
  visibleDays: { first: string; last: string },
  value: WallClockRange,
) => Promise<DayPrices> | null;

export type RangeCalendarProps = {
  from: string;
  to: string;
  /** First and last selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** A day in the last month to show, `YYYY-MM-DD`. */
  lastVisibleDay?: string | undefined;
  onPick: (day: string) => void;
  /** If undefined, no space is reserved for prices. */
  prices?: DayPrices | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  language: string;
  /** Writes a day, given as `2026-12-01`, in full for its accessible name. Defaults to `Intl`. */
  nameDay?: ((day: string) => string) | undefined;
  months: 1 | 2;
  messages: { previousMonth: string; nextMonth: string };
};

const PricesContext = createContext<RangeCalendarProps["prices"]>(undefined);

/**
 * One or two months for picking a range of days. Arrow keys move by day and week, Page Up and Page Down by
 * month.
 */
export function RangeCalendar({
  from,
  to,
  min,
  max,
  lastVisibleDay,
  onPick,
  prices,
  onMonthChange,
  language,
  nameDay,
  months,
  messages,
}: RangeCalendarProps) {
  const formats = useMemo(() => dateFormats(language), [language]);
  const minDate = min ? dateOfDay(min) : undefined;
  const maxDate = max ? dateOfDay(max) : undefined;
  const initialMonth = from ? dateOfDay(from) : minDate;

  return (
    <PricesContext value={prices}>
      <DayPicker
        mode="range"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opens in a dialog, which must contain the focus
        autoFocus
        lang={language}
        dir={readingDirection()}
        numberOfMonths={months}
        weekStartsOn={1}
        {...(initialMonth ? { defaultMonth: initialMonth } : {})}
        {...(minDate ? { startMonth: minDate } : {})}
        {...(lastVisibleDay ? { endMonth: dateOfDay(lastVisibleDay) } : {})}
        disabled={[...(minDate ? [{ before: minDate }] : []), ...(maxDate ? [{ after: maxDate }] : [])]}
        selected={{ from: from ? dateOfDay(from) : undefined, to: to ? dateOfDay(to) : undefined }}
        onSelect={(_range, day) => onPick(dayOfDate(day))}
        onMonthChange={(month) => onMonthChange?.(dayOfDate(month).slice(0, 7))}
        formatters={{
          formatCaption: (month) => formats.month.format(month),
          formatWeekdayName: (day) => formats.weekday.format(day),
        }}
        labels={{
          labelNext: () => messages.nextMonth,
          labelPrevious: () => messages.previousMonth,
          labelGrid: (month) => formats.month.format(month),
          labelWeekday: (day) => formats.weekdayLong.format(day),
          labelDayButton: (day) =>
            [
              withDayNumber(day, nameDay?.(dayOfDate(day)) ?? formats.day.format(day)),
              prices?.[dayOfDate(day)]?.name,
            ]
              .filter(Boolean)
              .join(", "),
        }}
        components={{
          DayButton: PricedDay,
          Chevron: Arrow,
        }}
        classNames={{
          months: styles.months,
          nav: styles.nav,
          button_previous: styles.navButton,
          button_next: styles.navButton,
          month_caption: styles.caption,
          caption_label: styles.captionLabel,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          range_start: to && to !== from ? styles.rangeStart : styles.singleDay,
          range_end: to !== from ? styles.rangeEnd : styles.singleDay,
          range_middle: styles.rangeMiddle,
        }}
      />
    </PricesContext>
  );
}

function PricedDay({ className: _className, ...button }: DayButtonProps) {
  const { day, modifiers } = button;
  const prices = use(PricesContext);
  const price = modifiers["disabled"] ? undefined : prices?.[dayOfDate(day.date)];
  const isEnd = modifiers["range_start"] || modifiers["range_end"];

  return (
    <DayButton
      {...button}
      // Displayed by the stylesheet: the day's accessible name already contains the price.
      data-price={price?.text}
      data-lowest={price?.isLowest || undefined}
      className={clsx(
        styles.dayButton,
        prices && styles.priced,
        modifiers["today"] && styles.todayButton,
        isEnd && styles.pickedEnd,
      )}
    />
  );
}

function Arrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" | undefined }) {
  return <Icon picture={orientation === "left" ? PreviousIcon : NextIcon} />;
}

/** Prepends the day's number, since an accessible name must contain the visible text: "1, mardi 1er décembre". */
function withDayNumber(day: Date, name: string): string {
  const dayNumber = String(day.getDate());
  return name.split(/[\s,]+/).includes(dayNumber) ? name : `${dayNumber}, ${name}`;
}

function dateFormats(language: string) {
  const createFormat = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), format);
  return {
    month: createFormat({ month: "long", year: "numeric" }),
    // Arabic has no short names.
    weekday: createFormat({ weekday: language === "ar" ? "narrow" : "short" }),
    weekdayLong: createFormat({ weekday: "long" }),
    day: createFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  };
}
