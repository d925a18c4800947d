import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningServer, serveApp } from "./serveApp.ts";

let server: RunningServer;
let url: string;
let answer: () => Promise<Response>;
beforeEach(async () => {
  answer = () => Promise.resolve(new Response("a page"));
  server = await serveApp({ trustedProxies: 0, fetch: () => answer(), port: 0, hostname: "127.0.0.1" });
  url = `http://127.0.0.1:${server.port}/`;
});
afterEach(() => server.stop(0).catch(() => {}));

test("stop closes connections after their response, accepts requests during the delay and finishes pending ones", async () => {
  const begun = performance.now();
  const stopped = server.stop(500);
  const last = await fetch(url);
  expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]);
  answer = async () => {
    await setTimeout(800);
    return new Response("a slow page");
  };
  const slow = fetch(url);
  expect(await (await slow).text()).toBe("a slow page");
  await stopped;
  expect(performance.now() - begun).toBeGreaterThan(790);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test(
  "1,500 sockets that send nothing, half a head or half a body are closed within 15 seconds",
  { timeout: 40_000 },
  async () => {
    const starts = [
      "",
      "GET / HTTP/1.1\r\nHost: x\r\nX-Half",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
    ];
    // Never reads the body.
    answer = async () => {
      await setTimeout(60_000, undefined, { ref: false });
      return new Response("never");
    };
    const sockets: Socket[] = [];
    for (let number = 0; number < 1500; number++) {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => {}).resume();
      socket.write(starts[number % starts.length] ?? "");
      sockets.push(socket);
      if (number % 100 === 0) await setTimeout(10);
    }
    const opened = performance.now();
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 20_000 }).toBe(0);
    expect(performance.now() - opened).toBeLessThan(15_000);
  },
);
