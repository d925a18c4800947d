import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { createLogger } from "#api/server/log/createLogger.ts";
import { aCalendar } from "#api/testing/data/aCalendar.ts";
import { createCalendarReader } from "./createCalendarReader.ts";
import type { FetchedCalendar } from "./fetchCalendar.ts";

const config = readConfig({});
const logger = createLogger(config, { write: () => {} });
const now = new Date("2026-11-20T12:00:00Z");
const versions = { etag: '"v1"', lastModified: null };

const read = (fetched: FetchedCalendar, parseTimeout = 60_000) =>
  createCalendarReader(
    { config, logger },
    {
      fetchCalendar: () => Promise.resolve(fetched),
      parseTimeout,
    },
  ).read({ owner: "agency", address: "https://calendar.example/a.ics", now, etag: null, lastModified: null });
const fetched = (text: string): FetchedCalendar => ({ outcome: "fetched", text, ...versions });

test("a calendar is fetched and parsed in a thread", async () => {
  const text = aCalendar("UID:a\nSUMMARY:Taken\nDTSTART;VALUE=DATE:20261201");
  expect(await read(fetched(text))).toEqual({
    outcome: "read",
    events: [
      {
        uid: "a",
        recurrence: "",
        summary: "Taken",
        from: Date.parse("2026-11-30T23:00:00Z"),
        to: Date.parse("2026-12-01T23:00:00Z"),
      },
    ],
    unknownZones: [],
    ...versions,
  });
  expect(await read({ outcome: "unchanged" })).toEqual({ outcome: "unchanged" });
  expect(await read({ outcome: "failed", problem: "refused" })).toMatchObject({ problem: "refused" });
});

test("[CF5] a thread with a rule that never matches is ended, and the process stays responsive", async () => {
  const never =
    "UID:n\nDTSTART:20261201T100000Z\nDTEND:20261201T110000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30";
  const reading = read(fetched(aCalendar(never)), 1500);
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 50);
  expect(await reading).toEqual({ outcome: "failed", problem: "too_complex" });
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

test("[CF5] a calendar of 1 MB with many events is refused and does not exhaust the memory", async () => {
  const event = "UID:a\nDTSTART:20261201T100000Z\nDTEND:20261201T110000Z";
  const text = aCalendar(...Array.from({ length: 10_000 }, () => event));
  expect(await read(fetched(text))).toEqual({ outcome: "failed", problem: "too_many_events" });
});

const threads = "/proc/self/task";

test.skipIf(!existsSync(threads))(
  "[CF5] many concurrent calendars are parsed in few threads, and one agency cannot occupy all of them",
  async () => {
    const never = aCalendar("UID:n\nDTSTART:20261201T100000Z\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
    const reader = createCalendarReader(
      { config, logger },
      { fetchCalendar: () => Promise.resolve(fetched(never)), parseTimeout: 400 },
    );
    const readFor = (owner: string) =>
      reader.read({ owner, address: "https://calendar.example/a.ics", now, etag: null, lastModified: null });
    const countThreads = () => readdirSync(threads).length;
    const before = countThreads();
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, countThreads())), 20);
    const readings = Array.from({ length: 12 }, () => readFor("agency"));
    const other = readFor("another agency");
    const problems = (await Promise.all([...readings, other])).map(
      (reading) => "problem" in reading && reading.problem,
    );
    clearInterval(timer);
    expect(most - before).toBeLessThanOrEqual(4);
    expect(problems.filter((problem) => problem === "timed_out")).toHaveLength(8);
    expect(problems.at(-1)).toBe("too_complex");
  },
);
