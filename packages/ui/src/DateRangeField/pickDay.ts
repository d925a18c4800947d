/** A range being picked, and the end that the next click sets. */
export type DayRangeDraft = { from: string; to: string; next: "from" | "to" };

/**
 * Returns the range after a click on a day. The first click sets the pick-up, the second the drop-off; a
 * click before the pick-up starts a new range. An end that stays valid is kept.
 */
export function pickDay(draft: DayRangeDraft, day: string): DayRangeDraft {
  const startsOver = draft.next === "from" || draft.from === "" || day < draft.from;
  if (!startsOver) return { from: draft.from, to: day, next: "from" };
  const keepsEnd = draft.next === "from" && draft.to >= day;
  return { from: day, to: keepsEnd ? draft.to : "", next: "to" };
}
