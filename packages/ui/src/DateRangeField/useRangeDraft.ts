"use client";

import { useState } from "react";
import { pickDay } from "./pickDay.ts";
import { joinDayAndTime, dayOf, timeOf, type WallClockRange } from "./wallClock.ts";

/** The chosen range, and the inputs to choose another. */
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
    if (days.from && days.to)
      onChange({ from: joinDayAndTime(days.from, hours.from), to: joinDayAndTime(days.to, hours.to) });
  }

  return {
    draft,
    times,
    pick(day: string) {
      const nextDraft = pickDay(draft, day);
      setDraft(nextDraft);
      emit(nextDraft, times);
    },
    setTime(changedEnd: "from" | "to", time: string) {
      const nextTimes = { ...times, [changedEnd]: time };
      setTimes(nextTimes);
      emit(draft, nextTimes);
    },
  };
}
