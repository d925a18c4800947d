import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aPastBooking } from "#api/testing/data/aReview.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { notify } from "./notify.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(() => {
    api = createTestApp(database().db);
  });

  const notifyTimes = async (person: TestPerson, number = 1) => {
    const { db } = database();
    const id = await aPastBooking(db, world, person);
    const booking = { id, reference: "SY-7K3Q9D", carName: "Kia Picanto" };
    for (let index = 0; index < number; index += 1) {
      api.advanceHours(1);
      await inTransaction(db, (transaction) =>
        notify(
          transaction,
          [{ userId: person.id, kind: "booking_confirmed", booking }],
          api.dependencies.clock(),
        ),
      );
    }
    return id;
  };
  const request = (path: string, { cookie }: { cookie: string }, body?: object) =>
    api.request(path, { cookie, ...(body !== undefined && { body }) });
  const unread = async (person: TestPerson) =>
    (await request(`/api/notification-counter/${person.id}`, person)).json.unread;
  const list = async (person: TestPerson, page = 1, size = 30) =>
    (await request(`/api/notifications/${person.id}/${page}/${size}`, person)).json;

  test("a notification is listed with its booking, and counts as unread until it is read", async () => {
    const driver = await aPerson(api);
    expect(await unread(driver)).toBe(0);
    const bookingId = await notifyTimes(driver);
    expect(await unread(driver)).toBe(1);
    const { items, total } = await list(driver);
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: "booking_confirmed",
        data: { reference: "SY-7K3Q9D", carName: "Kia Picanto" },
        bookingId,
        isRead: false,
        createdAt: "2026-11-20T13:00:00.000Z",
      },
    ]);
    const selection = { ids: [items[0].id] };
    await request(`/api/mark-notifications-as-read/${driver.id}`, driver, selection);
    expect([await unread(driver), (await list(driver)).items[0].isRead]).toEqual([0, true]);
    await request(`/api/mark-notifications-as-unread/${driver.id}`, driver, selection);
    expect([await unread(driver), (await list(driver)).items[0].isRead]).toEqual([1, false]);
  });

  test("notifications are listed in pages, newest first", async () => {
    const driver = await aPerson(api);
    await notifyTimes(driver, 5);
    const times = async (page: number) =>
      (await list(driver, page, 2)).items.map(({ createdAt }: { createdAt: string }) =>
        createdAt.slice(11, 13),
      );
    expect([await times(1), await times(2), await times(3)]).toEqual([["17", "16"], ["15", "14"], ["13"]]);
    expect((await list(driver, 1, 2)).total).toBe(5);
  });

  test("all notifications can be marked and deleted at once, and the deletion can be undone", async () => {
    const driver = await aPerson(api);
    const other = await aPerson(api);
    await notifyTimes(driver, 3);
    await notifyTimes(other);
    const [newest] = (await list(driver)).items;
    await request(`/api/mark-notifications-as-read/${driver.id}`, driver, { ids: "all" });
    expect([await unread(driver), await unread(other)]).toEqual([0, 1]);

    const firstDeletion = await request(`/api/delete-notifications/${driver.id}`, driver, {
      ids: [newest.id],
    });
    expect(firstDeletion.json).toEqual({ deletedAt: expect.any(String) });
    api.advanceHours(1);
    const { json } = await request(`/api/delete-notifications/${driver.id}`, driver, { ids: "all" });
    expect((await list(driver)).total).toBe(0);
    expect((await list(other)).total).toBe(1);
    await request(`/api/restore-notifications/${driver.id}`, driver, json);
    expect((await list(driver)).total).toBe(2);
    await request(`/api/restore-notifications/${driver.id}`, driver, firstDeletion.json);
    expect((await list(driver)).items[0].id).toBe(newest.id);
  });

  test("the owner and an administrator may use every operation, which ignores notifications of other accounts", async () => {
    const driver = await aPerson(api);
    const stranger = await aPerson(api);
    const admin = await aPerson(api, { type: "admin" });
    await notifyTimes(driver);
    const [{ id }] = (await list(driver)).items;
    const bodies: [path: string, body?: object][] = [
      [`/api/notification-counter/${driver.id}`],
      [`/api/notifications/${driver.id}/1/30`],
      [`/api/mark-notifications-as-read/${driver.id}`, { ids: [] }],
      [`/api/mark-notifications-as-unread/${driver.id}`, { ids: "all" }],
      [`/api/delete-notifications/${driver.id}`, { ids: [] }],
      [`/api/restore-notifications/${driver.id}`, { deletedAt: "2026-11-20T12:00:00Z" }],
    ];
    for (const [path, body] of bodies) {
      expect((await request(path, { cookie: "" }, body)).status).toBe(401);
      expect((await request(path, stranger, body)).json.code).toBe("not_allowed");
      expect((await request(path, admin, body)).status).toBe(200);
    }
    const foreignIds = { ids: [id, randomUUID(), "no-id"] };
    for (const call of ["mark-notifications-as-read", "delete-notifications"]) {
      expect((await request(`/api/${call}/${stranger.id}`, stranger, foreignIds)).status).toBe(200);
    }
    expect(await unread(driver)).toBe(1);
    const tooMany = { ids: Array.from({ length: 1001 }, () => randomUUID()) };
    expect((await request(`/api/delete-notifications/${driver.id}`, driver, tooMany)).status).toBe(400);
  });

  test("a deleted notification is stored for a day, any other for a year", async () => {
    const { db } = database();
    const driver = await aPerson(api);
    await notifyTimes(driver, 2);
    const [first] = (await list(driver)).items;
    const { json } = await request(`/api/delete-notifications/${driver.id}`, driver, { ids: [first.id] });
    const hoursLater = (hours: number) => new Date(Date.parse(json.deletedAt) + hours * 3_600_000);
    const countRemaining = async () =>
      (await db.selectFrom("notifications").select("id").where("user_id", "=", driver.id).execute()).length;
    await deleteExpired(db, hoursLater(23));
    expect(await countRemaining()).toBe(2);
    await deleteExpired(db, hoursLater(24));
    expect(await countRemaining()).toBe(1);
    await deleteExpired(db, hoursLater(24 * 366));
    expect(await countRemaining()).toBe(0);
  });
});
