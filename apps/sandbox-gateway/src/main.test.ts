import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

test("in production mode the process exits with the reason", async () => {
  const child = start({ MODE: "production" });
  let output = "";
  child.stderr.on("data", (part) => (output += String(part)));
  const [code] = await once(child, "close");
  expect(code).toBe(1);
  expect(output).toBe(
    "The configuration can't be used:\n- MODE must not be production: the sandbox gateway moves no money\n",
  );
});

test("the process exits cleanly on a signal", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayara-gateway-"));
  try {
    const child = start({ DATA_DIR: folder, PORT: "0" });
    const [line] = await once(child.stdout, "data");
    expect(JSON.parse(String(line))).toMatchObject({ service: "sayara-gateway", msg: "listening" });
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
