import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningWebsite, serveWebsite } from "./serveWebsite.ts";

let website: RunningWebsite;
let url: string;
let answer: () => Promise<Response>;
beforeEach(async () => {
  answer = () => Promise.resolve(new Response("a page"));
  website = await serveWebsite({ fetch: () => answer(), port: 0, hostname: "127.0.0.1" });
  url = `http://127.0.0.1:${website.port}/`;
});
afterEach(() => website.stop(0).catch(() => {}));

test("a body over the limit or of unknown length is rejected unread", async () => {
  expect((await fetch(url, { method: "POST", body: "x".repeat(1000) })).status).toBe(200);
  const large = await fetch(url, { method: "POST", body: "x".repeat(10_000_000) }).catch(() => undefined);
  expect(large === undefined || large.status === 413).toBe(true);
  const announced = await talk("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999\r\n\r\n");
  expect(announced).toMatch(/^HTTP\/1.1 413 /);
  const endless = await talk("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n");
  expect(endless).toMatch(/^HTTP\/1.1 411 /);
});

test("stop closes connections after their response, accepts requests during the delay and finishes those under way", async () => {
  const begun = performance.now();
  const stopped = website.stop(500);
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
    // Reads the body, as a page with a form does.
    answer = async () => {
      await setTimeout(60_000, undefined, { ref: false });
      return new Response("never");
    };
    const sockets: Socket[] = [];
    for (let number = 0; number < 1500; number++) {
      const socket = connect(website.port, "127.0.0.1");
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

/** Sends raw bytes; returns the response. */
function talk(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(website.port, "127.0.0.1");
    socket.on("error", () => {}).on("data", (data) => (text += data.toString()));
    socket.on("close", () => resolve(text));
    socket.write(bytes);
  });
}
