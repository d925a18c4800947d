import { expect, test } from "vitest";
import { findings } from "./findings.ts";

test("every message is translated, used, and as the code has it, in every language", async () => {
  expect(await findings()).toEqual([]);
});
