import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { FieldError } from "../Field/Field.tsx";
import { useEnhancement } from "../hydration/useEnhancement.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { CalendarEnds } from "./CalendarEnds.tsx";
import type { DateRangePanelProps } from "./DateRangePanel.tsx";
import { NativeEnds } from "./NativeEnds.tsx";
import type { WallClockRange } from "./wallClock.ts";
import * as styles from "./DateRangeField.css.ts";

export type DateRangeFieldProps = {
  words: DateRangePanelProps["words"] & {
    /** What the range is: "Dates of your rental". Heard, not seen. */
    legend: string;
    /** Stands in an end that is not chosen yet. */
    choose: string;
  };
  /** Names that the form sends. */
  names?: { from: string; to: string } | undefined;
  /** Wall-clock times of the marketplace, `2026-12-01T10:00`, without a zone. */
  value?: WallClockRange | undefined;
  defaultValue?: WallClockRange | undefined;
  onChange?: ((value: WallClockRange) => void) | undefined;
  error?: ReactNode;
  /** Keeps the browser's own two fields, as without script. */
  native?: boolean | undefined;
  className?: string | undefined;
} & Pick<
  DateRangePanelProps,
  "language" | "min" | "max" | "defaultTime" | "prices" | "onMonthShown" | "summary"
>;

/**
 * Pick-up and drop-off with their times, on one calendar. The server renders two native date-time fields,
 * which work without script; after hydration they become buttons for the calendar, which is loaded on demand.
 *
 * @example
 * <DateRangeField language="fr" words={words} defaultValue={{ from: "2026-12-01T10:00", to: "2026-12-04T10:00" }} />
 */
export function DateRangeField({
  words,
  names = { from: "from", to: "to" },
  value: givenValue,
  defaultValue = { from: "", to: "" },
  onChange,
  error,
  native = false,
  className,
  min,
  max,
  ...calendar
}: DateRangeFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = givenValue ?? ownValue;
  const { isEnhanced, native: group } = useEnhancement<HTMLFieldSetElement>();

  function change(changed: WallClockRange) {
    setOwnValue(changed);
    onChange?.(changed);
  }

  const errorId = useId();
  const shared = { words, names, value, min, max, errorId: error ? errorId : undefined, onChange: change };

  return (
    <fieldset ref={group} className={clsx(styles.group, className)} aria-describedby={shared.errorId}>
      <VisuallyHidden as="legend">{words.legend}</VisuallyHidden>
      {isEnhanced && !native ? <CalendarEnds {...shared} {...calendar} /> : <NativeEnds {...shared} />}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

/** What both forms of the field get. */
export type RangeEndsProps = Pick<DateRangeFieldProps, "words" | "min" | "max"> & {
  names: { from: string; to: string };
  value: WallClockRange;
  errorId: string | undefined;
  onChange: (value: WallClockRange) => void;
};
