import { expect, test } from "vitest";
import { stripDays } from "./stripDays.ts";

test("a strip covers two months, starting shortly before the chosen day", () => {
  expect(stripDays({ from: "2026-12-10T10:00" }, "2026-11-20")).toEqual({
    first: "2026-12-08",
    last: "2027-02-07",
  });
});

test("a strip contains no past day", () => {
  expect(stripDays({ from: "2026-11-21T10:00" }, "2026-11-20").first).toBe("2026-11-20");
  expect(stripDays({ from: "2026-10-01T10:00" }, "2026-11-20").first).toBe("2026-11-20");
});
