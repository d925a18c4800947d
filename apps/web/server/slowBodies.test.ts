import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createServerPages } from "./createServerPages.ts";
import { createWebServer } from "./createWebServer.ts";
import { type RunningWebsite, serveWebsite } from "./serveWebsite.ts";
import { webConfiguration } from "./webConfiguration.ts";

const aPage = ({ language }: { language: string }) => `<html lang="${language}">`;

let website: RunningWebsite | undefined;
let lines: string[] = [];
/** Number of requests that the website has received, whole or not. */
let received = 0;
afterEach(async () => {
  await website?.stop(0);
  lines = [];
  received = 0;
});

/** A website with one render place; its pages contain the posted body. */
function aServer() {
  const configuration = webConfiguration({ RENDERS_AT_ONCE: "1" });
  return createWebServer({
    configuration,
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    render: async (request) => {
      const posted = request.method === "POST" ? await request.formData() : new FormData();
      const { url, headers } = request;
      return new Response(`${url} from ${headers.get("origin")}, name: ${String(posted.get("name"))}`);
    },
    createRequestContext: () => new RouterContextProvider(),
    pages: createServerPages({ busyPage: aPage, offlinePage: aPage }, configuration),
    sheets: null,
    clientFolder: fileURLToPath(new URL("../public", import.meta.url)),
  });
}

function aSite(): Promise<RunningWebsite> {
  const server = aServer();
  return serveWebsite({
    fetch: (...request) => {
      received += 1;
      return server.fetch(...request);
    },
    port: 0,
    hostname: "127.0.0.1",
  });
}

const type = "Content-Type: application/x-www-form-urlencoded";
const half = `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${type}\r\nContent-Length: 10\r\n\r\nname=`;

test("a form whose body arrives slowly takes no render place until it is whole", async () => {
  website = await aSite();
  const socket = connect(website.port, "127.0.0.1");
  socket.write(half);
  await expect.poll(() => received).toBe(1);
  const signal = AbortSignal.timeout(2000);
  const other = await fetch(`http://127.0.0.1:${website.port}/booking`, { signal });
  expect(other.status).toBe(200);
  socket.write("Amina");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 [^]*http:\/\/x\/contact from http:\/\/x, name: Amina$/);
  socket.destroy();
});

test("bodies under way take at most 32 MB: another one gets 503 with Retry-After, until they are gone", async () => {
  const server = aServer();
  const ended = Promise.withResolvers<void>();
  const part = new Uint8Array(60_000);
  const send = (isSlow: boolean) =>
    server.request("/contact", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new ReadableStream({
        start: async (stream) => {
          stream.enqueue(part);
          if (isSlow) await ended.promise;
          stream.close();
        },
      }),
      duplex: "half",
    } as RequestInit);
  const slow = Array.from({ length: 540 }, () => send(true));
  await setTimeout(50);
  const refused = await send(false);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([503, true]);
  ended.resolve();
  await Promise.all(slow);
  expect((await send(false)).status).toBe(200);
});

test("a connection that is closed in the middle of a body is logged with status 499, not as a fault", async () => {
  website = await aSite();
  const socket = connect(website.port, "127.0.0.1");
  socket.write(half);
  await expect.poll(() => received).toBe(1);
  socket.destroy();
  await expect.poll(() => lines.map((line) => JSON.parse(line).status)).toEqual([499]);
});
