import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

describe("over a real socket", () => {
  const database = withDatabase("pglite");
  let api: TestApp;
  let server: Server;
  beforeAll(async () => {
    api = createTestApp(database().db);
    server = serve({ fetch: api.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
    await once(server, "listening");
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /**
   * Sends the text unchanged as a request.
   *
   * @returns the status in the response's status line.
   */
  async function send(text: string): Promise<number> {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    // The server may respond and close before everything is sent.
    socket.on("error", () => {});
    socket.write(text);
    let response = "";
    for await (const data of socket) {
      response += String(data);
      if (response.includes("\r\n\r\n")) break;
    }
    socket.destroy();
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
  }
  const get = (path: string, { headers = "", body = "" } = {}) =>
    send(`GET ${path} HTTP/1.1\r\nHost: api.example\r\nConnection: close\r\n${headers}\r\n${body}`);

  test("a GET with a body gets the same status as one without", async () => {
    const json = "Content-Type: application/json\r\n";
    for (const [path, status] of [
      ["/health", 200],
      ["/api/settings", 200],
      ["/api/supplier/nobody", 404],
      ["/api/user/u1", 401],
    ] as const) {
      expect(await get(path, { headers: `${json}Content-Length: 2\r\n`, body: "{}" })).toBe(status);
      const chunked = { headers: `${json}Transfer-Encoding: chunked\r\n`, body: "2\r\n{}\r\n0\r\n\r\n" };
      expect(await get(path, chunked)).toBe(status);
    }
  });

  test("a query or path of 5,000 characters gets 4xx or an empty result", async () => {
    const longText = "x".repeat(5000);
    for (const path of [
      `/api/locations/1/30/fr?s=${longText}`,
      `/api/suppliers/1/30?s=${longText}`,
      `/api/booking/b1/fr?token=${longText}`,
      `/api/location/${longText}/fr`,
      `/api/car/${longText}/fr`,
      `/api/supplier/${longText}`,
      `/api/reviews/${longText}/1/30`,
      `/api/user/${longText}`,
      `/api/check-token/frontend/${longText}/a@x.example/${longText}`,
      `/avatars/${longText}`,
      `/${longText}`,
    ]) {
      const status = await get(path);
      const isExpected = status === 200 ? path.includes("?s=") : status >= 400 && status < 500;
      expect([path.slice(0, 20), status, isExpected]).toEqual([path.slice(0, 20), status, true]);
    }
  });

  test("headers that are too large, malformed or unknown are rejected", async () => {
    expect(await get("/health", { headers: `X-Large: ${"x".repeat(100_000)}\r\n` })).toBe(431);
    expect(await get(`/${"x".repeat(100_000)}`)).toBe(431);
    expect(await get("/health", { headers: `${"X-Many: y\r\n".repeat(3000)}` })).toBeLessThan(500);
    for (const headers of ["No colon\r\n", "Content-Length: many\r\n", "Bad Name: x\r\n", "X-Null: \0\r\n"]) {
      expect(await get("/health", { headers })).toBe(400);
    }
  });

  test("an incomplete body causes no fault", async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const head =
      "POST /api/sign-in/frontend HTTP/1.1\r\nHost: api.example\r\nContent-Type: application/json\r\n";
    socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    const before = api.logs.length;
    setTimeout(() => socket.destroy(), 100);
    await expect.poll(() => api.logs.length).toBeGreaterThan(before);
    expect(JSON.parse(api.logs.at(-1) ?? "")).toMatchObject({ msg: "request", status: 400 });
  });

  test("a host, path or method that no browser sends causes no fault", async () => {
    const sendRequestLine = (first: string, host = "api.example") =>
      send(`${first} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (const host of ["", "a b", "[", "x".repeat(5000), "user@host", "%00", "../.."]) {
      expect(await sendRequestLine("GET /health", host)).toBeLessThan(500);
    }
    for (const path of [
      "*",
      "//",
      "/%",
      "/%ff",
      "/api/%c0%ae",
      "http://other.example/health",
      "/\\..\\x",
      "/api/location/%/fr",
    ]) {
      expect([path, (await sendRequestLine(`GET ${path}`)) < 500]).toEqual([path, true]);
    }
    for (const method of ["TRACE", "PROPFIND", "OPTIONS", "HEAD", "PURGE", "DELETE", "PATCH"]) {
      expect([method, (await sendRequestLine(`${method} /health`)) < 500]).toEqual([method, true]);
    }
    expect(await send("rubbish\r\n\r\n")).toBe(400);
  });

  test("the log contains no fault", () => {
    expect(api.logs.filter((log) => log.includes('"fault"'))).toEqual([]);
  });
});
