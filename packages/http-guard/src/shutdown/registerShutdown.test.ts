import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
/** A website that responds after 300 ms and fails on SIGUSR2. */
const script = (failing: string) => `
  import { createLogger } from ${from("../log/createLogger.ts")};
  import { registerShutdown } from ${from("registerShutdown.ts")};
  import { serveApp } from ${JSON.stringify(import.meta.resolve("@sayara/http-guard/serve/serveApp"))};
  const logger = createLogger({ service: "test", logLevel: "info" });
  const fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response("a page")), 300));
  const website = await serveApp({ fetch, trustedProxies: 0, port: 0, hostname: "127.0.0.1" });
  registerShutdown({ name: "website", logger, delay: 100, stop: website.stop });
  process.on("SIGUSR2", () => { ${failing} });
  logger.info({ port: website.port }, "listening");
`;

async function start(failing = "") {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script(failing)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close").then(([code]): unknown => code);
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  await expect.poll(() => output, { timeout: 20_000 }).toContain("listening");
  const { port }: { port: number } = JSON.parse(output);
  return { child, ended, url: `http://127.0.0.1:${port}`, output: () => output };
}

test.each([
  ["uncaughtException", "throw new Error('amel@example.tn', { cause: new Error('zied@example.tn') })"],
  ["unhandledRejection", "void Promise.reject(new Error('amel@example.tn'))"],
])(
  "%s is logged without values, and the process exits with 1 after the request under way",
  async (event, failing) => {
    const { child, ended, url, output } = await start(failing);
    const pendingRequest = fetch(url).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGUSR2");
    expect(await pendingRequest).toBe("a page");
    expect(await ended).toBe(1);
    const line = output()
      .split("\n")
      .find((text) => text.includes("a fault that nothing caught"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: 60, event, fault: { type: "Error" } });
    expect(output()).not.toContain("@example.tn");
  },
);

test("a signal exits with 0 after the running request; a second signal exits with 1 at once", async () => {
  const first = await start();
  const pendingRequest = fetch(first.url).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  first.child.kill("SIGTERM");
  expect(await pendingRequest).toBe("a page");
  expect(await first.ended).toBe(0);
  const second = await start();
  second.child.kill("SIGTERM");
  await expect.poll(second.output).toContain("website stopping");
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(1);
});
