import { extractText } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { composeFine } from "#api/documents/fine/fineFile.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let bookingId: string;
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    portal = await aPortal(api, db);
    await db
      .updateTable("suppliers")
      .set({ turnaround_minutes: 60 })
      .where("id", "=", portal.agency.id)
      .execute();
    await db.updateTable("cars").set({ plate: "731 TU 2211" }).where("id", "=", portal.car.id).execute();
    bookingId = (await api.checkOut(aCheckout(portal))).json.bookingId;
    await db
      .updateTable("bookings")
      .set({
        status: "reserved",
        from_at: new Date("2026-12-01T09:00:00Z"),
        to_at: new Date("2026-12-04T09:00:00Z"),
      })
      .where("id", "=", bookingId)
      .execute();
    const walkIn = { customer: "Zied Mansour", phone: "", price: null, contractNumber: "C-118" };
    const block = (kind: string, from: number, more: object = {}) => ({
      kind,
      carId: portal.car.id,
      from: `2026-12-${from}T10:00:00+01:00`,
      to: `2026-12-${from + 2}T10:00:00+01:00`,
      note: "",
      ...more,
    });
    for (const one of [block("walkIn", 10, { walkIn }), block("workshop", 20)])
      await portal.call("owner", "/api/create-block/own", { body: { block: one } });
  }, 120_000);

  const find = (at: string, plate = "731-tu 2211", caller: PortalCaller = "desk") =>
    portal.call(caller, `/api/find-fine/${portal.agency.id}`, { body: { plate, at } });
  const aLetter = (changes: object) => ({
    plate: "٧٣١ تونس ٢٢١١",
    at: "2026-12-02T15:00",
    driver: "driver",
    notice: "PV 7712",
    licence: "",
    identity: "",
    address: "",
    language: "fr",
    ...changes,
  });
  const write = (changes: object) => portal.call("desk", "/api/fine-letter/own", { body: aLetter(changes) });

  test("[FN1] a plate in any spelling and a time in Tunis find the booking and its driver", async () => {
    const { json } = await find("2026-12-04T10:00");
    expect(json).toMatchObject({
      car: { id: portal.car.id, plate: "731 TU 2211" },
      relation: "during",
      rental: { kind: "booking", id: bookingId, handedOverAt: null, driver: { fullName: json.rental.name } },
      before: null,
    });
    expect(json.rental.driver.birthDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await find("2026-12-02T15:00", "٧٣١ تونس ٢٢١١")).json.rental.id).toBe(bookingId);
  });

  test("[FN1] [FN2] the recorded return decides, and a time soon after it is reported as turnaround", async () => {
    await database()
      .db.insertInto("rental_records")
      .values({
        id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
        booking_id: bookingId,
        kind: "return",
        at: new Date("2026-12-04T12:00:00Z"),
        recorded_by: portal.people.desk.id,
        mileage: null,
        fuel: null,
      })
      .execute();
    expect((await find("2026-12-04T13:00")).json).toMatchObject({ relation: "during" });
    expect((await find("2026-12-04T13:30")).json).toMatchObject({
      relation: "turnaround",
      rental: { id: bookingId, returnedAt: "2026-12-04T12:00:00.000Z" },
    });
  });

  test("[FN2] a walk-in's customer is found, and otherwise the response shows the neighbouring rentals and the block", async () => {
    expect((await find("2026-12-11T10:00")).json.rental).toMatchObject({
      kind: "walkIn",
      reference: "C-118",
      driver: { fullName: "Zied Mansour", birthDate: null, phone: null },
    });
    expect((await find("2026-12-21T10:00")).json).toMatchObject({
      rental: null,
      before: { kind: "walkIn", name: "Zied Mansour" },
      after: null,
      block: "workshop",
    });
    expect((await find("2026-12-07T10:00")).json).toMatchObject({
      rental: null,
      before: { id: bookingId },
      after: { kind: "walkIn" },
      block: null,
    });
    expect((await find("2026-12-02T10:00", "1 TU 1")).json).toMatchObject({ car: null, rental: null });
    expect((await find("2026-12-02T10:00", "<b>")).json.fields).toEqual({ plate: "text_invalid" });
  });

  test("[FN4] the letter is a PDF of one page, and without a rental it is not found", async () => {
    const letter = await write({ licence: "12/345678", address: "5 rue du Lac, Tunis" });
    expect(letter.status).toBe(200);
    expect(letter.headers.get("content-disposition")).toBe('attachment; filename="fine-2026-12-02.pdf"');
    expect(letter.headers.get("cache-control")).toContain("no-store");
    expect(letter.text.startsWith("%PDF-1.7")).toBe(true);
    expect(letter.text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect((await write({ at: "2026-12-07T10:00" })).status).toBe(404);
    expect((await write({ driver: "additionalDriver" })).status).toBe(404);
  });

  describe("[HO15] a recorded licence and address", () => {
    const papers = {
      licenceNumber: "12/345678",
      licenceIssuedOn: "2010-05-14",
      address: "5 rue du Lac, Tunis",
    };
    const recordId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e07";
    beforeAll(async () => {
      const { db } = database();
      const at = new Date("2026-12-01T09:05:00Z");
      await db
        .insertInto("rental_records")
        .values({
          id: recordId,
          booking_id: bookingId,
          kind: "handOver",
          at,
          recorded_by: portal.people.desk.id,
          mileage: 42_000,
          fuel: 8,
        })
        .execute();
      await db
        .insertInto("condition_reports")
        .values({
          booking_id: bookingId,
          id: recordId,
          record_id: recordId,
          remarks: "",
          licence_seen: true,
          driver_papers: JSON.stringify(papers),
          kept_reason: "",
          agency_name: "Mehdi",
          driver_name: "Hela",
          received_at: at,
        })
        .execute();
    });
    const withdraw = (at: Date | null) =>
      database()
        .db.updateTable("rental_records")
        .set({ withdrawn_at: at })
        .where("id", "=", recordId)
        .execute();
    const textOf = async (body: object) => {
      const response = await api.app.request("/api/fine-letter/own", {
        method: "POST",
        headers: {
          cookie: portal.cookies.desk,
          origin: api.config.portalUrl ?? "",
          "content-type": "application/json",
        },
        body: JSON.stringify(aLetter(body)),
      });
      expect(response.status).toBe(200);
      const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
      return text.replaceAll(/\s+/g, " ");
    };

    test("appear in the result and in the letter, in French and in Arabic", async () => {
      expect((await find("2026-12-02T15:00")).json.rental.driver.papers).toEqual(papers);
      const french = await textOf({ language: "fr" });
      expect(french).toMatch(/Permis de conduire 12\/345678 Permis délivré le 14 mai 2010/);
      expect(french).toContain("Adresse 5 rue du Lac, Tunis");
      const { car, rental, at } = (await find("2026-12-02T15:00")).json;
      const typed = { notice: "", licence: "", identity: "", address: "" };
      const agency = { name: "Carthage Auto", address: null, phone: null, tax_number: null };
      const letter = { ...typed, agency, car, rental, at, driver: rental.driver, writtenAt: new Date(at) };
      const arabic = await composeFine(
        { ...letter, isAfterReturn: false },
        { language: "ar", timeZone: "Africa/Tunis" },
      );
      expect(arabic.sections[1]?.facts).toEqual(
        expect.arrayContaining([
          { label: "رخصة السياقة", value: "12/345678" },
          { label: "تاريخ إصدار الرخصة", value: expect.stringContaining("2010") },
          { label: "العنوان", value: "5 rue du Lac, Tunis" },
        ]),
      );
    });

    test("are replaced by typed details, and disappear if the hand-over is withdrawn", async () => {
      const typed = await textOf({ licence: "TN 99", address: "Sousse" });
      expect(typed).toMatch(/TN 99.*Sousse/);
      expect(typed).not.toMatch(/12\/345678|délivré|rue du Lac/);
      await withdraw(new Date("2026-12-01T10:00:00Z"));
      expect((await find("2026-12-02T15:00")).json.rental.driver.papers).toBeUndefined();
      await withdraw(null);
    });
  });

  test("[FN3] a letter that could not be drawn is not recorded", async () => {
    const { db } = database();
    const letters = async () =>
      (
        await db
          .selectFrom("supplier_edits")
          .select("subject_id")
          .where("action", "=", "letterWritten")
          .execute()
      ).map(({ subject_id: id }) => id);
    const before = await letters();
    expect(before.every((id) => id === bookingId)).toBe(true);
    const pdfRenderer = { draw: () => Promise.reject(new Error("no room")), close() {} };
    const failing = createTestApp(db, { pdfRenderer });
    const body = {
      plate: "731 TU 2211",
      at: "2026-12-02T15:00",
      driver: "driver",
      notice: "",
      licence: "",
      identity: "",
      address: "",
      language: "fr",
    };
    const { status } = await failing.request("/api/fine-letter/own", {
      body,
      cookie: portal.cookies.desk,
      headers: { origin: api.config.portalUrl ?? "" },
    });
    expect(status).toBe(500);
    expect(await letters()).toEqual(before);
  });

  test("[FN4] no letter is written for a driver whose data was erased", async () => {
    const { db } = database();
    const { driver_full_name: name } = await db
      .selectFrom("bookings")
      .select("driver_full_name")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const rename = (to: string) =>
      db.updateTable("bookings").set({ driver_full_name: to }).where("id", "=", bookingId).execute();
    await rename("");
    expect((await write({})).status).toBe(404);
    expect((await find("2026-12-02T15:00")).json.rental.driver.fullName).toBe("");
    await rename(name);
  });

  test("[FN1] rentals are found even if the car was deleted and added again with another spelling of its plate", async () => {
    const { db } = database();
    const again = await portal.aCar({ plate: "731-TUN-2211", name: "Again" });
    const other = await portal.aCar({ plate: "73 RS 12211", name: "Other" });
    const deleted = (at: Date | null) =>
      db.updateTable("cars").set({ deleted_at: at }).where("id", "=", portal.car.id).execute();
    await deleted(new Date("2026-12-15T10:00:00Z"));
    const found = (await find("2026-12-02T15:00", "731/TU/2211")).json;
    expect(found).toMatchObject({ car: { id: portal.car.id }, rental: { id: bookingId } });
    const between = (await find("2026-12-21T10:00", "731.TU.2211")).json;
    expect(between).toMatchObject({ car: { id: again.id }, rental: null, block: "workshop" });
    expect((await find("2026-12-02T15:00", "73/RS/12211")).json.car.id).toBe(other.id);
    await deleted(null);
  });

  test("[FN2] a letter about a time after the return does not claim that the person had the car", async () => {
    const { json } = await find("2026-12-04T13:30");
    const details = { notice: "", licence: "", identity: "", address: "", writtenAt: new Date(json.at) };
    const agency = { name: "Carthage Auto", address: null, phone: null, tax_number: null };
    const { car, rental, at } = json;
    const letterOf = (isAfterReturn: boolean) =>
      composeFine(
        { ...details, agency, car, rental, driver: rental.driver, isAfterReturn, at },
        { language: "en", timeZone: "Africa/Tunis" },
      );
    const during = await letterOf(false);
    expect(during.opening).toContain("At the time of the offence it was rented");
    expect(during.closing).toContain("Please address the fine to this person.");
    const after = await letterOf(true);
    expect(after.opening).toContain("Shortly before the offence, its rental");
    expect([after.title, after.sections[1]?.title]).toEqual([
      "Last rental of the vehicle before an offence",
      "Driver of the last rental",
    ]);
    expect(after.closing).toMatch(/^The vehicle had come back before the offence/);
    expect(JSON.stringify(after)).not.toMatch(/address the fine|time of (the|an) offence/);
  });

  test("[FN3] each look-up is recorded, and a person's look-ups are limited", async () => {
    const { db } = database();
    const edits = await db
      .selectFrom("supplier_edits")
      .select(["user_id", "action", "after"])
      .where("subject", "=", "fine")
      .where("subject_id", "=", bookingId)
      .execute();
    expect(edits.map(({ action }) => action)).toEqual(expect.arrayContaining(["lookedUp", "letterWritten"]));
    expect(edits.every((edit) => edit.user_id === portal.people.desk.id)).toBe(true);
    expect(JSON.stringify(edits)).not.toContain("12/345678");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await find("2026-12-02T10:00", undefined, "manager")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    for (const caller of ["accountant", "admin", "rival"] as const)
      expect((await find("2026-12-02T10:00", undefined, caller)).status).toBe(403);
  });
});
