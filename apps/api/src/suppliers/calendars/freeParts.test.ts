import { expect, test } from "vitest";
import { freeParts } from "./freeParts.ts";

/** Returns the instant that is some minutes into a fixed day. */
const at = (minutes: number) => new Date(Date.UTC(2026, 11, 1) + minutes * 60_000);
/** The turnaround is 60 minutes. */
const busy = { from: at(100), to: at(500), heldTo: at(560) };

function partsBeside(...taken: [number, number][]) {
  const parts = freeParts(
    busy,
    taken.map(([from, to]) => ({ from: at(from), to: at(to) })),
  );
  const minutes = (date: Date) => (date.getTime() - at(0).getTime()) / 60_000;
  return parts.map(({ from, to, heldTo }) => [minutes(from), minutes(to), minutes(heldTo)]);
}

test.each([
  ["nothing", [], [[100, 500, 560]]],
  [
    "its middle",
    [[200, 300]],
    [
      [100, 200, 200],
      [300, 500, 560],
    ],
  ],
  ["its start", [[0, 200]], [[200, 500, 560]]],
  ["its end", [[400, 700]], [[100, 400, 400]]],
  ["its turnaround", [[530, 700]], [[100, 500, 530]]],
  ["all of it", [[0, 700]], []],
  [
    "two parts that touch",
    [
      [150, 200],
      [200, 300],
    ],
    [
      [100, 150, 150],
      [300, 500, 560],
    ],
  ],
  [
    "overlapping parts",
    [
      [150, 400],
      [200, 300],
    ],
    [
      [100, 150, 150],
      [400, 500, 560],
    ],
  ],
  ["all but seconds", [[100.5, 499.9]], []],
] as [string, [number, number][], number[][]][])(
  "[CF9] an event keeps its free parts if %s is taken",
  (_what, taken, parts) => {
    expect(partsBeside(...taken)).toEqual(parts);
  },
);
