import { expect, test } from "vitest";
import { relayLog } from "./relayLog.ts";

test("a built server's routine lines are hidden, warnings and plain text are shown", () => {
  const shown: string[] = [];
  const relay = relayLog("built", (text) => shown.push(text));
  expect(relay("api", '{"level":30,"msg":"request"}')).toBe(false);
  expect(relay("api", '{"level":50,"msg":"lost the database"}')).toBe(true);
  relay("web", "plain text");
  expect(shown).toEqual(['api │ {"level":50,"msg":"lost the database"}\n', "web │ plain text\n"]);
});
