import type { CalendarEvent } from "./reading/parseCalendar.ts";

const MAX_SUMMARY_LENGTH = 200;

/** A busy time of a calendar, with the end of its hold. */
export interface BusyTime extends Omit<CalendarEvent, "from" | "to"> {
  from: Date;
  to: Date;
  heldTo: Date;
}

/**
 * Merges overlapping events of one calendar, so that they do not conflict with each other [CF6]. If an event
 * starts within the turnaround after another one, the earlier event's hold ends at that start.
 */
export function mergeEvents(
  events: readonly CalendarEvent[],
  { turnaroundMinutes }: { turnaroundMinutes: number },
): BusyTime[] {
  const merged: CalendarEvent[] = [];
  for (const event of events.toSorted(byTime)) {
    const last = merged.at(-1);
    if (last === undefined || event.from >= last.to) merged.push({ ...event });
    else {
      last.to = Math.max(last.to, event.to);
      last.summary = joinSummaries(last.summary, event.summary);
    }
  }
  const counts = new Map<string, number>();
  return merged.map(({ from, to, ...event }, index) => ({
    ...event,
    recurrence: distinctRecurrence(event, counts),
    from: new Date(from),
    to: new Date(to),
    heldTo: new Date(Math.min(to + turnaroundMinutes * 60_000, merged[index + 1]?.from ?? Infinity)),
  }));
}

/** Makes the key of each event unique, because some calendars give several events the same id or none. */
function distinctRecurrence(
  { uid, recurrence }: Pick<CalendarEvent, "uid" | "recurrence">,
  counts: Map<string, number>,
): string {
  const key = `${recurrence} ${uid}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count === 1 ? recurrence : `${recurrence}#${count}`;
}

/** Compares events so that the same events always have the same order, and a merged event keeps its id. */
function byTime(a: CalendarEvent, b: CalendarEvent): number {
  const byKey = `${a.uid} ${a.recurrence}` < `${b.uid} ${b.recurrence}` ? -1 : 1;
  return a.from - b.from || a.to - b.to || byKey;
}

function joinSummaries(first: string, second: string): string {
  if (first.split(", ").includes(second) || second === "") return first;
  return [first, second].filter(Boolean).join(", ").slice(0, MAX_SUMMARY_LENGTH).toWellFormed();
}
