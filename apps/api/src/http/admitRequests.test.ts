import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

describe.runIf(hasPostgres)("on PostgreSQL", () => {
  const database = withDatabase("postgres");

  test("requests beyond the limit get 503 with Retry-After; /health, /ready and small bodies do not", async () => {
    const { db } = database();
    const api = createTestApp(db, { env: { REQUESTS_AT_ONCE: "2" } });
    await expect.poll(async () => (await api.request("/ready")).status).toBe(200);
    let answers: { status: number; headers: Headers; json: unknown }[] = [];
    await db.transaction().execute(async (transaction) => {
      // No supplier can be read until this ends: two requests take the turns, two wait in vain.
      await sql`LOCK TABLE suppliers IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      const held = [api.request("/api/suppliers/1/30"), api.request("/api/suppliers/1/30")];
      const late = [api.request("/api/settings"), api.request("/api/settings")];
      expect((await api.request("/health")).status).toBe(200);
      expect((await api.request("/ready")).status).toBe(200);
      answers = await Promise.all(late);
      void Promise.all(held);
    });
    for (const { status, headers, json } of answers) {
      expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
      expect(json).toMatchObject({ code: "unavailable" });
    }
    await expect.poll(async () => (await api.request("/api/settings")).status).toBe(200);
  });

  test("a request with a slow body takes no turn from others", async () => {
    const api = createTestApp(database().db, { env: { REQUESTS_AT_ONCE: "1" } });
    const ended = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (stream) => void ended.promise.then(() => stream.close()),
    });
    const slow = api.app.request("/api/validate-email", {
      method: "POST",
      headers: { "content-type": "application/json", origin: api.config.webUrl },
      body,
      duplex: "half",
    } as RequestInit);
    expect((await api.request("/api/settings")).status).toBe(200);
    ended.resolve();
    expect((await slow).status).toBe(400);
  });

  test("an upload with a slow body takes no turn from other calls", async () => {
    const api = createTestApp(database().db, { env: { REQUESTS_AT_ONCE: "1" } });
    const ended = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (stream) => void ended.promise.then(() => stream.close()),
    });
    const slow = api.app.request("/api/update-avatar/somebody", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x", origin: api.config.webUrl },
      body,
      duplex: "half",
    } as RequestInit);
    expect((await api.request("/api/settings")).status).toBe(200);
    ended.resolve();
    expect((await slow).status).toBeLessThan(500);
  });
});
