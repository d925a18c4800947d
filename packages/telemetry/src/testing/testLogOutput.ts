import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/**
 * Registers tests of a server's standard output.
 *
 * @param logger URL of the server's `createLogger` module, which Node runs from source.
 */
export function testLogOutput(logger: string): void {
  test("a closed pipe neither ends the process nor fills its memory", async () => {
    expect(await runLogger(logger, "pipe")).toEqual(continued);
  });

  test.runIf(existsSync("/dev/full"))("a full disk neither ends the process nor fills memory", async () => {
    const fullDevice = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(fullDevice));
    expect(await runLogger(logger, fullDevice)).toEqual(continued);
  });

  test("logging resumes when the disk has space again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sayara-log-"));
    const path = join(folder, "log");
    writeFileSync(path, "");
    const file = openSync(path, "a");
    onTestFinished(async () => {
      closeSync(file);
      await rm(folder, { recursive: true });
    });
    // The unit is 512 or 1,024 bytes, depending on the shell. The limit is below the amount written.
    expect(await runLogger(logger, file, { limit: "500", env: { FREED: "1" } })).toEqual(continued);
    const written = readFileSync(path, "utf8").trimEnd().split("\n");
    expect(JSON.parse(written.at(-1) ?? "")).toMatchObject({ msg: "after" });
  });
}

const script = (logger: string) => `
  import { ftruncateSync } from "node:fs";
  import { createLogger } from ${JSON.stringify(logger)};
  const logger = createLogger({ logLevel: "info" });
  const before = process.memoryUsage.rss();
  for (let line = 0; line < 20_000; line++) logger.info({ line }, "x".repeat(100));
  logger.fatal("last");
  await new Promise((resolve) => setTimeout(resolve, 100));
  const megabytes = Math.round((process.memoryUsage.rss() - before) / 1e6);
  if (process.env.FREED) ftruncateSync(1, 0);
  logger.info("after");
  process.stderr.write(JSON.stringify({ megabytes }));
`;

/** Returns the exit code and memory growth of a process that writes 3 MB of lines to this output. */
async function runLogger(
  logger: string,
  stdout: number | "pipe",
  { limit = "unlimited", env = {} }: { limit?: string; env?: object } = {},
) {
  const node = [process.execPath, "--input-type=module", "--eval", script(logger)];
  const child = spawn("sh", ["-c", `ulimit -f ${limit}; exec "$@"`, "sh", ...node], {
    stdio: ["ignore", stdout, "pipe"],
    env: { PATH: process.env["PATH"], ...env },
    timeout: 30_000,
  });
  child.stdout?.destroy();
  let errors = "";
  child.stderr?.on("data", (data: Buffer) => {
    errors += data.toString();
  });
  const [code] = await once(child, "close");
  return { code, errors };
}

const continued = { code: 0, errors: expect.stringMatching(/^\{"megabytes":-?\d\d?\}$/) };
