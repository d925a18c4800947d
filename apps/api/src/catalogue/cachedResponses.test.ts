import { brotliDecompressSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(() => {
    api = createTestApp(database().db, { env: { CATALOGUE_CACHE_SECONDS: "5" } });
  });
  const advanceSeconds = (seconds: number) => api.advanceHours(seconds / 3600);

  test("a response is cached for the configured number of seconds, then shows a change", async () => {
    const path = `/api/location/${world.tunis.slug}/fr`;
    const first = await api.request(path);
    const rename = (name: string) =>
      sql`update location_names set name = ${name} where language = 'fr'
        and location_id = ${world.tunis.id}`.execute(database().db);
    await rename("Carthage");
    advanceSeconds(4);
    const second = await api.request(path);
    expect([second.text, second.headers.get("etag")]).toEqual([first.text, first.headers.get("etag")]);
    expect(second.headers.get("cache-control")).toBe("public, max-age=30");
    advanceSeconds(1);
    const third = await api.request(path);
    expect(third.json.name).toBe("Carthage");
    expect(third.headers.get("etag")).not.toBe(first.headers.get("etag"));
    await rename(first.json.name);
  });

  test("a matching ETag gets 304 without a query", async () => {
    const path = "/api/suppliers/1/30";
    const etag = (await api.request(path)).headers.get("etag") ?? "";
    await sql`alter table suppliers rename to suppliers_away`.execute(database().db);
    try {
      const again = await api.request(path, { headers: { "if-none-match": etag } });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect((await api.request("/api/suppliers/2/30")).status).toBe(500);
    } finally {
      await sql`alter table suppliers_away rename to suppliers`.execute(database().db);
    }
  });

  test("pages, languages and searches are cached separately, and a missing record gets 404 every time", async () => {
    const rename = (name: string) =>
      sql`update location_names set name = ${name} where language = 'en'
        and location_id = ${world.tunis.id}`.execute(database().db);
    await rename("Tunis in English");
    const paths = [
      "/api/locations/1/30/fr",
      "/api/locations/1/30/en",
      "/api/locations/1/1/fr",
      "/api/locations/2/1/fr",
      "/api/locations/1/30/fr?s=nowhere",
    ];
    const texts = await Promise.all(paths.map(async (path) => (await api.request(path)).text));
    expect(new Set(texts).size).toBe(paths.length);
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await api.request("/api/supplier/nobody")).status).toBe(404);
    }
  });

  test("a compressed response decodes to the uncompressed one", async () => {
    await Promise.all(Array.from({ length: 8 }, () => aCatalogue(database().db)));
    const path = "/api/locations/1/30/fr";
    const uncompressed = await api.request(path);
    for (let attempt = 0; attempt < 2; attempt++) {
      const compressed = await api.app.request(path, { headers: { "accept-encoding": "br" } });
      expect(compressed.headers.get("content-encoding")).toBe("br");
      expect(compressed.headers.get("vary")).toContain("Accept-Encoding");
      expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(
        uncompressed.text,
      );
    }
  });
});
