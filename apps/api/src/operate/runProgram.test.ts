import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("../sayara.ts", import.meta.url));

test("a command completes without a stack trace even if the process reading its output has ended", async () => {
  const child = spawn(process.execPath, [entry, "secrets"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [problem, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([code, problem]).toEqual([0, ""]);
});
