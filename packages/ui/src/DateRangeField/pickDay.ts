import { dateOfDay, dayOfDate } from "./wallClock.ts";

/** A range being picked, and the end that the next click sets. */
export type DayRangeDraft = { from: string; to: string; next: "from" | "to" };

/**
 * Returns the range after a click on a day. The first click sets the pick-up, the second the drop-off. A second click
 * before the pick-up starts a new range. A pick-up on or after the drop-off moves the drop-off by the same number of
 * days, so that a complete range stays complete.
 */
export function pickDay(draft: DayRangeDraft, day: string): DayRangeDraft {
  const isNewRange = draft.next === "from" || draft.from === "" || day < draft.from;
  if (!isNewRange) return { from: draft.from, to: day, next: "from" };
  const keepsDropOff = draft.next === "from" && draft.to > day;
  return { from: day, to: keepsDropOff ? draft.to : shiftEnd(draft, day), next: "to" };
}

function shiftEnd({ from, to }: DayRangeDraft, day: string): string {
  if (from === "" || to === "") return "";
  const end = dateOfDay(to);
  // Rounded, because a day with a clock change has 23 or 25 hours.
  end.setDate(
    end.getDate() + Math.round((dateOfDay(day).getTime() - dateOfDay(from).getTime()) / 86_400_000),
  );
  return dayOfDate(end);
}
