import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/aCatalogue.ts";
import { aPastBooking } from "#api/testing/aReview.ts";
import { aPerson, type TestPerson } from "#api/testing/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { notify } from "./notify.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  /** Two processes on one database. */
  let apis: [TestApp, TestApp];
  const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
  beforeAll(async () => {
    const { db } = database();
    apis = [createTestApp(db), createTestApp(db, { streamSeconds: 60 })];
    world = await aCatalogue(db);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((reader) => reader.cancel()));
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
  /** Opens a stream, and returns a function that waits for a count. */
  const listen = async (api: TestApp, { cookie }: { cookie: string }) => {
    const answer = await api.app.request("/api/notification-stream", { headers: { cookie } });
    const reader = answer.body?.getReader();
    if (!answer.ok || reader === undefined) return answer.status;
    open.push(reader);
    let text = "";
    return async (count: number) => {
      const wanted = `event: unread\ndata: {"unread":${count}}\n\n`;
      while (!text.includes(wanted)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended:\n${text}`);
        text += new TextDecoder().decode(value);
      }
      text = text.slice(text.indexOf(wanted) + wanted.length);
    };
  };
  const waiter = async (api: TestApp, person: TestPerson) => {
    const waits = await listen(api, person);
    if (typeof waits === "number") throw new Error(`refused with ${waits}`);
    return waits;
  };

  test("a stream sends the count at its start and after every change, also one made by another process", async () => {
    const driver = await aPerson(apis[0]);
    const other = await aPerson(apis[0]);
    await send(driver);
    const count = await waiter(apis[1], driver);
    await count(1);
    await send(other);
    await send(driver);
    await count(2);
    await apis[0].request(`/api/mark-notifications-as-read/${driver.id}`, {
      body: { ids: "all" },
      cookie: driver.cookie,
    });
    await count(0);
  });

  test("a change that commits late is sent, although a later one was seen first", async () => {
    const [driver, other] = [await aPerson(apis[0]), await aPerson(apis[0])];
    const count = await waiter(apis[1], driver);
    await count(0);
    if (engine === "pglite") return;
    const id = await aPastBooking(database().db, world, driver);
    const booking = { id, reference: "SY-7K3Q9D", carName: "Kia Picanto" };
    await database()
      .db.transaction()
      .execute(async (transaction) => {
        await notify(transaction, [{ userId: driver.id, kind: "booking_updated", booking }], new Date());
        const later = await waiter(apis[1], other);
        await send(other);
        await later(1);
      });
    await count(1);
  });

  test("an account has at most 6 streams of a process, and an ended one leaves its place", async () => {
    const driver = await aPerson(apis[0]);
    for (let number = 0; number < 6; number += 1) await waiter(apis[1], driver);
    expect(await listen(apis[1], driver)).toBe(429);
    expect(typeof (await listen(apis[1], await aPerson(apis[0])))).toBe("function");
    await open.shift()?.cancel();
    expect(typeof (await listen(apis[1], driver))).toBe("function");
  });

  test("a stream needs a session, and ends by itself", async () => {
    expect(await listen(apis[0], { cookie: "" })).toBe(401);
    const { cookie } = await aPerson(apis[0]);
    const answer = await apis[0].request("/api/notification-stream", { cookie });
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.text).toContain('event: unread\ndata: {"unread":0}');
  });
});
