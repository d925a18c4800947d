"use client";

import { useState } from "react";
import { pickDay } from "./pickDay.ts";
import { at, dayOf, timeOf, type WallClockRange } from "./wallClock.ts";

/** The chosen range, and what is needed to pick another one. */
export type RangeDraftProps = {
  value: WallClockRange;
  /** Called only once both ends are chosen. */
  onChange: (value: WallClockRange) => void;
  /** The pressed end, which the first click on a day sets. */
  end: "from" | "to";
  /** Time of day for a newly picked day, `HH:MM`. Defaults to 10:00. */
  defaultTime?: string | undefined;
};

/** State of a range being picked. Never passes an incomplete range to `onChange`. */
export function useRangeDraft({ value, end, defaultTime = "10:00", onChange }: RangeDraftProps) {
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
