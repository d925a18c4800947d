import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { requestFrom } from "@sayara/http-guard/testing/requestFrom";
import { openSlowBodies } from "@sayara/http-guard/testing/openSlowBodies";
import { sendRaw } from "@sayara/http-guard/testing/sendRaw";
import { type RunningServer, serveApp } from "@sayara/http-guard/serve/serveApp";
import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createServerPages } from "../documents/createServerPages.ts";
import { createWebServer } from "../createWebServer.ts";
import { webConfiguration } from "../webConfiguration.ts";

const aPage = ({ language }: { language: string }) => `<html lang="${language}">`;

let website: RunningServer | undefined;
let lines: string[] = [];
/** Number of requests that the website has received, complete or not. */
let received = 0;
afterEach(async () => {
  await website?.stop(0);
  lines = [];
  received = 0;
});

/** A website with one render slot; its pages contain the posted body. */
function createServer(formLimitOf?: (path: string) => number) {
  const configuration = webConfiguration({ RENDERS_AT_ONCE: "1" });
  return createWebServer({
    configuration,
    logger: pino({}, { write: (line: string) => lines.push(line) }),
    render: async (request) => {
      const posted = request.body === null ? new FormData() : await request.formData();
      const { url, headers } = request;
      return new Response(`${url} from ${headers.get("origin")}, name: ${String(posted.get("name"))}`);
    },
    createRequestContext: () => new RouterContextProvider(),
    pages: createServerPages({ busyPage: aPage, offlinePage: aPage }, configuration),
    stylesheets: null,
    clientFolder: fileURLToPath(new URL("../../public", import.meta.url)),
    ...(formLimitOf !== undefined && { formLimitOf }),
  });
}

function startSite(formLimitOf?: (path: string) => number): Promise<RunningServer> {
  const server = createServer(formLimitOf);
  return serveApp({
    trustedProxies: 0,
    fetch: (...request) => {
      received += 1;
      return server.fetch(...request);
    },
    port: 0,
    hostname: "127.0.0.1",
  });
}

const formType = "application/x-www-form-urlencoded";
const type = `Content-Type: ${formType}`;
const partialRequest = `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n${type}\r\nContent-Length: 10\r\n\r\nname=`;

test("a slowly arriving form takes no render slot until its body is complete", async () => {
  website = await startSite();
  const socket = connect(website.port, "127.0.0.1");
  socket.write(partialRequest);
  await expect.poll(() => received).toBe(1);
  const signal = AbortSignal.timeout(2000);
  const other = await fetch(`http://127.0.0.1:${website.port}/booking`, { signal });
  expect(other.status).toBe(200);
  socket.write("Amina");
  const [response] = (await once(socket, "data")) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1.1 200 [^]*http:\/\/x\/contact from http:\/\/x, name: Amina$/);
  socket.destroy();
});

test("600 slow senders of large bodies from one address do not block another address", async () => {
  website = await startSite();
  const { port } = website;
  const senders = await openSlowBodies({
    port,
    from: "127.0.0.2",
    count: 600,
    path: "/contact",
    size: 64_000,
  });
  const form = await requestFrom("127.0.0.3", port, { path: "/contact", type: formType, body: "name=Amina" });
  expect([form.status, form.text]).toEqual([200, expect.stringContaining("name: Amina")]);
  await senders.stop();
});

test("rejects a body by its headers alone, and does not read the body for a page without a form", async () => {
  const limits: Record<string, number> = { "/contact": 1000 };
  website = await startSite((path) => limits[path] ?? 0);
  const send = (path: string, headers: string) =>
    sendRaw(website?.port ?? 0, `POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n${headers}\r\n\r\n`);
  expect(await send("/contact", "Content-Length: 1001")).toMatch(/^HTTP\/1.1 413 /);
  expect(await send("/contact", "Transfer-Encoding: chunked")).toMatch(/^HTTP\/1.1 411 /);
  expect(await send("/about", "Content-Length: 64000")).toMatch(/^HTTP\/1.1 200 [^]* name: null/);
});

test("rejections, missing files and /health have nosniff and no-store", async () => {
  website = await startSite(() => 1000);
  const { port } = website;
  const send = (line: string, headers = "") =>
    sendRaw(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  const responses = [
    await send("GET /assets/of-the-next-build.js"),
    await send("GET /.env"),
    await send("GET /health"),
    await send("POST /contact", "Content-Length: 1001\r\n"),
    await send("POST /contact", "Transfer-Encoding: chunked\r\n"),
  ];
  expect(responses.map((response) => /^HTTP\/1.1 (\d+)/.exec(response)?.[1])).toEqual([
    "404",
    "404",
    "200",
    "413",
    "411",
  ]);
  for (const response of responses) {
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(response).toMatch(/\r\ncache-control: no-store\r\n/i);
  }
});

test("a late body is rejected with 408", async () => {
  website = await startSite();
  expect(await sendRaw(website.port, partialRequest)).toMatch(/^HTTP\/1.1 408 /);
});

test("a connection closed in the middle of a body is logged with status 499, not as a fault", async () => {
  website = await startSite();
  const socket = connect(website.port, "127.0.0.1");
  socket.write(partialRequest);
  await expect.poll(() => received).toBe(1);
  socket.destroy();
  await expect.poll(() => lines.map((line) => JSON.parse(line).status)).toEqual([499]);
});
