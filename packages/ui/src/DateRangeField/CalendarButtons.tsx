"use client";

import { clsx } from "clsx";
import { lazy, Suspense, useId, useRef, useState } from "react";
import * as fieldStyles from "../Field/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CalendarIcon } from "../Icon/icons.tsx";
import { localeOf } from "./localeOf.ts";
import type { DateRangePanelProps } from "./DateRangePanel.tsx";
import type { RangeInputProps } from "./RangeInputProps.ts";
import { dateOfDay, dayOf, timeOf } from "./wallClock.ts";
import * as styles from "./DateRangeField.css.ts";

// A separate module, so that the calendar is downloaded only when opened.
const loadPanel = () => import("./DateRangePanel.tsx");
const DateRangePanel = lazy(async () => ({ default: (await loadPanel()).DateRangePanel }));

/** Two buttons that show the dates and open the same calendar. */
export function CalendarButtons({
  messages,
  names,
  value,
  errorId,
  onChange,
  formatDay = formatByIntl,
  ...calendar
}: RangeInputProps &
  Omit<DateRangePanelProps, "messages" | "value" | "onChange" | "end" | "anchor" | "onClose"> & {
    formatDay?: ((day: string, language: string) => string) | undefined;
  }) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [openEnd, setOpenEnd] = useState<"from" | "to" | undefined>();
  const defaultTime = calendar.defaultTime ?? "10:00";

  return (
    <div className={styles.ends} ref={container} onPointerEnter={() => void loadPanel()}>
      {(["from", "to"] as const).map((end) => (
        <div key={end} className={fieldStyles.field}>
          <span id={`${id}-${end}`} className={clsx(fieldStyles.labelLine, fieldStyles.label)}>
            {messages[end]}
          </span>
          <div className={fieldStyles.frame}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={openEnd === end}
              aria-labelledby={`${id}-${end} ${id}-${end}-value`}
              aria-describedby={errorId}
              className={styles.opener}
              onFocus={() => void loadPanel()}
              onClick={() => setOpenEnd(openEnd === end ? undefined : end)}
            >
              <Icon picture={CalendarIcon} className={styles.icon} />
              <span id={`${id}-${end}-value`} className={styles.chosen}>
                {value[end] ? (
                  <>
                    <span className={styles.day}>{formatDay(dayOf(value[end]), calendar.language)} </span>
                    <span className={styles.time}>{timeOf(value[end], defaultTime)}</span>
                  </>
                ) : (
                  <span className={styles.time}>{messages.choose}</span>
                )}
              </span>
            </button>
          </div>
          <input type="hidden" name={names[end]} value={value[end]} />
        </div>
      ))}
      {openEnd && (
        <Suspense fallback={null}>
          <DateRangePanel
            {...calendar}
            messages={messages}
            value={value}
            onChange={onChange}
            end={openEnd}
            anchor={container}
            onClose={() => setOpenEnd(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

function formatByIntl(day: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: "short",
    day: "numeric",
    month: "short",
  }).format(dateOfDay(day));
}
