import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { unsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeAll(() => {
    api = createTestApp(database().db);
  });
  const aReader = async (user: Parameters<typeof aUser>[1] = {}) => {
    const { id } = await aUser(database().db, user);
    const path = `/api/unsubscribe/${unsubscribeToken(api.config.secret, { userId: id })}`;
    return { id, path, areOn: async () => (await api.request(path)).json.areOn };
  };

  test("a mailed link turns the mails off only by a POST, which may be repeated", async () => {
    const reader = await aReader({ language: "es" });
    const other = await aReader();
    for (const method of ["GET", "HEAD", "OPTIONS"]) await api.request(reader.path, { method });
    expect((await api.request(reader.path)).json).toEqual({
      areOn: true,
      language: "es",
      kind: "notification",
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await api.request(reader.path, { method: "POST" });
      expect([response.status, response.json]).toEqual([
        200,
        { areOn: false, language: "es", kind: "notification" },
      ]);
    }
    expect([await reader.areOn(), await other.areOn()]).toEqual([false, true]);
  });

  test("a mail program unsubscribes by a form post without cookie or origin (RFC 8058)", async () => {
    const reader = await aReader();
    const response = await api.app.request(reader.path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    expect(await reader.areOn()).toBe(false);
  });

  test("a browser that opens the address is redirected to the website's page, and nothing changes", async () => {
    const { path, areOn } = await aReader();
    const response = await api.request(path, { headers: { accept: "text/html,application/xhtml+xml" } });
    const token = encodeURIComponent(path.split("/").at(-1) ?? "");
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `${api.config.webUrl}/unsubscribe?t=${token}`,
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await areOn()).toBe(true);
  });

  test("a forged, shortened or foreign token and the link of a deleted account are rejected", async () => {
    const { id, path } = await aReader();
    const token = path.split("/").at(-1) ?? "";
    const stranger = unsubscribeToken(api.config.secret, { userId: randomUUID() });
    const forged = [
      "nothing",
      ".",
      token.slice(0, -1),
      `${stranger.split(".")[0]}.${token.split(".")[1]}`,
      unsubscribeToken("another installation's secret", { userId: id }),
      stranger,
    ];
    for (const invalidToken of forged) {
      const address = `/api/unsubscribe/${encodeURIComponent(invalidToken)}`;
      expect([invalidToken, (await api.request(address)).json.code]).toEqual([invalidToken, "not_found"]);
      expect((await api.request(address, { method: "POST" })).status).toBe(404);
    }
    expect((await api.request(path)).json.areOn).toBe(true);
  });
});
