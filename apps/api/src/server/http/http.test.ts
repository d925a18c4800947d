import { brotliDecompressSync } from "node:zlib";
import { defineEndpoint } from "@sayara/api-client/contract/defineEndpoint";
import { voucher } from "@sayara/api-client/contract/bookings/bookingFiles";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { mountEndpoint } from "./mountEndpoint.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let cookie: string;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
    ({ cookie } = await aPerson(createTestApp(database().db)));
  });
  beforeEach(() => {
    api = createTestApp(database().db);
  });

  test.each([
    "https://evil.example",
    "http://localhost:3000.evil.example",
    "http://localhost:3001.evil.example",
    "http://localhost:3002",
    "null",
    "",
  ])("rejects a changing request from %o, with and without a cookie", async (origin) => {
    for (const headers of [{ origin }, { origin, cookie }]) {
      const response = await api.request("/api/sign-out", { method: "POST", headers });
      expect(response).toMatchObject({ status: 403, json: { code: "origin_refused" } });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("a request with a cookie but no Origin is rejected, and a program without a cookie is accepted", async () => {
    const send = (headers: Record<string, string>) =>
      api.app.request("/api/sign-out", { method: "POST", headers });
    expect((await send({ cookie })).status).toBe(403);
    expect((await send({})).status).toBe(200);
  });

  test("only the website and the portal may read responses with their cookies", async () => {
    for (const origin of ["http://localhost:3000", "http://localhost:3001"]) {
      const ownOrigin = await api.request("/api/settings", { headers: { origin } });
      expect(ownOrigin.headers.get("access-control-allow-origin")).toBe(origin);
      expect(ownOrigin.headers.get("access-control-allow-credentials")).toBe("true");
      expect(ownOrigin.headers.get("vary")).toContain("Origin");
    }
    const foreignOrigin = await api.request("/api/settings", { headers: { origin: "https://evil.example" } });
    expect(foreignOrigin.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await api.request("/api/checkout", {
      method: "OPTIONS",
      headers: {
        "access-control-request-method": "POST",
        "access-control-request-headers": "idempotency-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
  });

  test("every response forbids framing, sniffing and storing, and has a request id", async () => {
    for (const path of ["/health", "/nowhere", "/api/user/x"]) {
      const { headers } = await api.request(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    }
  });

  test("a public response has an ETag and is revalidated with 304", async () => {
    const first = await api.request("/api/settings");
    const etag = first.headers.get("etag") ?? "";
    const second = await api.request("/api/settings", {
      headers: { "if-none-match": `"other", ${etag.replace("W/", "")}` },
    });
    expect(second).toMatchObject({ status: 304, text: "" });
    expect(second.headers.get("cache-control")).toBe("public, max-age=60");
  });

  test("a long public response is compressed in an accepted encoding, and a personal response never is", async () => {
    const places = "/api/locations/1/30/fr";
    const worlds = Array.from({ length: 8 }, () => aCatalogue(database().db));
    await Promise.all(worlds);
    const encodingOf = async (path: string, accepted: string) =>
      (await api.app.request(path, { headers: { "accept-encoding": accepted, cookie } })).headers.get(
        "content-encoding",
      );
    expect(await encodingOf(places, "gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingOf(places, "gzip")).toBe("gzip");
    expect(await encodingOf(places, "identity")).toBeNull();
    expect(await encodingOf(`/api/user/${cookie}`, "br")).toBeNull();
    const uncompressed = await api.request(places);
    const compressed = await api.app.request(places, { headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(
      uncompressed.text,
    );
    expect(compressed.headers.get("vary")).toContain("Accept-Encoding");
    expect(compressed.headers.get("etag")).toBe(uncompressed.headers.get("etag"));
  });

  test("a file is sent unchanged, with the declared media type", async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 13, 10]);
    const file = defineEndpoint({ ...voucher, path: "/api/test-file/{id}/{language}" });
    mountEndpoint(api.app, file, () => Promise.resolve({ ok: true, status: 200, data: new Blob([bytes]) }));
    const response = await api.app.request("/api/test-file/b1/fr");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test("a body that is not JSON, too large or of another type is rejected before any work", async () => {
    const path = "/api/sign-in/frontend";
    expect(await api.request(path, { body: "{" })).toMatchObject({
      status: 400,
      json: { code: "invalid_input" },
    });
    expect(await api.request(path, { body: "x".repeat(70_000) })).toMatchObject({
      status: 413,
      json: { code: "too_large" },
    });
    const headers = { "content-type": "text/plain" };
    expect(await api.request(path, { body: "{}", headers })).toMatchObject({
      status: 415,
      json: { code: "unsupported_media" },
    });
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(10_000).fill(32)) });
    const streamed = await api.app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: api.config.webUrl },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test("a rejected body is never repeated in the response", async () => {
    const secret = "a-password-that-stays-secret";
    const response = await api.request("/api/sign-in/frontend", {
      body: { email: [secret], password: { secret }, [secret]: secret },
    });
    expect(response).toMatchObject({
      status: 400,
      json: { code: "invalid_input", fields: { email: "invalid" } },
    });
    expect(response.text).not.toContain(secret);
  });

  test("text that cannot be stored is rejected as bad input, not reported as a fault", async () => {
    for (const text of ["\0", "\ud800", "a\0b"]) {
      const response = await api.request("/api/checkout", {
        body: aCheckout(world, { driver: { fullName: text } }),
      });
      expect(response.status).toBe(400);
    }
    expect((await api.request("/api/location/%00/fr")).status).toBeLessThan(500);
    expect((await api.request("/api/location/%ff/fr")).status).toBeLessThan(500);
  });

  test("no path or query makes the API fail", { timeout: 60_000 }, async () => {
    const segment = fc.oneof(
      fc.string(),
      fc.constantFrom("..", "%00", "%", "'", "fr", "1", "-1", "99999999999999999999"),
    );
    const path = fc.constantFrom(
      "booking",
      "user",
      "location",
      "car",
      "locations",
      "supplier",
      "reviews",
      "suppliers",
    );
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.array(segment, { maxLength: 4 }),
        fc.string(),
        async (name, segments, query) => {
          const url = `/api/${[name, ...segments.map(encodeURIComponent)].join("/")}?token=${encodeURIComponent(query)}&s=${encodeURIComponent(query)}`;
          const { status } = await api.request(url, { cookie });
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 120, seed: Number(process.env["SEED"] ?? 2026) },
    );
  });

  test("a fault gets a generic response and is logged without the values that caused it", async () => {
    api.app.get("/broken", async (c) => {
      await c.var.dependencies.db
        .insertInto("users")
        .values({ ...(await aUser(database().db)), email: "UPPER-CASE@people.example" })
        .execute();
      return c.text("");
    });
    const response = await api.request("/broken");
    expect(response).toMatchObject({ status: 500, json: { code: "internal", message: expect.any(String) } });
    const line = api.logs.find((log) => log.includes('"fault"')) ?? "";
    expect(JSON.parse(line)).toMatchObject({
      requestId: response.headers.get("x-request-id"),
      fault: { sqlstate: expect.stringMatching(/^23/) },
    });
    expect(line).not.toContain("people.example");
  });

  test("every log line of a request has its id, which is the caller's if safe to log", async () => {
    api.app.get("/lines", (c) => {
      c.var.dependencies.logger.warn("a line of the handler");
      return c.text("");
    });
    const before = api.logs.length;
    const response = await api.request("/lines", { headers: { "x-request-id": "the-website-s" } });
    expect(response.headers.get("x-request-id")).toBe("the-website-s");
    const ids = api.logs.slice(before).map((line) => JSON.parse(line).requestId);
    expect(ids).toEqual(["the-website-s", "the-website-s"]);
    for (const unsafeId of ["with a space", "x".repeat(65), "anna@people.example"]) {
      const other = await api.request("/lines", { headers: { "x-request-id": unsafeId } });
      expect(other.headers.get("x-request-id")).toMatch(/^[\w-]{12}$/);
    }
  });

  test("logs contain routes but never personal data, paths or secrets", async () => {
    const body = aCheckout(world, { driver: { email: "logged@guests.example", fullName: "Logged Person" } });
    const checkout = await api.checkOut(body, {
      headers: { "idempotency-key": "a-key-of-this-test" },
    });
    expect(checkout.status).toBe(201);
    const { bookingId, token } = checkout.json;
    await api.request(`/api/booking/${bookingId}/fr?token=${token}`);
    await api.request("/api/sign-in/frontend", {
      body: { email: "logged@guests.example", password: "hunter2-hunter2" },
    });
    await api.request(`/api/nowhere/${token}?e=logged@guests.example`);
    const log = api.logs.join("");
    for (const secret of [
      "logged@",
      "Logged Person",
      body.driver.phone,
      token,
      bookingId,
      "hunter2",
      "203.0.113",
      "a-key-of",
    ]) {
      expect(log).not.toContain(secret);
    }
    expect(api.logs.map((line) => JSON.parse(line).route)).toEqual([
      "/api/captcha-challenge",
      "/api/verify-recaptcha/{token}/{ip}",
      "/api/checkout",
      "/api/booking/{id}/{language}",
      "/api/sign-in/frontend",
      "unmatched",
    ]);
  });

  test("a forwarded address is accepted only from the website's own server", async () => {
    const addressOf = async (headers: Record<string, string>) => {
      await database().db.deleteFrom("rate_limits").execute();
      await api.request("/api/sign-in/frontend", { body: { email: "x@y.example", password: "x" }, headers });
      const rows = await database().db.selectFrom("rate_limits").select("key").orderBy("key").execute();
      return rows.map(({ key }) => key).join();
    };
    const withoutHeaders = await addressOf({});
    const visitor = { "x-visitor-address": "192.0.2.1" };
    expect(await addressOf(visitor)).toBe(withoutHeaders);
    expect(await addressOf({ ...visitor, "x-web-server-secret": "wrong" })).toBe(withoutHeaders);
    expect(await addressOf({ "x-forwarded-for": "192.0.2.1" })).toBe(withoutHeaders);
    const serverSecret = { "x-web-server-secret": api.config.webServerSecret };
    expect(await addressOf({ ...visitor, ...serverSecret })).not.toBe(withoutHeaders);
    expect(await addressOf({ "x-visitor-address": "not an address", ...serverSecret })).toBe(withoutHeaders);
  });
});
