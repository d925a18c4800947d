import { KEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";

const HOUR = 3_600_000;

describe.each(usualEngines)("the desk on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world } = ownWorld);
  });
  /** Creates a confirmed booking with its pick-up this many hours ago. */
  const aRental = (hoursAgo: number, changes = {}) => {
    const from_at = new Date(api.dependencies.clock().getTime() - hoursAgo * HOUR);
    return world.aBooking({
      status: "reserved",
      from_at,
      to_at: new Date(from_at.getTime() + 48 * HOUR),
      ...changes,
    });
  };
  const record = (caller: "agency" | "admin" | "rival agency", id: string, body: object) =>
    world.call(caller, `/api/record-rental/${id}`, body);
  beforeEach(async () => {
    await database().db.deleteFrom("holds").execute();
  });

  test("[DK2] the hand-over and the return are each recorded once, with time, person, mileage and fuel, and the status stays", async () => {
    const id = await aRental(-1);
    const out = await record("agency", id, { version: 1, kind: "handOver", mileage: 42_000, fuel: 8 });
    expect(out.json).toMatchObject({
      status: "reserved",
      version: 2,
      records: {
        handOver: { by: { fullName: "Amel Ben Salah" }, mileage: 42_000, fuel: 8 },
        return: null,
      },
    });
    const again = await record("agency", id, { version: 2, kind: "handOver" });
    expect([again.status, again.json.code, again.json.reason]).toEqual([
      422,
      "transition_refused",
      "notHandedOver",
    ]);
    const low = await record("agency", id, { version: 2, kind: "return", mileage: 41_999 });
    expect([low.status, low.json.fields]).toEqual([400, { mileage: "mileage_below_hand_over" }]);
    const back = await record("admin", id, { version: 2, kind: "return", mileage: 42_350 });
    expect(back.json.records.return).toMatchObject({ mileage: 42_350, fuel: null });
    const { json } = await world.call("agency", `/api/booking-acts/${id}`);
    expect(json.items.map(({ action }: { action: string }) => action)).toEqual([
      "recordReturn",
      "recordHandOver",
    ]);
  });

  test("[DK1] a hand-over is rejected more than a day early, before the request is accepted, and if it is recorded twice at once", async () => {
    const early = await aRental(-25);
    const refused = await record("agency", early, { version: 1, kind: "handOver" });
    expect(refused.json.reason).toBe("fromDayBeforePickup");
    const pending = await aRental(-1, { status: "pending" });
    expect((await record("agency", pending, { version: 1, kind: "handOver" })).json.reason).toBe("status");
    const id = await aRental(0);
    const responses = await Promise.all(
      ["agency" as const, "admin" as const].map((caller) =>
        record(caller, id, { version: 1, kind: "handOver" }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("[DK1] a record sent late keeps its own time, but a time in the future, too early or before the hand-over is rejected", async () => {
    const id = await aRental(2);
    const now = api.dependencies.clock().getTime();
    const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
    for (const hours of [1, -27]) {
      const { json } = await record("agency", id, { version: 1, kind: "handOver", at: at(hours) });
      expect(json.fields).toEqual({ at: "date_invalid" });
    }
    const { json } = await record("agency", id, { version: 1, kind: "handOver", at: at(-1) });
    expect(json.records.handOver.at).toBe(at(-1));
    const repeated = await record("agency", id, { version: 1, kind: "handOver", at: at(-1) });
    expect([repeated.status, repeated.json.version]).toEqual([200, 2]);
    const before = await record("agency", id, { version: 2, kind: "return", at: at(-2) });
    expect(before.json.fields).toEqual({ at: "date_invalid" });
  });

  test("[DK1] a record from a device whose clock is up to 5 minutes ahead is accepted", async () => {
    const id = await aRental(2);
    const now = api.dependencies.clock().getTime();
    const handOver = (minutes: number) => ({
      version: 1,
      kind: "handOver" as const,
      at: new Date(now + minutes * 60_000).toISOString(),
    });
    expect((await record("agency", id, handOver(6))).json.fields).toEqual({ at: "date_invalid" });
    const accepted = await record("agency", id, handOver(5));
    expect([accepted.status, accepted.json.records.handOver.at]).toEqual([200, handOver(5).at]);
    expect((await record("agency", id, handOver(5))).json.version).toBe(2);
  });

  test("[DK3] the last record can be withdrawn, and stays in the database", async () => {
    const id = await aRental(1);
    const withdraw = (version: number) =>
      world.call("agency", `/api/withdraw-rental-record/${id}`, { version });
    expect((await withdraw(1)).json.reason).toBe("handedOver");
    await record("agency", id, { version: 1, kind: "handOver" });
    await record("agency", id, { version: 2, kind: "return" });
    expect((await withdraw(3)).json.records).toMatchObject({ handOver: {}, return: null });
    expect((await withdraw(4)).json.records).toEqual({ handOver: null, return: null });
    const rows = await database()
      .db.selectFrom("rental_records")
      .select("withdrawn_by")
      .where("booking_id", "=", id)
      .execute();
    expect(rows.map((row) => row.withdrawn_by)).toEqual([world.people.agency.id, world.people.agency.id]);
  });

  test("[DK4] a driver who does not come gets a refund only if the agency grants one, and gets a mail", async () => {
    const early = await aRental(KEPT_HOURS.withoutArrival - 1, { paid: 100, status: "deposit" });
    const noShow = (id: string, refund: number, caller: "agency" | "driver" = "agency") =>
      world.call(caller, `/api/record-no-show/${id}`, { version: 1, refund });
    expect((await noShow(early, 0)).json.reason).toBe("afterKeptTime");
    const id = await aRental(KEPT_HOURS.withoutArrival, { paid: 100, status: "deposit" });
    expect((await noShow(id, 0, "driver")).json.code).toBe("not_allowed");
    expect((await noShow(id, 101)).json.fields).toEqual({ refund: "price_invalid" });
    const { json } = await noShow(id, 0);
    expect(json).toMatchObject({ status: "cancelled", cancelledBy: "driver", refunds: [] });
    const seen = await world.call("driver", `/api/booking/${id}/fr`);
    expect(seen.json.noShowAt).toBe(api.dependencies.clock().toISOString());
    const mails = await mailsTo(api, world.people.driver.email);
    const [mail] = mails.filter(({ text }) => text.includes(json.reference));
    expect(mail?.text).toContain("no se presentó");
    const granted = await aRental(5, { paid: 100, status: "deposit" });
    expect((await noShow(granted, 60)).json.refunds).toMatchObject([{ amount: 60 }]);
    const out = await aRental(5);
    await record("agency", out, { version: 1, kind: "handOver" });
    const late = await world.call("agency", `/api/record-no-show/${out}`, { version: 2, refund: 0 });
    expect(late.json.reason).toBe("notHandedOver");
  });

  test("[DK5] only the agency and administrators can read notes", async () => {
    const id = await aRental(-48);
    const add = (caller: "agency" | "rival agency" | "driver", text: string) =>
      world.call(caller, `/api/add-booking-note/${id}`, { text });
    expect((await add("driver", "x")).json.code).toBe("not_allowed");
    expect((await add("rival agency", "x")).json.code).toBe("not_found");
    expect((await add("agency", "  ")).json.fields).toEqual({ text: "required" });
    expect((await add("agency", "x".repeat(1001))).status).toBe(400);
    await add("agency", "Wants a car seat");
    const { json } = await add("agency", "Calls back at 5");
    expect(json.notes.map(({ text }: { text: string }) => text)).toEqual([
      "Calls back at 5",
      "Wants a car seat",
    ]);
    const acts = await world.call("admin", `/api/booking-acts/${id}`);
    expect(acts.json.notes).toEqual(json.notes);
    expect((await world.call("driver", `/api/booking-acts/${id}`)).json.code).toBe("not_allowed");
    const seenByDriver = [
      await world.call("driver", `/api/booking/${id}/fr`),
      await world.call("driver", "/api/bookings/1/20/fr", {}),
    ];
    for (const { json: body } of seenByDriver) {
      expect(JSON.stringify(body)).not.toContain("Calls back");
      expect(JSON.stringify(body)).not.toContain('"records"');
    }
    const rows = Array.from({ length: 98 }, () => ({
      id: crypto.randomUUID(),
      booking_id: id,
      author_id: world.people.agency.id,
      text: "x",
      at: new Date(),
    }));
    await database().db.insertInto("booking_notes").values(rows).execute();
    expect((await add("agency", "One more")).json.code).toBe("too_many_notes");
  });
});
