import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRaw } from "../testing/sendRaw.ts";
import { type RunningServer, serveApp } from "./serveApp.ts";

let server: RunningServer;
beforeEach(async () => {
  server = await serveApp({
    port: 0,
    hostname: "127.0.0.1",
    trustedProxies: 0,
    fetch: ({ url }) => {
      if (url.endsWith("/fault")) throw new Error("a fault");
      const headers = url.endsWith("/kept") ? { "Cache-Control": "public, max-age=60" } : undefined;
      return new Response("an answer", {
        status: url.endsWith("/missing") ? 404 : 200,
        ...(headers && { headers }),
      });
    },
  });
});
afterEach(() => server.stop(0));

const get = (path: string, headers = "Host: x") =>
  `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;

test.each([
  ["a missing file", 404, get("/missing")],
  ["a fault", 500, get("/fault")],
  ["no HTTP", 400, "rubbish\r\n\r\n"],
  ["no host", 400, get("/", "X-Other: x")],
  ["a wrong length", 400, get("/", "Host: x\r\nContent-Length: many")],
  ["too large a head", 431, get("/", `Host: x\r\nX-Large: ${"x".repeat(100_000)}`)],
  ["an answer", 200, get("/")],
])("the response to %s (%i) has nosniff and no-store", async (_, status, bytes) => {
  const response = await sendRaw(server.port, bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(response).toMatch(/\r\ncache-control: no-store\r\n/i);
});

test("a request whose headers time out (408) gets nosniff and no-store", { timeout: 20_000 }, async () => {
  const response = await sendRaw(server.port, "GET / HTTP/1.1\r\nHost: x\r\nX-Half");
  expect(response).toMatch(/^HTTP\/1.1 408 [^]*X-Content-Type-Options: nosniff\r\nCache-Control: no-store/);
});

test("a cacheable response overrides the default `Cache-Control`", async () => {
  const response = await sendRaw(server.port, get("/kept"));
  expect(response).toMatch(/\r\ncache-control: public, max-age=60\r\n/i);
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
});
