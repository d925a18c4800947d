import { describe, expect, test } from "vitest";
import { aCalendar } from "#api/testing/data/aCalendar.ts";
import { parseCalendar, type ParsingRules } from "./parseCalendar.ts";

const rules: ParsingRules = {
  from: Date.parse("2026-11-20T12:00:00Z"),
  until: Date.parse("2028-11-20T00:00:00Z"),
  timeZone: "Africa/Tunis",
  ownIdSuffix: "@calendar.api.example",
};
const parse = (text: string) => parseCalendar(text, rules);
const eventsOf = (...events: string[]) => {
  const parsed = parse(aCalendar(...events));
  if (parsed.outcome === "failed") throw new Error(parsed.problem);
  return parsed;
};
const periods = (...events: string[]) =>
  eventsOf(...events).events.map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString()).join(" "),
  );

describe("[CF7] times", () => {
  test("all-day events last from midnight to midnight in the marketplace's zone", () => {
    expect(periods("UID:a\nDTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261203")).toEqual([
      "2026-11-30T23:00:00.000Z 2026-12-02T23:00:00.000Z",
    ]);
    expect(periods("UID:a\nDTSTART;VALUE=DATE:20261201")).toEqual([
      "2026-11-30T23:00:00.000Z 2026-12-01T23:00:00.000Z",
    ]);
  });

  test("times in UTC, in named, defined, floating and unknown zones are converted to instants", () => {
    const { events, unknownZones } = eventsOf(
      "UID:utc\nDTSTART:20261201T100000Z\nDURATION:PT1H",
      "UID:named\nDTSTART;TZID=America/New_York:20261202T100000\nDTEND;TZID=America/New_York:20261202T110000",
      "UID:floating\nDTSTART:20261203T100000\nDTEND:20261203T110000",
      "UID:unknown\nDTSTART;TZID=Mars/Base:20261204T100000\nDTEND;TZID=Mars/Base:20261204T110000",
    );
    expect(events.map(({ from }) => new Date(from).toISOString().slice(11, 13))).toEqual([
      "10",
      "15",
      "09",
      "09",
    ]);
    expect(unknownZones).toEqual(["Mars/Base"]);
    const defined = aCalendar(
      "UID:d\nDTSTART;TZID=Own:20261201T100000\nDTEND;TZID=Own:20261201T110000",
    ).replace(
      "BEGIN:VEVENT",
      "BEGIN:VTIMEZONE\r\nTZID:Own\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT",
    );
    expect(parse(defined)).toMatchObject({
      events: [{ from: Date.parse("2026-12-01T04:30:00Z") }],
      unknownZones: [],
    });
  });
});

describe("[CF6] events and repetitions", () => {
  test("cancelled, transparent, past, distant and empty events, and the marketplace's own [CF3], are skipped", () => {
    const at = "DTSTART:20261201T100000Z\nDTEND:20261202T100000Z";
    expect(
      periods(
        `UID:a\nSTATUS:CANCELLED\n${at}`,
        `UID:b\nTRANSP:TRANSPARENT\n${at}`,
        "UID:c\nDTSTART:20261101T100000Z\nDTEND:20261102T100000Z",
        "UID:d\nDTSTART:20290101T100000Z\nDTEND:20290102T100000Z",
        "UID:e\nDTSTART:20261201T100000Z",
        `UID:booking-1@calendar.api.example\n${at}`,
        "UID:g",
      ),
    ).toEqual([]);
  });

  test("repetitions are expanded with their exceptions, up to 24 months ahead", () => {
    const weekly = "UID:w\nDTSTART:20261201T100000Z\nDTEND:20261201T120000Z\nRRULE:FREQ=WEEKLY";
    const { events } = eventsOf(
      `${weekly}\nEXDATE:20261208T100000Z`,
      "UID:w\nRECURRENCE-ID:20261215T100000Z\nDTSTART:20261216T100000Z\nDTEND:20261216T120000Z",
      "UID:w\nRECURRENCE-ID:20261222T100000Z\nSTATUS:CANCELLED\nDTSTART:20261222T100000Z\nDTEND:20261222T120000Z",
    );
    const days = events.map(({ from }) => new Date(from).toISOString().slice(0, 10)).toSorted();
    expect(days.slice(0, 3)).toEqual(["2026-12-01", "2026-12-16", "2026-12-29"]);
    expect(days.at(-1)).toBe("2028-11-14");
    expect(new Set(events.map(({ recurrence }) => recurrence)).size).toBe(events.length);
  });

  test("a changed repetition can be identified in another time zone", () => {
    const at = (time: string) => `TZID=America/New_York:${time}`;
    const rule = `UID:n\nDTSTART;${at("20261201T100000")}\nDTEND;${at("20261201T110000")}\nRRULE:FREQ=DAILY;COUNT=2`;
    const change = "UID:n\nRECURRENCE-ID:20261202T150000Z\nDTSTART:20261205T150000Z\nDTEND:20261205T160000Z";
    expect(periods(rule, change).map((period) => period.slice(0, 10))).toEqual(["2026-12-01", "2026-12-05"]);
  });

  test("the years of events without an end or from long ago are limited to years that can be stored", () => {
    expect(periods("UID:a\nDTSTART:20261201T100000Z\nDTEND:99991231T235959Z")[0]).toContain("2099-01-01");
    expect(periods("UID:a\nDTSTART:16010101T000000Z\nDTEND:99991231T235959Z")[0]).toContain("1970-01-01");
    expect(periods("UID:b\nDTSTART;VALUE=DATE:19000101\nRRULE:FREQ=YEARLY")).toHaveLength(2);
  });
});

describe("[CF5] bad input", () => {
  test("a text that is not a complete calendar is rejected", () => {
    const whole = aCalendar("UID:a\nDTSTART:20261201T100000Z\nDTEND:20261202T100000Z");
    const texts = [
      "",
      "<html></html>",
      whole.slice(0, -20),
      whole.replace("END:VEVENT\r\n", ""),
      whole.replace("20261201T100000Z", "tomorrow"),
      `${whole}more`,
    ];
    for (const text of texts) expect(parse(text)).toEqual({ outcome: "failed", problem: "not_a_calendar" });
    expect(parse(aCalendar())).toEqual({ outcome: "parsed", events: [], unknownZones: [] });
  });

  test("a calendar with too many events or repetitions is rejected as a whole", () => {
    const hourly = "UID:h\nDTSTART:20261201T100000Z\nDTEND:20261201T101000Z\nRRULE:FREQ=HOURLY";
    expect(parse(aCalendar(hourly))).toMatchObject({ problem: "too_many_events" });
    const daily = "UID:d\nDTSTART:20200101T100000Z\nDTEND:20200101T120000Z\nRRULE:FREQ=DAILY";
    expect(eventsOf(daily).events.length).toBeGreaterThan(700);
  });

  test("ids and titles are changed so that the database can store them", () => {
    const { events } = eventsOf(
      `UID:${"x".repeat(3000)}\nSUMMARY:a\\n\u0000\ud800${"😀".repeat(300)}\nDTSTART:20261201T100000Z\nDTEND:20261202T100000Z`,
    );
    expect(events[0]?.uid).toHaveLength(43);
    expect(events[0]?.summary.length).toBeLessThanOrEqual(200);
    expect(events[0]?.summary.isWellFormed()).toBe(true);
    // oxlint-disable-next-line no-control-regex
    expect(events[0]?.summary).not.toMatch(/[\u0000-\u001f]/);
  });
});
