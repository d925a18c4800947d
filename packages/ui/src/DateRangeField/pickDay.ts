/** Days being picked on the calendar, and which end the next click is for. */
export type DayRangeDraft = { from: string; to: string; next: "from" | "to" };

/**
 * What a click on a day means. The first click is the pick-up; a click before it starts over; the second is
 * the drop-off. An end that stays possible is kept.
 */
export function pickDay(draft: DayRangeDraft, day: string): DayRangeDraft {
  const startsOver = draft.next === "from" || draft.from === "" || day < draft.from;
  if (!startsOver) return { from: draft.from, to: day, next: "from" };
  const keepsEnd = draft.next === "from" && draft.to >= day;
  return { from: day, to: keepsEnd ? draft.to : "", next: "to" };
}
