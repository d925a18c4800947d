import { expect, test } from "vitest";
import { savedCarChange } from "./savedCarChange.ts";

test.each([
  ["a lower total is news", { known: 318_000, total: 300_000 }, { known: 300_000, news: "cheaper" }],
  ["the same total is no news", { known: 318_000, total: 318_000 }, { known: 318_000, news: null }],
  [
    "a higher total is no news, and the lowest known total stays",
    { known: 300_000, total: 318_000 },
    { known: 300_000, news: null },
  ],
  ["the first total is only stored", { known: null, total: 318_000 }, { known: 318_000, news: null }],
])("[SV5] %s", (_claim, { known, total }, change) => {
  const found = { state: "available", total } as const;
  expect(savedCarChange({ known, takenChecks: 0 }, found)).toEqual({ takenChecks: 0, ...change });
});

test("[SV5] a free car is news only after two consecutive checks found it taken", () => {
  const free = { state: "available", total: 330_000 } as const;
  const taken = { state: "taken", total: null } as const;
  const once = savedCarChange({ known: 318_000, takenChecks: 0 }, taken);
  expect(once).toEqual({ known: 318_000, takenChecks: 1, news: null });
  expect(savedCarChange(once, free)).toEqual({ known: 318_000, takenChecks: 0, news: null });
  const twice = savedCarChange(savedCarChange(once, taken), taken);
  expect(twice).toEqual({ known: 318_000, takenChecks: 2, news: null });
  expect(savedCarChange(twice, free)).toEqual({ known: 330_000, takenChecks: 0, news: "free" });
});

test.each(["past", "withdrawn", "unknown"] as const)("[SV5] a car in state %s changes nothing", (state) => {
  const watched = { known: 318_000, takenChecks: 2 };
  expect(savedCarChange(watched, { state, total: null })).toEqual({ ...watched, news: null });
});
