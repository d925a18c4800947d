import { expect, test } from "vitest";
import { unreadableDates } from "./unreadableDates.ts";

const clock = { now: new Date("2026-11-20T12:00:00Z"), timeZone: "Africa/Tunis" };
const read = (query: string, from: string | null, to: string | null) =>
  unreadableDates(new URLSearchParams(query), { from, to }, clock);

test("[SE15] an absent or empty date is not reported as unreadable", () => {
  expect(read("", null, null)).toBeNull();
  expect(read("from=&to=2026-12-04T10:00", null, "2026-12-04T10:00")).toBeNull();
});

test("[SE15] a readable date beside an unreadable date is kept if it can be searched", () => {
  expect(read("from=x&to=2026-12-04T10:00", null, "2026-12-04T10:00")).toEqual({
    reason: "date_invalid",
    nearest: { from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
  });
  expect(read("from=2026-10-01T10:00&to=x", "2026-10-01T10:00", null)?.nearest).toEqual({
    from: "2026-11-21T10:00",
    to: "2026-11-24T10:00",
  });
  expect(read("from=x&to=y", null, null)?.nearest).toEqual({
    from: "2026-11-21T10:00",
    to: "2026-11-24T10:00",
  });
});
