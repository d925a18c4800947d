import { createHash } from "node:crypto";
import { MAX_CALENDAR_EVENTS } from "@sayara/domain/config/businessDefaults";
import type { CalendarProblem } from "@sayara/domain/supplier/CalendarProblem";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { WallClock } from "@sayara/domain/time/WallClock";
import ICAL from "ical.js";
import * as v from "valibot";

/** A busy time of a calendar. Instants are in milliseconds, so that a thread can send them. */
export interface CalendarEvent {
  uid: string;
  /** Name of a repetition; empty for a single event. */
  recurrence: string;
  from: number;
  to: number;
  summary: string;
}

export interface ParsingRules {
  /** Events that end before this instant are skipped. */
  from: number;
  /** Events that start at this instant or later are skipped. */
  until: number;
  /** Time zone of all-day events and of times without a known zone [CF7]. */
  timeZone: string;
  /** Suffix of the ids of events in the marketplace's own calendars [CF3]. */
  ownIdSuffix: string;
}

export type ParsedCalendar =
  | { outcome: "parsed"; events: CalendarEvent[]; unknownZones: string[] }
  | { outcome: "failed"; problem: CalendarProblem };

/** Maximum length and number of the stored names of unknown zones. */
const MAX_ZONE_LENGTH = 100;
const MAX_ZONES = 10;
const MAX_SUMMARY_LENGTH = 200;
const MAX_UID_LENGTH = 200;
/**
 * Range of years for events. A rule may have begun long ago, and some calendars use a distant end to mean no
 * end.
 */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2098;
const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 1);

/**
 * Returns the busy times of a calendar in a period, with each repetition as a separate one [CF6, CF7]. Runs
 * in a thread that is ended if it takes too long, because a rule may repeat forever or never match.
 */
export function parseCalendar(text: string, rules: ParsingRules): ParsedCalendar {
  // A truncated file would delete the blocks of the events that it lacks.
  if (!/^\s*BEGIN:VCALENDAR\r?\n/i.test(text) || !/END:VCALENDAR\s*$/i.test(text))
    return { outcome: "failed", problem: "not_a_calendar" };
  const unknownZones = new Set<string>();
  try {
    const events: CalendarEvent[] = [];
    for (const event of busyTimes(text, rules, unknownZones)) {
      if (events.length === MAX_CALENDAR_EVENTS) return { outcome: "failed", problem: "too_many_events" };
      events.push(event);
    }
    return { outcome: "parsed", events, unknownZones: [...unknownZones].slice(0, MAX_ZONES) };
  } catch {
    // The library throws many kinds of errors. A bad event may hide a busy time, so the whole file is
    // rejected.
    return { outcome: "failed", problem: "not_a_calendar" };
  }
}

function* busyTimes(
  text: string,
  { from, until, timeZone, ownIdSuffix }: ParsingRules,
  unknownZones: Set<string>,
): Generator<CalendarEvent> {
  for (const [uid, components] of eventsByUid(text)) {
    if (uid.endsWith(ownIdSuffix)) continue;
    const toInstant = (time: ICAL.Time, { component }: ICAL.Event) =>
      instantOf(time, { zoneName: zoneNameOf(component), timeZone, unknownZones });
    const changed = components.filter((component) => component.hasProperty("recurrence-id"));
    // Compared as instants, because a change may identify its repetition in a different zone than the rule.
    const changedStarts = new Set(
      changed.map((component) => {
        const change = new ICAL.Event(component, { exceptions: [] });
        return toInstant(change.recurrenceId, change);
      }),
    );
    for (const component of components) {
      // The exceptions are given explicitly, because the library would otherwise search the whole calendar
      // for each event.
      const isChange = component.hasProperty("recurrence-id");
      const event = new ICAL.Event(component, { exceptions: isChange ? [] : changed });
      if (event.startDate === null) continue;
      if (isChange) yield* asBusy(event, event, nameRepetition(toInstant(event.recurrenceId, event)));
      else if (!event.isRecurring()) yield* asBusy(event, event, "");
      else {
        const iterator = event.iterator();
        for (let start = iterator.next(); start; start = iterator.next()) {
          const startsAt = toInstant(start, event);
          if (startsAt >= until) break;
          if (changedStarts.has(startsAt)) continue;
          const { startDate, endDate, item } = event.getOccurrenceDetails(start);
          yield* asBusy({ startDate, endDate }, item, nameRepetition(startsAt));
        }
      }
    }

    function* asBusy(
      { startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time },
      event: ICAL.Event,
      recurrence: string,
    ): Generator<CalendarEvent> {
      const { component, summary } = event;
      if (String(component.getFirstPropertyValue("status") ?? "").toUpperCase() === "CANCELLED") return;
      if (String(component.getFirstPropertyValue("transp") ?? "").toUpperCase() === "TRANSPARENT") return;
      const [start, end] = [toInstant(startDate, event), toInstant(endDate, event)];
      if (!(end > start && end > from && start < until)) return;
      yield { uid: shortUid(uid), recurrence, from: start, to: end, summary: plainText(summary) };
    }
  }
}

