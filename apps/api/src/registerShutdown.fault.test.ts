import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";

let folder: string;
let api: RunningApi | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayara-end-"));
});
afterEach(async () => {
  await api?.end("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const startTestApi = async (env: Record<string, string> = {}) => {
  api = await startApi({ DATA_DIR: folder, ...env });
  return api;
};
/** Runs code in the process before the API starts. */
const withModule = (code: string) => ({ NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(code)}"` });
const waitForExit = ({ process: child }: RunningApi) =>
  new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));

test.each([
  ["uncaughtException", "throw new Error(['amel','example.tn'].join('@'))"],
  [
    "uncaughtException",
    "throw new Error('failed',{cause:new Error('refused',{cause:new Error(['amel','example.tn'].join('@'))})})",
  ],
  ["unhandledRejection", "Promise.reject(new Error(['amel','example.tn'].join('@')))"],
])(
  "%s is logged without values, and the process exits with 1 after a regular stop",
  async (event, failingCode) => {
    const running = await startTestApi(withModule(`process.on('SIGUSR2',()=>{${failingCode}})`));
    const exitCode = waitForExit(running);
    running.process.kill("SIGUSR2");
    expect(await exitCode).toBe(1);
    const line = running
      .output()
      .split("\n")
      .find((text) => text.includes("a fault that nothing caught"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: 60, event, fault: { type: "Error" } });
    expect(running.output()).not.toContain("amel@");
    // The data folder is unlocked.
    expect(existsSync(join(folder, "api.lock"))).toBe(false);
  },
);

test("on SIGTERM /ready responds with 503, requests are served for the delay, then the process ends", async () => {
  const running = await startTestApi({ SHUTDOWN_DELAY: "2" });
  const exitCode = waitForExit(running);
  const startedAt = performance.now();
  running.process.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${running.url}/ready`)).status, { interval: 20 }).toBe(503);
  const response = await fetch(`${running.url}/api/settings`);
  expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
  expect(await exitCode).toBe(0);
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
});

test("closes 1,500 sockets that send nothing, half a head or half a body within 15 seconds", async () => {
  const { url } = await startTestApi();
  const { hostname, port } = new URL(url);
  const body =
    "POST /api/validate-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{";
  const partialRequests = ["", "GET /health HTTP/1.1\r\nHost: x\r\nX-Half", body];
  const sockets: Socket[] = [];
  for (let index = 0; index < 1500; index++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {}).resume();
    socket.write(partialRequests[index % partialRequests.length] ?? "");
    sockets.push(socket);
    if (index % 100 === 0) await setTimeout(10);
  }
  const openedAt = performance.now();
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 20_000 }).toBe(0);
  expect(performance.now() - openedAt).toBeLessThan(15_000);
});
