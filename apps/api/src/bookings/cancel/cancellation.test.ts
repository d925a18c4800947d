import { randomUUID } from "node:crypto";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import { describe, expect, test } from "vitest";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { autoAcceptCancellation } from "./autoAcceptCancellation.ts";

describe.each(usualEngines)("a cancellation on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  let mailsAbout: BookedWorldFixture["mailsAbout"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world, mailsAbout } = ownWorld);
  });

  const pickup = new Date("2027-02-10T09:00:00Z");
  /** A booking of three days at 100 a day, picked up on 10 February, with the cancellation option at this price. */
  async function aBooking(
    changes: Parameters<typeof world.aBooking>[0],
    cancellation: number | null,
  ): Promise<string> {
    const to = new Date(pickup.getTime() + 3 * 86_400_000);
    const id = await world.aBooking({ ...changes, from_at: pickup, to_at: to });
    await database()
      .db.updateTable("bookings")
      .set({ quote: JSON.stringify(aQuote(cancellation)) })
      .where("id", "=", id)
      .execute();
    return id;
  }
  function aQuote(cancellation: number | null): Quote {
    const prices = { dailyPrice: 100, periodicPrices: [], discounts: [], currency: "TND" as const };
    const noCovers = { amendments: -1, theftProtection: -1, collisionDamageWaiver: -1 };
    const car = {
      ...prices,
      ...noCovers,
      fullInsurance: -1,
      additionalDriver: -1,
      cancellation: cancellation ?? -1,
    };
    return quoteRental({
      car,
      from: pickup,
      to: new Date(pickup.getTime() + 3 * 86_400_000),
      options: cancellation === null ? {} : { cancellation: true },
      commission: resolveCommission({ enabled: false }),
      timeZone: "Africa/Tunis",
    });
  }
  const apiAt = (now: string) => createTestApp(database().db, { now });
  const preview = async (id: string, now = "2026-11-20T12:00:00Z") =>
    (await apiAt(now).request(`/api/refund-preview/${id}`, { cookie: world.cookies.driver })).json;
  const requestCancellation = (id: string, version = 1) =>
    world.call("driver", `/api/cancel-booking/${id}`, { version });
  const decide = (id: string, body: object) =>
    world.call("agency", `/api/decide-cancellation/${id}`, { version: 2, ...body });

  test("[CN2, CN3] the preview shows the refund and the deadline for a higher one", async () => {
    const id = await aBooking({ status: "paid", paid: 350 }, 50);
    expect(await preview(id)).toEqual({
      paid: 350,
      guaranteed: 300,
      fee: 50,
      drop: { at: "2027-02-09T09:00:00.000Z", guaranteed: 150 },
    });
  });

  test("[PR15, CN2] an included cancellation option counts as bought, without a fee", async () => {
    const id = await aBooking({ status: "paid", paid: 300 }, 0);
    expect(await preview(id)).toMatchObject({ guaranteed: 300, fee: 0, drop: { guaranteed: 150 } });
  });

  test("[CN5] without the cancellation option no refund is guaranteed", async () => {
    const id = await aBooking({ status: "paid", paid: 300 }, null);
    expect(await preview(id)).toEqual({ paid: 300, guaranteed: 0, fee: 0, drop: null });
  });

  test("a cancellation request keeps the booking's status, notifies both sides once, and fixes the guaranteed refund", async () => {
    const id = await aBooking({ status: "paid", paid: 350 }, 50);
    const requested = await requestCancellation(id);
    expect(requested).toMatchObject({
      status: 200,
      json: {
        status: "paid",
        version: 2,
        cancelRequest: { requestedAt: "2026-11-20T12:00:00.000Z", requestedBy: world.people.driver.id },
      },
    });
    expect(await requestCancellation(id, 2)).toMatchObject({
      status: 422,
      json: { code: "transition_refused", reason: "noCancelRequestOpen" },
    });
    expect(await preview(id)).toMatchObject({ guaranteed: 300, drop: null });
    expect(await mailsAbout("driver", id)).toEqual(["cancellationRequested"]);
    const mails = await mailsTo(api, world.people.driver.email);
    const toDriver = mails.find(({ kind }) => kind === "cancellationRequested");
    expect(toDriver?.language).toBe("es");
    expect(toDriver?.text).toContain("300\u00a0TND");
    for (const [who, language] of [
      ["agency", "fr"],
      ["colleague", "en"],
    ] as const) {
      expect(await mailsAbout(who, id)).toEqual(["cancellationToDecide"]);
      const toStaff = await mailsTo(api, world.people[who].email);
      expect(toStaff.find(({ kind }) => kind === "cancellationToDecide")).toMatchObject({ language });
    }
  });

  test("a declined request leaves the booking unchanged and may be made again", async () => {
    const id = await aBooking({ status: "reserved" }, 50);
    await requestCancellation(id);
    const { json } = await decide(id, { accept: false });
    expect(json).toMatchObject({ status: "reserved", cancelRequest: { declinedBy: world.people.agency.id } });
    expect(await mailsAbout("driver", id)).toEqual(["cancellationDeclined", "cancellationRequested"]);
    expect((await requestCancellation(id, 3)).json).toMatchObject({
      version: 4,
      cancelRequest: { declinedAt: null },
    });
  });

  test("[CN2] accepting a request returns the guaranteed amount, from the latest payment first", async () => {
    const { db } = database();
    const id = await aBooking({ status: "paid", paid: 100 }, 50);
    await db
      .insertInto("payments")
      .values({
        id: randomUUID(),
        booking_id: id,
        amount_millimes: 250_000,
        currency: "TND",
        at: new Date("2026-11-20T12:00:01Z"),
      })
      .execute();
    await requestCancellation(id);
    const { json } = await decide(id, { accept: true });
    expect(json).toMatchObject({
      status: "cancelled",
      cancelledBy: "driver",
      cancelRequest: { acceptedBy: world.people.agency.id },
    });
    const amounts = json.refunds.map(({ amount }: { amount: number }) => amount);
    expect(amounts.toSorted()).toEqual([250, 50]);
    const refunds = await db.selectFrom("refunds").selectAll().where("booking_id", "=", id).execute();
    for (const refund of refunds) {
      expect(refund).toMatchObject({ reason: "cancelled", requested_by: world.people.agency.id });
    }
    expect(await mailsAbout("driver", id)).toEqual(["bookingCancelled", "cancellationRequested"]);
    expect(await mailsAbout("agency", id)).toEqual(["cancellationToDecide"]);
    expect(await decide(id, { accept: true, version: 3 })).toMatchObject({
      status: 422,
      json: { code: "transition_refused", reason: "status", current: { status: "cancelled", version: 3 } },
    });
  });

  test("[CN2] the time of the request, not of the decision, sets the guaranteed refund", async () => {
    const id = await aBooking({ status: "paid", paid: 350 }, 50);
    await requestCancellation(id);
    const laterApi = apiAt("2027-02-09T21:00:00Z");
    const cookie = await laterApi.sessionOf(world.people.agency);
    const body = { version: 2, accept: true };
    const { json } = await laterApi.request(`/api/decide-cancellation/${id}`, { body, cookie });
    expect(json.refunds).toMatchObject([{ amount: 300 }]);
  });

  test("[CN5] staff can refund more than is guaranteed, but never less, and never more than was paid", async () => {
    const id = await aBooking({ status: "paid", paid: 350 }, 50);
    await requestCancellation(id);
    for (const refund of [299.99, 350.01]) {
      expect(await decide(id, { accept: true, refund })).toMatchObject({
        status: 400,
        json: { fields: { refund: "price_invalid" } },
      });
    }
    expect((await decide(id, { accept: true, refund: 350 })).json.refunds).toMatchObject([{ amount: 350 }]);
  });

  test("when two decisions on a request compete, only one succeeds, and the other gets the current state", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await aBooking({ status: "paid", paid: 350 }, 50);
      await requestCancellation(id);
      const responses = await Promise.all([
        decide(id, { accept: true }),
        world.call("admin", `/api/decide-cancellation/${id}`, { version: 2, accept: false }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { status, version } = await world.read(id);
      const refused = responses.find((response) => response.status === 409);
      expect(refused?.json).toMatchObject({ code: "stale_version", current: { status, version } });
    }
  });

  test("[CN6] after 24 hours without a decision a request is accepted only if nothing was paid", async () => {
    const unpaid = await aBooking({ status: "reserved" }, 50);
    const paid = await aBooking({ status: "deposit", paid: 60 }, 50);
    const declined = await aBooking({ status: "reserved" }, 50);
    for (const id of [unpaid, paid, declined]) await requestCancellation(id);
    await decide(declined, { accept: false });
    await autoAcceptCancellation(apiAt("2026-11-21T11:59:59Z").dependencies);
    expect((await world.read(unpaid)).status).toBe("reserved");
    await Promise.all([1, 2].map(() => autoAcceptCancellation(apiAt("2026-11-21T12:00:00Z").dependencies)));
    expect(await world.read(unpaid)).toMatchObject({
      status: "cancelled",
      cancelled_by: "driver",
      cancel_accepted_by: null,
      version: 3,
    });
    expect((await world.read(paid)).status).toBe("deposit");
    expect((await world.read(declined)).status).toBe("reserved");
    expect(await mailsAbout("driver", unpaid)).toEqual(["bookingCancelled", "cancellationRequested"]);
    expect(await mailsAbout("agency", unpaid)).toEqual(["bookingCancelledForAgency", "cancellationToDecide"]);
  });

  test("rejects a cancellation request without a session or a link", async () => {
    const id = await aBooking({ status: "reserved" }, 50);
    expect((await world.call("guest", `/api/cancel-booking/${id}`, { version: 1 })).status).toBe(401);
  });
});
