import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createSessionWatch } from "#api/accounts/session/createSessionWatch.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";
import { aCatalogue, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aPastBooking } from "#api/testing/data/aReview.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { notify } from "./notify.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  /** Two processes on one database. */
  let apis: [TestApp, TestApp];
  const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
  beforeAll(async () => {
    const { db } = database();
    apis = [createTestApp(db), createTestApp(db, { streamSeconds: 60 })];
    world = await aCatalogue(db);
  });
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.cancel()));
  });

  const send = async (person: TestPerson) => {
    const id = await aPastBooking(database().db, world, person);
    const booking = { id, reference: "SY-7K3Q9D", carName: "Kia Picanto" };
    await database()
      .db.transaction()
      .execute((transaction) =>
        notify(transaction, [{ userId: person.id, kind: "booking_confirmed", booking }], new Date()),
      );
  };
  /** Opens a stream. Returns a function that waits for an unread count, or the status of a refusal. */
  const tryOpenStream = async (api: TestApp, { cookie }: { cookie: string }) => {
    const response = await api.app.request("/api/notification-stream", { headers: { cookie } });
    const reader = response.body?.getReader();
    if (!response.ok || reader === undefined) return response.status;
    readers.push(reader);
    let text = "";
    return async (count: number) => {
      const expectedEvent = `event: unread\ndata: {"unread":${count}}\n\n`;
      while (!text.includes(expectedEvent)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended:\n${text}`);
        text += new TextDecoder().decode(value);
      }
      text = text.slice(text.indexOf(expectedEvent) + expectedEvent.length);
    };
  };
  const openStream = async (api: TestApp, person: TestPerson) => {
    const waitForCount = await tryOpenStream(api, person);
    if (typeof waitForCount === "number") throw new Error(`refused with ${waitForCount}`);
    return waitForCount;
  };

  test("a stream sends the count at its start and after every change, including those of another process", async () => {
    const driver = await aPerson(apis[0]);
    const other = await aPerson(apis[0]);
    await send(driver);
    const waitForCount = await openStream(apis[1], driver);
    await waitForCount(1);
    await send(other);
    await send(driver);
    await waitForCount(2);
    await apis[0].request(`/api/mark-notifications-as-read/${driver.id}`, {
      body: { ids: "all" },
      cookie: driver.cookie,
    });
    await waitForCount(0);
  });

  test("a stream sends the count of a change that commits after a later change has been sent", async () => {
    const [driver, other] = [await aPerson(apis[0]), await aPerson(apis[0])];
    const waitForCount = await openStream(apis[1], driver);
    await waitForCount(0);
    // PGlite has one connection, so no transactions overlap there.
    if (engine === "pglite") return;
    const id = await aPastBooking(database().db, world, driver);
    const booking = { id, reference: "SY-7K3Q9D", carName: "Kia Picanto" };
    await database()
      .db.transaction()
      .execute(async (transaction) => {
        await notify(transaction, [{ userId: driver.id, kind: "booking_updated", booking }], new Date());
        const waitForOther = await openStream(apis[1], other);
        await send(other);
        await waitForOther(1);
      });
    await waitForCount(1);
  });

  test("an account has at most 6 streams per process, and an ended stream frees its slot", async () => {
    const driver = await aPerson(apis[0]);
    for (let number = 0; number < 6; number += 1) await openStream(apis[1], driver);
    expect(await tryOpenStream(apis[1], driver)).toBe(429);
    expect(typeof (await tryOpenStream(apis[1], await aPerson(apis[0])))).toBe("function");
    await readers.shift()?.cancel();
    expect(typeof (await tryOpenStream(apis[1], driver))).toBe("function");
  });

  /** Resolves when the newest stream has ended. */
  const streamEnded = async () => {
    for (;;) {
      const read = await readers.at(-1)?.read();
      if (read?.done === true) return "ended";
    }
  };
  const post = (path: string, { cookie }: { cookie: string }, body: object = {}) =>
    apis[0].request(path, { body, cookie });
  const change = (table: "users" | "sessions", where: string, id: string, set: object) =>
    database().db.updateTable(table).set(set).where(sql.ref(where), "=", id).execute();
  /** Ways to end a session in a process that does not serve the stream. */
  const sessionEnders: Record<string, (person: TestPerson) => Promise<unknown>> = {
    "a sign-out": (person) => post("/api/sign-out", person),
    "a suspension": ({ id }) => change("users", "id", id, { account_status: "blocked" }),
    "its session's expiry": ({ id }) => change("sessions", "user_id", id, { expires_at: new Date(0) }),
    "a deletion of the account": ({ id }) => database().db.deleteFrom("users").where("id", "=", id).execute(),
    "a password change in another session": async ({ email, id }) => {
      const body = { id, password: goodPassword, newPassword: "quelque chose de neuf" };
      const cookie = await apis[0].sessionOf({ email });
      const response = await post("/api/change-password", { cookie }, body);
      expect(response.status).toBe(200);
    },
    "a password reset through a mailed link": ({ id }) =>
      database()
        .db.transaction()
        .execute((transaction) => revokeAccess(transaction, id)),
    "an email address change": async (person) => {
      await database()
        .db.transaction()
        .execute((transaction) => revokeAccess(transaction, person.id, { keepsIdentities: true }));
    },
  };
  test.each(Object.entries(sessionEnders))(
    "a stream ends soon after %s, even in another process",
    async (_, end) => {
      const [person, other] = [await aPerson(apis[0]), await aPerson(apis[0])];
      const waitForCount = await openStream(apis[1], other);
      await (
        await openStream(apis[1], person)
      )(0);
      await end(person);
      const timeout = setTimeout(5000, "still open", { ref: false });
      expect(await Promise.race([streamEnded(), timeout])).toBe("ended");
      expect(await tryOpenStream(apis[1], person)).toBe(401);
      await waitForCount(0);
      await send(other);
      await waitForCount(1);
    },
  );

  test("a database outage does not end streams", async () => {
    let isEnded = false;
    const db = database().db.withPlugin({
      transformQuery: () => {
        throw new Error("away");
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const { clock, logger } = apis[0].dependencies;
    createSessionWatch({ db, clock, logger, every: 20 }).watch("hash", () => (isEnded = true));
    await setTimeout(200);
    expect(isEnded).toBe(false);
    expect(apis[0].logs.join()).toContain("sessions were not checked");
  });

  test("a stream needs a session and ends after its maximum duration", async () => {
    expect(await tryOpenStream(apis[0], { cookie: "" })).toBe(401);
    const { cookie } = await aPerson(apis[0]);
    const response = await apis[0].request("/api/notification-stream", { cookie });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.text).toContain('event: unread\ndata: {"unread":0}');
  });
});
