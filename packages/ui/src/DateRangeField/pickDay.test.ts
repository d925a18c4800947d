import { expect, test } from "vitest";
import { pickDay } from "./pickDay.ts";

test("the first click sets the pick-up, the second the drop-off", () => {
  const afterFirstClick = pickDay({ from: "", to: "", next: "from" }, "2026-12-01");
  expect(afterFirstClick).toEqual({ from: "2026-12-01", to: "", next: "to" });
  expect(pickDay(afterFirstClick, "2026-12-04")).toEqual({
    from: "2026-12-01",
    to: "2026-12-04",
    next: "from",
  });
});

test("pick-up and drop-off may be on the same day", () => {
  expect(pickDay({ from: "2026-12-01", to: "", next: "to" }, "2026-12-01").to).toBe("2026-12-01");
});

test("a second click before the first day starts a new range", () => {
  expect(pickDay({ from: "2026-12-05", to: "", next: "to" }, "2026-12-01")).toEqual({
    from: "2026-12-01",
    to: "",
    next: "to",
  });
});

test("a new pick-up keeps a later drop-off", () => {
  const range = { from: "2026-12-03", to: "2026-12-08", next: "from" } as const;
  expect(pickDay(range, "2026-12-05").to).toBe("2026-12-08");
});

test("a new pick-up on or after the drop-off moves the drop-off by the same number of days, and the next click sets it", () => {
  const range = { from: "2026-12-03", to: "2026-12-08", next: "from" } as const;
  expect(pickDay(range, "2026-12-08").to).toBe("2026-12-13");
  const shifted = pickDay(range, "2026-12-29");
  expect(shifted).toEqual({ from: "2026-12-29", to: "2027-01-03", next: "to" });
  expect(pickDay(shifted, "2026-12-30").to).toBe("2026-12-30");
});

test("a drop-off before the pick-up moves the whole range there", () => {
  expect(pickDay({ from: "2026-12-03", to: "2026-12-08", next: "to" }, "2026-11-28")).toEqual({
    from: "2026-11-28",
    to: "2026-12-03",
    next: "to",
  });
});

test("a first click for the drop-off sets the pick-up when there is none", () => {
  expect(pickDay({ from: "", to: "", next: "to" }, "2026-12-04").from).toBe("2026-12-04");
});
