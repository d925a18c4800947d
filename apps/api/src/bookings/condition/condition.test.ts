import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import {
  CONDITION_PICTURE_DAYS,
  CONDITION_PICTURE_HOURS,
  DRIVER_PAPERS_DAYS,
} from "@sayara/domain/config/businessDefaults";
import { extractText } from "unpdf";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aConditionReport, aReturnReport } from "#api/testing/data/aConditionReport.ts";
import { aBookedWorld, type Caller } from "#api/testing/data/aBookedWorld.ts";
import { aPicture } from "#api/testing/data/aPicture.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { removeUnusedFiles } from "#api/files/storage/unusedFiles.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
import { deleteOldLicenceDetails } from "./deleteOldLicenceDetails.ts";
import { deleteConditionPictures } from "./deleteConditionPictures.ts";

const HOUR = 3_600_000;
const folder = await mkdtemp(join(tmpdir(), "sayara-condition-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(usualEngines)("condition reports on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aBookedWorld>>;
  beforeAll(async () => {
    api = createTestApp(database().db, { env: { DATA_DIR: join(folder, engine) } });
    world = await aBookedWorld(api, database().db);
  });
  afterEach(async () => {
    await database().db.deleteFrom("holds").execute();
    await api.dependencies.pictures.close();
  });
  afterAll(() => api.dependencies.pdfRenderer.close());

  const aRental = (changes = {}) => {
    const from_at = new Date(api.dependencies.clock().getTime() - HOUR);
    const to_at = new Date(from_at.getTime() + 48 * HOUR);
    return world.aBooking({ status: "reserved", from_at, to_at, ...changes });
  };
  const readRow = (id: string) =>
    database().db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const setUsageTerms = async (id: string) => {
    const { sold_terms: sold } = await readRow(id);
    const prices = { extraKilometre: 0.35, missingFuel: 12 };
    const usage = { mileage: 100, fuelPolicy: "likeForlike", prices } as const;
    const sold_terms = JSON.stringify({ ...sold, usage });
    await database().db.updateTable("bookings").set({ sold_terms }).where("id", "=", id).execute();
  };
  const sign = (caller: Caller, id: string, report: object, reportId: string = randomUUID()) =>
    world.call(caller, `/api/sign-condition-report/${id}/${reportId}`, report);
  /** Signs a hand-over report and returns the ids of the booking and the report. */
  const aSignedReport = async () => {
    const id = await aRental();
    const reportId = randomUUID();
    await sign("agency", id, aConditionReport(), reportId);
    return { id, reportId };
  };
  const addPicture = async (
    caller: Caller,
    { id, reportId }: { id: string; reportId: string },
    angle = "front",
  ) =>
    api.request(`/api/add-condition-picture/${id}/${reportId}/${angle}`, {
      body: await aPicture(),
      cookie: world.cookies[caller],
    });
  const seen = async (caller: Caller, id: string) =>
    (await world.call(caller, `/api/booking/${id}/fr`)).json.conditionReports;

  test("[HO1] a report records a hand-over or a return, can be read by driver and agency, and is withdrawn with its record", async () => {
    const id = await aRental();
    const out = await sign("agency", id, aConditionReport());
    expect([out.status, out.json]).toMatchObject([
      200,
      { handOver: { mileage: 42_000, deposit: { method: "cash", amount: 500 } }, return: null },
    ]);
    const { json } = await world.call("agency", `/api/booking/${id}/fr`);
    expect(json).toMatchObject({ version: 2, records: { handOver: { mileage: 42_000, fuel: 8 } } });
    expect(await seen("driver", id)).toEqual(out.json);
    await sign("admin", id, aReturnReport());
    expect((await seen("driver", id)).return).toMatchObject({ mileage: 42_350, depositReturned: 500 });
    await world.call("agency", `/api/withdraw-rental-record/${id}`, { version: 3 });
    expect(await seen("driver", id)).toMatchObject({ handOver: {}, return: null });
    const acts = await world.call("agency", `/api/booking-acts/${id}`);
    expect(acts.json.items.map(({ action }: { action: string }) => action)).toEqual([
      "withdrawRecord",
      "recordReturn",
      "recordHandOver",
    ]);
  });

  describe("[HO9] [HO10] charges for the use of the car", () => {
    /**
     * Signs the hand-over and the return of a two-day rental with usage prices. 50 of its deposit are kept.
     */
    const aChargedRental = async (changes = {}, report = {}) => {
      const id = await aRental(changes);
      await setUsageTerms(id);
      await sign("agency", id, aConditionReport());
      const back = { mileage: 42_350, fuel: 6, depositReturned: 450, keptReason: "Kilometres", ...report };
      expect((await sign("agency", id, aReturnReport(back))).status).toBe(200);
      return id;
    };
    /** Inserts a payment made an hour ago. */
    const payEarlier = (id: string, amount_millimes: number) => {
      const at = new Date(api.dependencies.clock().getTime() - HOUR);
      const payment = { id: randomUUID(), booking_id: id, amount_millimes, currency: "TND" as const, at };
      return database().db.insertInto("payments").values(payment).execute();
    };
    const read = async (caller: Caller, id: string) =>
      (await world.call(caller, `/api/booking/${id}/fr`)).json;
    const extraKilometres = { kind: "extraKilometres", count: 150, unitPrice: 0.35, price: 52.5 };
    const missingFuel = { kind: "missingFuel", count: 2, unitPrice: 12, price: 24 };

    test("extra kilometres and missing fuel are charged at the prices as sold, and the kept deposit covers them first", async () => {
      const id = await aChargedRental();
      const charges = [
        { ...extraKilometres, covered: 50 },
        { ...missingFuel, covered: 0 },
      ];
      expect((await read("agency", id)).usageCharges).toEqual(charges);
      expect((await read("driver", id)).usageCharges).toEqual(charges);
    });

    test("a kept deposit in euros covers no charges, and a rental sold without usage prices has none", async () => {
      const id = await aRental();
      await setUsageTerms(id);
      await sign("agency", id, aConditionReport({ deposit: { method: "cashEuro", amount: 500 } }));
      await sign("agency", id, aReturnReport({ fuel: 6, depositReturned: 450, keptReason: "Kilometres" }));
      expect((await read("agency", id)).usageCharges).toEqual([
        { ...extraKilometres, covered: 0 },
        { ...missingFuel, covered: 0 },
      ]);
      const unpriced = await aRental();
      await sign("agency", unpriced, aConditionReport());
      await sign("agency", unpriced, aReturnReport({ mileage: 44_000, fuel: 0 }));
      expect((await read("agency", unpriced)).usageCharges).toBeUndefined();
    });

    test("charges on a fully paid booking are due at the desk and can be recorded as paid only once", async () => {
      const id = await aChargedRental({ status: "paid" });
      const { total_millimes } = await readRow(id);
      await payEarlier(id, total_millimes);
      const { version } = await read("agency", id);
      const record = (amount: number, at: number) =>
        world.call("agency", `/api/record-payment/${id}`, { version: at, amount });
      expect((await record(26.51, version)).json).toMatchObject({ code: "invalid_input" });
      expect((await record(26.5, version)).status).toBe(200);
      const { payments, status } = await read("driver", id);
      expect([payments.length, payments.at(-1).amount, status]).toEqual([2, 26.5, "paid"]);
      expect((await record(1, version + 1)).json).toMatchObject({ reason: "usageDue" });
      const rows = await database()
        .db.selectFrom("ledger")
        .select("amount_millimes")
        .where("booking_id", "=", id)
        .where("amount_millimes", "=", 26_500)
        .execute();
      expect(rows).toHaveLength(1);
    });

    test("withdrawing a return refunds the charges that were paid, and nothing else", async () => {
      const pay = async (id: string, amount: number) => {
        const { version } = await read("agency", id);
        const { status } = await world.call("agency", `/api/record-payment/${id}`, { version, amount });
        expect(status).toBe(200);
      };
      const withdraw = async (id: string) => {
        const { version } = await read("agency", id);
        await world.call("agency", `/api/withdraw-rental-record/${id}`, { version });
        return read("driver", id);
      };
      // 1,000 km at 0.35 plus 24 for fuel, less the 50 kept, make 324 on top of the total.
      const id = await aChargedRental({ status: "deposit" }, { mileage: 43_200 });
      const { total_millimes } = await readRow(id);
      await payEarlier(id, 100_000);
      await pay(id, total_millimes / 1000 + 224);
      const { refunds, status } = await withdraw(id);
      expect(status).toBe("paid");
      expect(refunds).toMatchObject([{ amount: 324, gateway: null, reason: "paid_twice" }]);
      await sign("agency", id, aReturnReport({ mileage: 42_350, fuel: 8 }));
      await pay(id, 52.5);
      const amounts = (await withdraw(id)).refunds.map(({ amount }: { amount: number }) => amount);
      expect(amounts.toSorted()).toEqual([324, 52.5]);
      expect((await withdraw(id)).refunds).toHaveLength(2);

      const overpaid = await aChargedRental({ status: "paid" }, { mileage: 43_200 });
      await payEarlier(overpaid, total_millimes + 10_000);
      await pay(overpaid, 314);
      expect((await withdraw(overpaid)).refunds).toMatchObject([{ amount: 314 }]);
    });

    test("withdrawing a return also withdraws its charges", async () => {
      const id = await aChargedRental();
      const { version } = await read("agency", id);
      await world.call("agency", `/api/withdraw-rental-record/${id}`, { version });
      expect((await read("driver", id)).usageCharges).toBeUndefined();
    });
  });

  test("[HO11] an agency can list its held, overdue and returned deposits, with the amounts returned", async () => {
    // Hides the bookings of other tests.
    await database()
      .db.updateTable("bookings")
      .set({ deleted_at: new Date() })
      .where("id", "in", (eb) => eb.selectFrom("condition_reports").select("booking_id"))
      .execute();
    const list = async (state: string, caller: Caller = "agency") =>
      (await world.call(caller, `/api/supplier-deposits/own/${state}/1/10`)).json;
    const { id } = await aSignedReport();
    const late = await aRental();
    await sign("agency", late, aConditionReport({ deposit: { method: "cashEuro", amount: 300 } }));
    await database()
      .db.updateTable("bookings")
      .set({ to_at: new Date(api.dependencies.clock().getTime() - 1000) })
      .where("id", "=", late)
      .execute();
    const idsOf = ({ items }: { items: { booking: { id: string } }[] }) =>
      items.map(({ booking }) => booking.id);
    const held = await list("held");
    expect(idsOf(held)).toEqual([late, id]);
    expect(held).toMatchObject({
      held: { dinars: 500, euros: 300 },
      counts: { held: 2, overdue: 1, returned: 0 },
      items: [
        { method: "cashEuro", isOverdue: true },
        { amount: 500, isOverdue: false, returned: null },
      ],
    });
    expect(idsOf(await list("overdue"))).toEqual([late]);
    await sign("agency", id, aReturnReport({ depositReturned: 440, keptReason: "Fuel" }));
    expect((await list("returned")).items).toMatchObject([{ booking: { id }, returned: { amount: 440 } }]);
    expect((await list("held")).held).toEqual({ dinars: 0, euros: 300 });
    expect((await list("held", "driver")).code).toBe("not_allowed");
  });

  test("[DK1] [HO10] a booking cancelled after its hand-over can still get a return report, without charges", async () => {
    const { id } = await aSignedReport();
    await setUsageTerms(id);
    const { version } = await readRow(id);
    const cancelled = await world.call("agency", `/api/change-booking-status/${id}`, {
      version,
      status: "cancelled",
    });
    expect(cancelled.json.status).toBe("cancelled");
    expect((await sign("agency", id, aReturnReport({ mileage: 44_000, fuel: 0 }))).status).toBe(200);
    const returned = (await world.call("agency", `/api/booking/${id}/fr`)).json;
    expect(returned).toMatchObject({ status: "cancelled", records: { return: { mileage: 44_000 } } });
    expect(returned.usageCharges).toBeUndefined();
    const body = { version: returned.version };
    expect((await world.call("agency", `/api/withdraw-rental-record/${id}`, body)).status).toBe(200);
    expect(await seen("agency", id)).toMatchObject({ handOver: {}, return: null });
  });

  test("[HO1] a report is rejected from callers without permission, and when its record is not allowed", async () => {
    const id = await aRental();
    const statuses = await Promise.all(
      (["guest", "driver", "other driver", "rival agency"] as const).map(
        async (caller) => (await sign(caller, id, aConditionReport())).json.code,
      ),
    );
    expect(statuses).toEqual(["not_signed_in", "not_allowed", "not_found", "not_found"]);
    expect((await sign("agency", id, aReturnReport())).json.reason).toBe("handedOver");
    const pending = await aRental({ status: "pending" });
    expect((await sign("agency", pending, aConditionReport())).json.reason).toBe("status");
  });

  test("[HO2] a return report cannot lower the mileage or exceed the deposit, and needs a reason to keep part of the deposit", async () => {
    const { id } = await aSignedReport();
    const fieldsOf = async (changes: object) =>
      (await sign("agency", id, aReturnReport(changes))).json.fields;
    expect(await fieldsOf({ mileage: 41_999 })).toEqual({ mileage: "mileage_below_hand_over" });
    expect(await fieldsOf({ depositReturned: 501 })).toEqual({ depositReturned: "price_invalid" });
    expect(await fieldsOf({ depositReturned: 400 })).toEqual({ keptReason: "required" });
    const { json } = await sign("agency", id, aReturnReport({ depositReturned: 400, keptReason: "Fuel" }));
    expect(json.return).toMatchObject({ depositReturned: 400, keptReason: "Fuel" });
  });

  test("[HO2] [HO3] a report is rejected if the licence was not seen or a signer's name is missing", async () => {
    const id = await aRental();
    const { signatures } = aConditionReport();
    const unseen = await sign("agency", id, { ...aConditionReport(), licenceSeen: false });
    expect([unseen.status, Object.keys(unseen.json.fields)]).toEqual([400, ["licenceSeen"]]);
    const driver = { name: "", path: null };
    const unsigned = await sign("agency", id, aConditionReport({ signatures: { ...signatures, driver } }));
    expect([unsigned.status, unsigned.json.code]).toEqual([400, "invalid_input"]);
    const bad = await world.call("agency", `/api/sign-condition-report/${id}/1`, aConditionReport());
    expect(bad.status).toBe(400);
  });

  test("[HO4] a report sent twice is stored once, even concurrently or after its withdrawal", async () => {
    const id = await aRental();
    const reportId = randomUUID();
    const at = new Date(api.dependencies.clock().getTime() - HOUR / 2).toISOString();
    const send = () => sign("agency", id, aConditionReport({ at }), reportId);
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.json.handOver.at).toBe(at);
    const { version } = await world.read(id);
    expect(version).toBe(2);
    await world.call("agency", `/api/withdraw-rental-record/${id}`, { version });
    const late = await send();
    expect([late.status, late.json]).toEqual([200, { handOver: null, return: null }]);
  });

  test("[HO5] staff can add one photo per angle within 72 hours, and only callers who may see the booking can open it", async () => {
    const signed = await aSignedReport();
    const { json } = await addPicture("agency", signed);
    expect(json.handOver.pictures).toEqual([{ id: expect.any(String), angle: "front" }]);
    const again = await addPicture("colleague", signed);
    expect([again.status, again.json]).toEqual([200, json]);
    const added = await addPicture("admin", signed, "boot");
    expect(added.json.handOver.pictures).toHaveLength(2);
    const path = `/api/condition-picture/${signed.id}/${json.handOver.pictures[0].id}`;
    const read = await api.app.request(path, { headers: { cookie: world.cookies.driver } });
    expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const readers = (["guest", "other driver", "rival agency"] as const).map(
      async (caller) => (await world.call(caller, path)).json.code,
    );
    expect(await Promise.all(readers)).toEqual(["not_signed_in", "not_found", "not_found"]);
    const writers = (["driver", "rival agency"] as const).map(
      async (caller) => (await addPicture(caller, signed, "rear")).json.code,
    );
    expect(await Promise.all(writers)).toEqual(["not_allowed", "not_found"]);
    expect((await addPicture("agency", signed, "bonnet")).status).toBe(400);
    expect((await addPicture("agency", { ...signed, reportId: randomUUID() })).json.code).toBe("not_found");
    await database()
      .db.updateTable("condition_reports")
      .set({ received_at: new Date(api.dependencies.clock().getTime() - CONDITION_PICTURE_HOURS * HOUR) })
      .where("booking_id", "=", signed.id)
      .execute();
    expect((await addPicture("agency", signed, "rear")).json.code).toBe("not_allowed");
    await world.call("agency", `/api/withdraw-rental-record/${signed.id}`, { version: 2 });
    expect((await world.call("driver", path)).json.code).toBe("not_found");
  });

  describe("[HO12] the PDF of the reports", () => {
    const fetchFile = async (caller: Caller, id: string, language: string) => {
      const path = `/api/condition-report-file/${id}/${language}`;
      const response = await api.app.request(path, { headers: { cookie: world.cookies[caller] } });
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    /** Returns the Arabic lines as PDF readers extract them, from `ActualText`. */
    const actualTexts = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString("latin1")
        .split(/stream\r?\n/)
        .flatMap((part) => {
          try {
            return [inflateSync(Buffer.from(part, "latin1")).toString("latin1")];
          } catch {
            return [];
          }
        })
        .flatMap((stream) => [...stream.matchAll(/\/ActualText \(\u00fe\u00ff((?:[^\\)]|\\[\s\S])*)\)/g)])
        .map(([, text = ""]) =>
          Buffer.from(
            // The second byte of the Arabic comma, U+060C, is a form feed, which PDF escapes.
            text.replaceAll("\\f", "\f").replaceAll(/\\([()\\])/g, "$1"),
            "latin1",
          )
            .swap16()
            .toString("utf16le"),
        );
    const textOf = async (bytes: Uint8Array) =>
      (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replaceAll(/\s+/g, " ");

    test("contains the deposit, the charges, and the checks, signatures and photos of both reports, and only callers who may see the booking get it", async () => {
      const id = await aRental();
      await setUsageTerms(id);
      expect((await fetchFile("driver", id, "en")).response.status).toBe(404);
      const reportId = randomUUID();
      await sign("agency", id, aConditionReport({ remarks: "Scratch on the left door" }), reportId);
      await addPicture("agency", { id, reportId });
      const back = { mileage: 42_350, fuel: 6, depositReturned: 450, keptReason: "Kilometres" };
      await sign("agency", id, aReturnReport(back));
      const statuses = (["guest", "other driver", "rival agency"] as const).map(
        async (caller) => (await fetchFile(caller, id, "en")).response.status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 404, 404]);
      const { response, bytes } = await fetchFile("driver", id, "en");
      const { reference } = await readRow(id);
      const headers = ["content-type", "content-disposition", "cache-control"];
      expect(headers.map((name) => response.headers.get(name))).toEqual([
        "application/pdf",
        `attachment; filename="${reference}-condition.pdf"`,
        "private, no-store",
      ]);
      const text = await textOf(bytes);
      for (const part of [
        reference,
        "Scratch on the left door",
        /Mileage\s*42,000 km/,
        /Mileage\s*42,350 km/,
        "8/8 of the tank",
        "6/8 of the tank",
        "Seen by the agency",
        /Taken\s*500 TND/,
        "Cash in dinars",
        /Returned\s*450 TND/,
        /Kept\s*50 TND/,
        /Reason\s*Kilometres/,
        /Extra kilometres: 150 × 0.35 TND\s*52.50 TND/,
        /Missing fuel, in eighths of the tank: 2 × 12 TND\s*24 TND/,
        /Owed at the agency\s*26.50 TND/,
        "Hela Trabelsi",
        "The typed name stands for the signature.",
        "Front, At hand-over",
        "No photo",
      ])
        expect(text).toMatch(part);
      expect(
        Buffer.from(bytes)
          .toString("latin1")
          .match(/\/Filter \/DCTDecode/g),
      ).toHaveLength(1);
    });

    test("can be in Arabic, shows the held deposit, and has a note in place of a photo with a missing file", async () => {
      const signed = await aSignedReport();
      await addPicture("agency", signed);
      const { file_key: key } = await database()
        .db.selectFrom("condition_pictures")
        .select("file_key")
        .where("booking_id", "=", signed.id)
        .executeTakeFirstOrThrow();
      await api.dependencies.files.remove(key);
      const { bytes } = await fetchFile("agency", signed.id, "ar");
      expect(Buffer.from(bytes).toString("latin1")).toContain("/Lang (ar)");
      const lines = actualTexts(bytes);
      for (const line of ["محضر المعاينة", "مبلغ الضمان", "المحجوز", "تعذّرت طباعة هذه الصورة."])
        expect(lines).toContain(line);
      expect(lines).not.toContain("عند الإرجاع");
    });

    test("is drawn one at a time for each caller, and a concurrent request gets 429", async () => {
      const { id } = await aSignedReport();
      const responses = await Promise.all(
        [1, 2].map(async () => (await fetchFile("driver", id, "en")).response.status),
      );
      expect(responses.toSorted()).toEqual([200, 429]);
    });
  });

  describe("[HO15] the driver’s licence details and address", () => {
    const driverPapers = {
      licenceNumber: "12/345678",
      licenceIssuedOn: "2010-05-14",
      address: "5 rue du Lac, Tunis",
    };
    const papersOf = async (caller: Caller, id: string) => (await seen(caller, id)).handOver.driverPapers;
    const aBookingWithDetails = async () => {
      const id = await aRental();
      const { status, json } = await sign("agency", id, aConditionReport({ driverPapers }));
      expect([status, json.handOver.driverPapers]).toEqual([200, driverPapers]);
      return id;
    };
    const stored = async (id: string) => {
      const rows = await database()
        .db.selectFrom("condition_reports")
        .select("driver_papers")
        .where("booking_id", "=", id)
        .execute();
      return rows.map((row) => row.driver_papers);
    };

    test("are visible to the agency and the driver, but not to administrators, accountants or link holders, nor in the PDF", async () => {
      const { db } = database();
      const id = await aBookingWithDetails();
      expect(await papersOf("agency", id)).toEqual(driverPapers);
      expect(await papersOf("driver", id)).toEqual(driverPapers);
      expect(await papersOf("admin", id)).toBeUndefined();
      expect((await world.call("other driver", `/api/booking/${id}/fr`)).status).toBe(404);
      expect((await world.call("rival agency", `/api/booking/${id}/fr`)).status).toBe(404);
      const colleague = world.people.colleague.id;
      const setRole = (supplier_role: "owner" | "accountant") =>
        db.updateTable("users").set({ supplier_role }).where("id", "=", colleague).execute();
      expect(await papersOf("colleague", id)).toEqual(driverPapers);
      await setRole("accountant");
      expect(await papersOf("colleague", id)).toBeUndefined();
      await setRole("owner");
      const { to_at: to, link_version: linkVersion } = await readRow(id);
      const token = bookingToken(api.config.secret, { id, to, linkVersion }, "mail");
      const linked = await api.request(`/api/booking/${id}/fr?token=${token}`);
      expect(linked.json.conditionReports.handOver).toMatchObject({ mileage: 42_000 });
      expect(linked.text).not.toContain("12/345678");
      const file = await api.app.request(`/api/condition-report-file/${id}/fr`, {
        headers: { cookie: world.cookies.agency },
      });
      const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true });
      expect(text).toContain("42");
      expect(text).not.toContain("345678");
    });

    test("are validated, and nothing is stored when all are empty", async () => {
      const id = await aRental();
      const refused = async (changes: object) => {
        const report = aConditionReport({ driverPapers: { ...driverPapers, ...changes } });
        const { status, json } = await sign("agency", id, report);
        return [status, json.fields];
      };
      const later = new Date(api.dependencies.clock().getTime() + 48 * HOUR).toISOString().slice(0, 10);
      for (const licenceIssuedOn of [later, "2010-02-30"])
        expect(await refused({ licenceIssuedOn })).toEqual([
          400,
          { "driverPapers.licenceIssuedOn": "licence_date_invalid" },
        ]);
      expect(await refused({ address: "<b>" })).toEqual([400, { "driverPapers.address": "text_invalid" }]);
      const empty = { licenceNumber: " \u200B", licenceIssuedOn: null, address: "" };
      expect((await sign("agency", id, aConditionReport({ driverPapers: empty }))).status).toBe(200);
      expect(await stored(id)).toEqual([null]);
      const typed = await aRental();
      const arabic = { licenceNumber: "١٢/٣٤٥", licenceIssuedOn: null, address: "٥ نهج البحيرة" };
      await sign("agency", typed, aConditionReport({ driverPapers: arabic }));
      expect(await stored(typed)).toEqual([{ ...arabic, licenceNumber: "12/345" }]);
    });

    test("are deleted when the hand-over is withdrawn, and a year after the drop-off", async () => {
      const { db } = database();
      const id = await aBookingWithDetails();
      await sign("agency", id, aReturnReport());
      const withdraw = async () => {
        const { version } = await readRow(id);
        await world.call("agency", `/api/withdraw-rental-record/${id}`, { version });
      };
      await withdraw();
      expect(await stored(id)).toContainEqual(driverPapers);
      await withdraw();
      expect(await stored(id)).toEqual([null, null]);
      const [old, kept] = [await aBookingWithDetails(), await aBookingWithDetails()];
      const now = api.dependencies.clock().getTime();
      const age = async (bookingId: string, days: number) => {
        const to_at = new Date(now - days * 24 * HOUR);
        const from_at = new Date(to_at.getTime() - 48 * HOUR);
        await db.updateTable("bookings").set({ from_at, to_at }).where("id", "=", bookingId).execute();
      };
      await age(old, DRIVER_PAPERS_DAYS);
      await age(kept, DRIVER_PAPERS_DAYS - 1);
      expect(await deleteOldLicenceDetails(api.dependencies)).toBe(1);
      expect([await stored(old), await stored(kept)]).toEqual([[null], [driverPapers]]);
      expect(await seen("driver", old)).toMatchObject({ handOver: { mileage: 42_000 } });
    });
  });

  test("[HO6] photos and their files are deleted 365 days after the drop-off, and the report stays", async () => {
    const { db } = database();
    const signed = await aSignedReport();
    const kept = await aSignedReport();
    await addPicture("agency", signed);
    await addPicture("agency", kept);
    const { file_key: key } = await db
      .selectFrom("condition_pictures")
      .select("file_key")
      .where("booking_id", "=", signed.id)
      .executeTakeFirstOrThrow();
    const dayOf = (days: number) => new Date(api.dependencies.clock().getTime() - days * 24 * HOUR);
    const move = (id: string, days: number) =>
      db
        .updateTable("bookings")
        .set({ from_at: dayOf(days + 2), to_at: dayOf(days) })
        .where("id", "=", id)
        .execute();
    await move(signed.id, CONDITION_PICTURE_DAYS);
    await move(kept.id, CONDITION_PICTURE_DAYS - 1);
    expect(await deleteConditionPictures(api.dependencies)).toBe(1);
    await removeUnusedFiles(api.dependencies);
    expect(await api.dependencies.files.get(key)).toBeUndefined();
    expect(await seen("driver", signed.id)).toMatchObject({ handOver: { pictures: [], mileage: 42_000 } });
    expect((await seen("driver", kept.id)).handOver.pictures).toHaveLength(1);
  });
});
