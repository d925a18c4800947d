import { expect, test } from "vitest";
import { findings } from "./findings.ts";

test("every message is translated, used, and matches the code, in every language", async () => {
  expect(await findings()).toEqual([]);
});
