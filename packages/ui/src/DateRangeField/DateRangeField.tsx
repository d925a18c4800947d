"use client";

import { clsx } from "clsx";
import { useId, useState, type ReactNode } from "react";
import { FieldError } from "../Field/Field.tsx";
import { useEnhancement } from "../hydration/useEnhancement.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { CalendarButtons } from "./CalendarButtons.tsx";
import type { DateRangePanelProps } from "./DateRangePanel.tsx";
import { NativeInputs } from "./NativeInputs.tsx";
import type { RangeInputProps } from "./RangeInputProps.ts";
import type { WallClockRange } from "./wallClock.ts";
import * as styles from "./DateRangeField.css.ts";

export type DateRangeFieldProps = {
  messages: RangeInputProps["messages"];
  /** Names of the two form fields. */
  names?: { from: string; to: string } | undefined;
  /** Wall-clock times in the marketplace's zone, `2026-12-01T10:00`, without a zone. */
  value?: WallClockRange | undefined;
  defaultValue?: WallClockRange | undefined;
  onChange?: ((value: WallClockRange) => void) | undefined;
  error?: ReactNode;
  /** Same as `announceError` of `Field`: whether a new error is announced. */
  announceError?: boolean | undefined;
  /** Formats the day of a button, given as `2026-12-01`. Defaults to `Intl`, which is slow to initialize. */
  formatDay?: ((day: string, language: string) => string) | undefined;
  /** Keeps the native fields even after hydration. */
  native?: boolean | undefined;
  className?: string | undefined;
} & Pick<
  DateRangePanelProps,
  "language" | "min" | "max" | "defaultTime" | "loadPrices" | "summary" | "nameDay"
>;

/**
 * Pick-up and drop-off with their times, on one calendar. The server renders two native date-time fields, which work
 * without JavaScript. After hydration, they are replaced by buttons that load the calendar when pressed.
 *
 * @example
 * <DateRangeField language="fr" messages={messages} defaultValue={{ from: "2026-12-01T10:00", to:
 * "2026-12-04T10:00" }} />
 */
export function DateRangeField({
  messages,
  names = { from: "from", to: "to" },
  value: controlledValue,
  defaultValue = { from: "", to: "" },
  onChange,
  error,
  announceError,
  native = false,
  className,
  min,
  max,
  ...calendar
}: DateRangeFieldProps) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue ?? internalValue;
  const { isEnhanced, native: group } = useEnhancement<HTMLFieldSetElement>();

  function updateValue(nextValue: WallClockRange) {
    setInternalValue(nextValue);
    onChange?.(nextValue);
  }

  const errorId = useId();
  const sharedProps = {
    messages,
    names,
    value,
    min,
    max,
    errorId: error ? errorId : undefined,
    onChange: updateValue,
  };

  return (
    <fieldset ref={group} className={clsx(styles.group, className)} aria-describedby={sharedProps.errorId}>
      <VisuallyHidden as="legend">{messages.legend}</VisuallyHidden>
      {isEnhanced && !native ? (
        <CalendarButtons {...sharedProps} {...calendar} />
      ) : (
        <NativeInputs {...sharedProps} />
      )}
      <FieldError id={errorId} announced={announceError}>
        {error}
      </FieldError>
    </fieldset>
  );
}
