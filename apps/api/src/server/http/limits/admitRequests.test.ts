import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

describe.runIf(hasPostgres)("on PostgreSQL", () => {
  const database = withDatabase("postgres");

  test("requests beyond the limit get 503 with Retry-After, except /health, /ready and small bodies", async () => {
    const { db } = database();
    const api = createTestApp(db, { env: { REQUESTS_AT_ONCE: "2" } });
    await expect.poll(async () => (await api.request("/ready")).status).toBe(200);
    let responses: { status: number; headers: Headers; json: unknown }[] = [];
    await db.transaction().execute(async (transaction) => {
      // Until this transaction ends no supplier can be read: two requests take the slots and two time out in the queue.
      await sql`LOCK TABLE suppliers IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      const blocked = [api.request("/api/suppliers/1/30"), api.request("/api/suppliers/1/30")];
      const queued = [api.request("/api/settings"), api.request("/api/settings")];
      expect((await api.request("/health")).status).toBe(200);
      expect((await api.request("/ready")).status).toBe(200);
      responses = await Promise.all(queued);
      void Promise.all(blocked);
    });
    for (const { status, headers, json } of responses) {
      expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
      expect(json).toMatchObject({ code: "unavailable" });
    }
    await expect.poll(async () => (await api.request("/api/settings")).status).toBe(200);
  });

  /** Sends a body that ends only when `end` is called. */
  const sendSlowly = (
    api: TestApp,
    path: string,
    { type, cookie, address = "203.0.113.7" }: { type: string; cookie?: string; address?: string },
  ) => {
    const bodyEnd = Promise.withResolvers<void>();
    const firstRead = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new Uint8Array([45]));
        bodyEnd.promise.then(() => stream.close()).catch(() => {});
      },
      // Called when the first byte is read.
      pull: () => firstRead.resolve(),
    });
    const headers = { "content-type": type, origin: api.config.webUrl, ...(cookie && { cookie }) };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const env = { incoming: { socket: { remoteAddress: address } } };
    return {
      response: Promise.resolve(api.app.request(path, init, env)),
      read: firstRead.promise,
      end: bodyEnd.resolve,
    };
  };
  const form = "multipart/form-data; boundary=x";

  test.each([
    ["JSON", "/api/validate-email", "application/json", 400],
    ["plain text", "/api/payment-webhook/sandbox", "text/plain", 403],
    ["no known type", "/api/payment-webhook/sandbox", "x/y", 403],
    ["an address's form", "/api/social-return/google", "application/x-www-form-urlencoded", 404],
    ["bytes", "/api/nothing-here", "application/octet-stream", 404],
  ])("a slow body of %s takes no request slot", async (_, path, type, status) => {
    const api = createTestApp(database().db, { env: { REQUESTS_AT_ONCE: "1" } });
    const slow = sendSlowly(api, path, { type });
    expect((await api.request("/api/settings")).status).toBe(200);
    slow.end();
    expect((await slow.response).status).toBe(status);
  });

  test("a form with files is rejected before its body is read by a route that accepts none", async () => {
    const api = createTestApp(database().db, { env: { REQUESTS_AT_ONCE: "1" } });
    for (const path of ["/api/payment-webhook/sandbox", "/api/sign-in/frontend", "/api/nothing-here"]) {
      const { status, json } = await readResponse(sendSlowly(api, path, { type: form }).response);
      expect([status, json]).toMatchObject([415, { code: "unsupported_media", message: expect.any(String) }]);
    }
  });

  test("slow uploads take no slots from other calls, and one account takes at most two upload slots", async () => {
    const { db } = database();
    const api = createTestApp(db);
    const signIn = async () => {
      const { id, email } = await aUser(db);
      return { id, cookie: await api.sessionOf({ email }) };
    };
    const [driver, other] = [await signIn(), await signIn()];
    const upload = ({ id, cookie }: { id: string; cookie: string }, address?: string) =>
      sendSlowly(api, `/api/update-avatar/${id}`, { type: form, cookie, ...(address && { address }) });
    const slowUploads = [upload(driver), upload(driver, "198.51.100.2")];
    await Promise.all(slowUploads.map(({ read }) => read));
    const others = [];
    for (let count = 0; count < 8; count += 1) {
      others.push(await readResponse(upload(driver, `198.51.100.${count + 10}`).response));
    }
    for (const { status, retryAfter } of others) expect([status, retryAfter]).toEqual([429, "10"]);
    // Without a session, no byte of the body is read.
    const anonymous = sendSlowly(api, `/api/update-avatar/${driver.id}`, { type: form });
    expect((await anonymous.response).status).toBe(401);
    expect((await api.request("/api/settings")).status).toBe(200);
    const freeUpload = upload(other);
    freeUpload.end();
    expect((await freeUpload.response).status).toBe(400);
    for (const { end } of slowUploads) end();
    for (const { response } of slowUploads) expect((await response).status).toBe(400);
    const nextUpload = upload(driver);
    nextUpload.end();
    expect((await nextUpload.response).status).toBe(400);
  });

  test.each([
    [6, 8, "32"],
    [3, 4, "4"],
  ])("one network address takes at most %i of %i upload slots", async (maxUploads, _, concurrency) => {
    const { db } = database();
    const api = createTestApp(db, { env: { REQUESTS_AT_ONCE: concurrency } });
    const upload = async () => {
      const { id, email } = await aUser(db);
      const cookie = await api.sessionOf({ email });
      return sendSlowly(api, `/api/update-avatar/${id}`, { type: form, cookie });
    };
    const slowUploads = [];
    for (let count = 0; count < maxUploads; count += 1) slowUploads.push(await upload());
    await Promise.all(slowUploads.map(({ read }) => read));
    expect((await (await upload()).response).status).toBe(429);
    for (const { end } of slowUploads) end();
    for (const { response } of slowUploads) expect((await response).status).toBe(400);
  });
});

async function readResponse(responsePromise: Promise<Response>) {
  const response = await responsePromise;
  const json: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), json };
}
