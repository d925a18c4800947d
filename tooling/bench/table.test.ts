import { expect, test } from "vitest";
import { table } from "./table.ts";

test("aligns text left and numbers right", () => {
  const text = table([
    { what: "quoteTotal", "per second": 1234567 },
    { what: "loop", "per second": 5 },
  ]);
  expect(text).toBe(
    [
      "what        per second",
      "──────────────────────",
      "quoteTotal   1,234,567",
      "loop                 5",
    ].join("\n"),
  );
});