function nameRepetition(startsAt: number): string {
  return new Date(startsAt).toISOString();
}

/**
 * Returns the components of all events by id. An event has several components if some of its repetitions were
 * changed.
 */
function eventsByUid(text: string): Map<string, ICAL.Component[]> {
  const parsed: unknown[] = ICAL.parse(text);
  // A file may contain one calendar or several.
  const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as object[];
  const events = calendars.flatMap((calendar) =>
    new ICAL.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]).getAllSubcomponents(
      "vevent",
    ),
  );
  return Map.groupBy(events, (component) => String(component.getFirstPropertyValue("uid") ?? ""));
}

/**
 * Returns the name of the zone of an event's start. The library's repetitions lack it if the calendar does
 * not define the zone.
 */
function zoneNameOf(component: ICAL.Component): string | undefined {
  const name: unknown = component.getFirstProperty("dtstart")?.getParameter("tzid");
  return typeof name === "string" ? name : undefined;
}

function instantOf(
  time: ICAL.Time,
  {
    zoneName,
    timeZone,
    unknownZones,
  }: { zoneName: string | undefined; timeZone: string; unknownZones: Set<string> },
): number {
  if (time.year < FIRST_YEAR) return 0;
  if (time.year > LAST_YEAR) return LAST_INSTANT;
  const wallClock = v.parse(
    WallClock,
    time.isDate ? `${time.toString()}T00:00` : time.toString().slice(0, 16),
  );
  if (time.isDate) return wallClockToInstant(wallClock, timeZone).getTime();
  const seconds = time.second * 1000;
  const { tzid } = time.zone;
  if (tzid === "UTC") return time.toJSDate().getTime();
  // If the calendar does not define the zone, the library sets an undeclared property to its name.
  const name = tzid === "floating" ? ((time as { timezone?: string }).timezone ?? zoneName) : tzid;
  if (name === undefined) return wallClockToInstant(wallClock, timeZone).getTime() + seconds;
  if (isKnownZone(name)) return wallClockToInstant(wallClock, name).getTime() + seconds;
  if (tzid !== "floating") return time.toUnixTime() * 1000;
  unknownZones.add(plainText(name).slice(0, MAX_ZONE_LENGTH));
  return wallClockToInstant(wallClock, timeZone).getTime() + seconds;
}

const knownZones = new Map<string, boolean>();

function isKnownZone(name: string): boolean {
  let isKnown = knownZones.get(name);
  if (isKnown === undefined) {
    try {
      isKnown = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
    } catch {
      isKnown = false;
    }
    knownZones.set(name, isKnown);
  }
  return isKnown;
}

/** Returns the id of an event. A long id is replaced by its hash, which fits into an index entry. */
function shortUid(uid: string): string {
  const plain = withoutControls(uid);
  return plain.length <= MAX_UID_LENGTH ? plain : createHash("sha256").update(plain).digest("base64url");
}

function plainText(text: string | null): string {
  return withoutControls(text ?? "")
    .trim()
    .slice(0, MAX_SUMMARY_LENGTH)
    .toWellFormed();
}

function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").toWellFormed();
}
