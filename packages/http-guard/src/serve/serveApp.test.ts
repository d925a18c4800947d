import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningServer, serveApp } from "./serveApp.ts";

let server: RunningServer;
let url: string;
let respond: () => Promise<Response>;
beforeEach(async () => {
  respond = () => Promise.resolve(new Response("a page"));
  server = await serveApp({ trustedProxies: 0, fetch: () => respond(), port: 0, hostname: "127.0.0.1" });
  url = `http://127.0.0.1:${server.port}/`;
});
afterEach(() => server.stop(0).catch(() => {}));

test("stop closes connections after their response, accepts requests during the delay and finishes pending ones", async () => {
  const start = performance.now();
  const stopped = server.stop(500);
  const lastResponse = await fetch(url);
  expect([lastResponse.status, lastResponse.headers.get("connection")]).toEqual([200, "close"]);
  respond = async () => {
    await setTimeout(800);
    return new Response("a slow page");
  };
  const slowResponse = fetch(url);
  expect(await (await slowResponse).text()).toBe("a slow page");
  await stopped;
  expect(performance.now() - start).toBeGreaterThan(790);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test(
  "1,500 sockets with no request, incomplete headers or an incomplete body are closed within 15 seconds",
  { timeout: 40_000 },
  async () => {
    const partialRequests = [
      "",
      "GET / HTTP/1.1\r\nHost: x\r\nX-Half",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{",
    ];
    // Never reads the body.
    respond = async () => {
      await setTimeout(60_000, undefined, { ref: false });
      return new Response("never");
    };
    const sockets: Socket[] = [];
    for (let index = 0; index < 1500; index++) {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => {}).resume();
      socket.write(partialRequests[index % partialRequests.length] ?? "");
      sockets.push(socket);
      if (index % 100 === 0) await setTimeout(10);
    }
    const openedAt = performance.now();
    await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 20_000 }).toBe(0);
    expect(performance.now() - openedAt).toBeLessThan(15_000);
  },
);
