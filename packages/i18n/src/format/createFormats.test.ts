import { languages, type Language } from "@sayara/domain/language/Language";
import * as fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createFormats } from "./createFormats.ts";

const formatsByLanguage = Object.fromEntries(
  languages.map((language) => [language, createFormats({ language, timeZone: "Africa/Tunis" })]),
) as Record<Language, ReturnType<typeof createFormats>>;
const { fr, en, es, ar } = formatsByLanguage;
const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

// Zones with different offsets and daylight saving rules, to show that the machine's zone has no effect.
const zones = ["UTC", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Africa/Tunis"];

describe.each(zones)("on a machine in %s", (zone) => {
  const originalZone = process.env["TZ"];
  beforeEach(() => {
    process.env["TZ"] = zone;
  });
  afterAll(() => {
    if (originalZone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = originalZone;
  });

  test("formats a date as usual in each language", () => {
    const moment = new Date("2026-12-01T09:00:00Z");
    expect([fr, en, es].map((formats) => formats.date(moment))).toEqual([
      "1er déc. 2026",
      "1 Dec 2026",
      "1 dic 2026",
    ]);
    const style = { length: "long", weekday: true } as const;
    expect([fr, en, es].map((formats) => formats.date(moment, style))).toEqual([
      "mardi 1er décembre 2026",
      "Tuesday 1 December 2026",
      "martes, 1 de diciembre de 2026",
    ]);
    expect(fr.date(moment, { weekday: true, year: false })).toBe("mar. 1er déc.");
    expect(es.date(moment, { length: "long", year: false })).toBe("1 de diciembre");
  });

  test("formats an instant near midnight with the date of the marketplace's zone", () => {
    expect(fr.date(new Date("2026-12-31T23:30:00Z"))).toBe("1er janv. 2027");
    expect(fr.date("2026-12-31T23:30:00Z")).toBe("1er janv. 2027");
    expect(fr.date("2027-01-01T00:30:00+01:00")).toBe("1er janv. 2027");
    expect(en.dateTime("2026-12-31T23:30:00.000Z")).toBe("1 Jan 2027, 00:30");
  });

  test("does not convert a calendar date or a wall-clock time", () => {
    expect(en.date("2026-12-01")).toBe("1 Dec 2026");
    expect(fr.dateTime("2026-12-02T10:00")).toBe("2 déc. 2026 à 10:00");
    expect(es.time("2026-12-02T09:05")).toBe("09:05");
  });

  test("formats an hour that daylight saving skips in another zone", () => {
    expect(en.dateTime("2026-03-08T02:30")).toBe("8 Mar 2026, 02:30");
    expect(en.dateTime("2026-03-08T01:30:00Z")).toBe("8 Mar 2026, 02:30");
  });
});

test("writes the parts common to both ends of a range once", () => {
  const ranges: [string, string][] = [
    ["2026-12-01", "2026-12-04"],
    ["2026-11-28", "2026-12-04"],
    ["2026-12-30", "2027-01-02"],
    ["2026-12-01", "2026-12-01"],
  ];
  expect(ranges.map(([from, to]) => fr.dateRange(from, to))).toEqual([
    "1er–4 déc. 2026",
    "28 nov. – 4 déc. 2026",
    "30 déc. 2026 – 2 janv. 2027",
    "1er déc. 2026",
  ]);
  expect(en.dateRange("2026-12-01", "2026-12-04")).toBe("1–4 Dec 2026");
  expect(es.dateRange("2026-12-01", "2026-12-04", { length: "long" })).toBe("1–4 de diciembre de 2026");
  expect(en.dateRange("2026-12-01", "2026-12-04", { weekday: true })).toBe("Tue 1 Dec – Fri 4 Dec 2026");
  expect(en.dateRange("2026-12-30", "2027-01-02", { year: false })).toBe("30 Dec – 2 Jan");
});

test.each(["", "tomorrow", "2026-02-30", "2026-13-01", "01/12/2026", "2026-12-01T10:00:00Zzz"])(
  "throws for %j",
  (text) => {
    expect(() => fr.date(text)).toThrow(RangeError);
  },
);

test("uses each language's plural for days: zero is singular only in French", () => {
  expect([0, 1, 2].map((days) => withPlainSpaces(fr.days(days)))).toEqual(["0 jour", "1 jour", "2 jours"]);
  expect([0, 1, 2].map((days) => withPlainSpaces(en.days(days)))).toEqual(["0 days", "1 day", "2 days"]);
  expect([0, 1, 2].map((days) => withPlainSpaces(es.days(days)))).toEqual(["0 días", "1 día", "2 días"]);
});

test("writes ages, distances, percentages and ratings with their units", () => {
  expect(withPlainSpaces(fr.years(21))).toBe("21 ans");
  expect(withPlainSpaces(es.years(1))).toBe("1 año");
  expect(withPlainSpaces(en.kilometres(1200))).toBe("1,200 km");
  expect(withPlainSpaces(fr.kilometresPerDay(200))).toBe("200 km/jour");
  expect([12.5, 12.25, 0, 1 / 3].map((share) => withPlainSpaces(es.percent(share)))).toEqual([
    "12,5 %",
    "12,25 %",
    "0 %",
    "0,33 %",
  ]);
  expect(withPlainSpaces(en.percent(10))).toBe("10%");
  expect([fr.rating(4.46), en.rating(4)]).toEqual(["4,5", "4.0"]);
});

test("Arabic dates have Tunisian month names, unabbreviated weekdays, and a preposition before the time", () => {
  expect(ar.date("2026-12-01")).toBe("1 ديسمبر 2026");
  expect(ar.date("2026-07-14", { weekday: true, year: false })).toBe("الثلاثاء 14 جويلية");
  expect(ar.dateTime("2026-12-01T10:00")).toBe("1 ديسمبر 2026 على الساعة 10:00");
  expect(ar.dateRange("2026-12-01", "2026-12-04")).toBe("1–4 ديسمبر 2026");
});

test.each([
  [0, "0 يوم", "0 سنة", "0 ساعة"],
  [1, "يوم واحد", "سنة واحدة", "ساعة واحدة"],
  [2, "يومان", "سنتان", "ساعتان"],
  [3, "3 أيام", "3 سنوات", "3 ساعات"],
  [10, "10 أيام", "10 سنوات", "10 ساعات"],
  [11, "11 يومًا", "11 سنة", "11 ساعة"],
  [99, "99 يومًا", "99 سنة", "99 ساعة"],
  [100, "100 يوم", "100 سنة", "100 ساعة"],
  [102, "102 يوم", "102 سنة", "102 ساعة"],
  [103, "103 أيام", "103 سنوات", "103 ساعات"],
  [1111, "1 111 يومًا", "1 111 سنة", "1 111 ساعة"],
])("%d days, years and hours are written in the Arabic plural form", (count, ...texts) => {
  expect([ar.days(count), ar.years(count), ar.hours(count)].map(withPlainSpaces)).toEqual(texts);
});

const seed = Number(process.env["SEED"] ?? 20261201);

test("Arabic writes only one and two days without a number, and every count in its plural form", () => {
  const nouns = { zero: "يوم", one: "يوم", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" };
  const rules = new Intl.PluralRules("ar");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (count) => {
      const text = ar.days(count);
      expect(text.split("\u00a0")).toContain(nouns[rules.select(count)]);
      expect(text.startsWith(ar.number(count))).toBe(count !== 1 && count !== 2);
    }),
    { seed },
  );
});

test("formats distances, percentages and lists in Arabic", () => {
  expect(withPlainSpaces(ar.kilometres(1200))).toBe("1 200 كم");
  expect(withPlainSpaces(ar.kilometresPerDay(200))).toBe("200 كم/اليوم");
  expect(ar.percent(10)).toBe("10%");
  expect(ar.list(["تونس", "سوسة", "جربة"])).toBe("تونس وسوسة وجربة");
  expect(ar.list(["GPS", "مقعد أطفال"])).toBe("\u2068GPS\u2069 ومقعد أطفال");
});

test("joins the last two items of a list with the language's conjunction", () => {
  expect(fr.list(["Tunis", "Sousse", "Djerba"])).toBe("Tunis, Sousse et Djerba");
  expect(en.list(["Tunis", "Sousse", "Djerba"])).toBe("Tunis, Sousse and Djerba");
  expect(es.list(["Túnez", "Ibiza"])).toBe("Túnez e Ibiza");
  expect(en.list([])).toBe("");
});

test("joins the parts of a fact with the language's comma", () => {
  expect(fr.parts(["Tunis", "10:00"])).toBe("Tunis, 10:00");
  expect(ar.parts(["تونس", "10:00"])).toBe("\u200fتونس، \u206810:00\u2069");
});

test("does not write narrow no-break spaces, which only some browsers write", () => {
  const texts = languages.flatMap((language) => {
    const formats = formatsByLanguage[language];
    return [
      formats.price(12_345.5),
      formats.dateTime("2026-12-01T10:00"),
      formats.list(["a", "b", "c"]),
      formats.days(1500),
    ];
  });
  expect(texts.join("")).not.toMatch(/[\u2009\u200a\u202f]/);
});
