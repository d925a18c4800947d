import { randomUUID } from "node:crypto";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

vi.setConfig({ testTimeout: 60_000 });

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let booking: { bookingId: string; reference: string; token: string };
  let people: Record<string, TestPerson>;

  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    const world = await aCatalogue(db);
    people = {
      stranger: await aPerson(api),
      agency: await aPerson(api, { type: "supplier", supplier_id: world.agency.id }),
      admin: await aPerson(api, { type: "admin" }),
    };
    booking = (await api.checkOut(aCheckout(world))).json;
  });
  afterAll(() => api.dependencies.pdfRenderer.close());

  const fetchFile = (id: string, { token, caller }: { token?: string; caller?: string } = {}) =>
    api.request(`/api/voucher/${id}/en${token === undefined ? "" : `?token=${token}`}`, {
      ...(caller !== undefined && { cookie: people[caller]?.cookie ?? "" }),
    });

  test("a voucher is a private one-page PDF named after the reference", async () => {
    const { status, headers, text } = await fetchFile(booking.bookingId, booking);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${booking.reference}.pdf"`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text).toMatch(/^%PDF-/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain(`(Rental voucher ${booking.reference})`);
  });

  test("no part of a voucher contains the token", async () => {
    const path = `/api/voucher/${booking.bookingId}/fr?token=${booking.token}`;
    const file = Buffer.from(await (await api.app.request(path)).arrayBuffer());
    const parts = file.toString("latin1").split(/stream\r?\n/);
    const inflated = parts.map((part) => {
      try {
        return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
      } catch {
        return part;
      }
    });
    expect(inflated.join()).not.toContain(booking.token);
    // The description of the QR code is the page's URL.
    expect(file.toString("latin1").replaceAll("\0", "")).toContain(`/booking?b=${booking.bookingId}`);
  });

  test("an online checkout that was never paid has no voucher", async () => {
    const update = (changes: object) =>
      database().db.updateTable("bookings").set(changes).where("id", "=", booking.bookingId).execute();
    await update({ status: "void", lapses_at: new Date("2026-11-20T12:00:00Z") });
    expect((await fetchFile(booking.bookingId, booking)).status).toBe(404);
    await update({ status: "pending", lapses_at: new Date("2026-11-20T14:00:00Z") });
  });

  test("[RO1] only callers who may see the booking can open its voucher", async () => {
    for (const caller of ["agency", "admin"]) {
      expect((await fetchFile(booking.bookingId, { caller })).status).toBe(200);
    }
    expect((await fetchFile(booking.bookingId, { caller: "stranger" })).status).toBe(404);
    expect((await fetchFile(randomUUID(), { caller: "stranger" })).status).toBe(404);
    expect((await fetchFile(booking.bookingId)).status).toBe(401);
    expect((await fetchFile(booking.bookingId, { token: `${booking.token}x` })).status).toBe(401);
  });
});
