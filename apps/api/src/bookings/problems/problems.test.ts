import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-problems-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const during = "2026-12-02T12:00:00Z";
const photograph = sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#17518f" } });

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  const people = {} as Record<"driver" | "stranger" | "agency" | "rival" | "admin", TestPerson>;
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db, { env: { DATA_DIR: join(folder, engine) } });
    world = await aCatalogue(db);
    const rival = await aCatalogue(db);
    people.driver = await aPerson(api);
    people.stranger = await aPerson(api);
    people.agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    people.rival = await aPerson(api, { type: "supplier", supplier_id: rival.agency.id });
    people.admin = await aPerson(api, { type: "admin" });
  });
  afterEach(() => api.dependencies.pictures.close());

  const refused = (status: number, code: string, more: object = {}) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code, ...more }) });
  /** Sets the clock and signs everyone in again. */
  const setTime = async (now: string) => {
    api.setTime(now);
    for (const person of Object.values(people)) person.cookie = await api.sessionOf(person);
  };
  /** Books another car, and has the agency confirm the booking. */
  const aBooking = async () => {
    await setTime("2026-11-20T12:00:00Z");
    const body = aCheckout({ ...world, car: await world.aCar() });
    const { json } = await api.request("/api/checkout", { body, cookie: people.driver.cookie });
    const confirmed = { version: 1, status: "reserved" };
    const id: string = json.bookingId;
    await api.request(`/api/change-booking-status/${id}`, { body: confirmed, cookie: people.agency.cookie });
    return id;
  };
  const aRental = async () => {
    const id = await aBooking();
    await setTime(during);
    return id;
  };
  const report = (id: string, { cookie }: Pick<TestPerson, "cookie">, text = "The left mirror is broken.") =>
    api.request(`/api/report-problem/${id}`, { body: { text }, cookie });
  const addPicture = async (
    path: string,
    { cookie }: Pick<TestPerson, "cookie">,
    image: Blob | undefined = undefined,
  ) => {
    const body = new FormData();
    body.append(
      "image",
      image ?? new Blob([new Uint8Array(await photograph.png().toBuffer())], { type: "image/png" }),
    );
    return api.request(`/api/add-problem-picture/${path}`, { body, cookie });
  };
  const kindsOf = async ({ id }: { id: string }) => {
    const notifications = database().db.selectFrom("notifications").select("kind").where("user_id", "=", id);
    return (await notifications.execute()).filter(({ kind }) => kind === "problem_reported").length;
  };
  const problemsSeenBy = async (id: string, { cookie }: TestPerson) =>
    (await api.request(`/api/booking/${id}/fr`, { cookie })).json.problems;

  test("[PB1] driver, agency and admin can read each report with its author and time, and the others are notified", async () => {
    const id = await aRental();
    const notified = { driver: await kindsOf(people.driver), agency: await kindsOf(people.agency) };
    expect(await report(id, people.driver, "  The left mirror is broken. ")).toMatchObject({
      status: 200,
      json: {
        text: "The left mirror is broken.",
        by: { name: "Amel Ben Salah", type: "user" },
        pictures: [],
      },
    });
    expect(await kindsOf(people.agency)).toBe(notified.agency + 1);
    expect(await kindsOf(people.driver)).toBe(notified.driver);
    await report(id, people.agency, "A spare one is ready.");
    expect(await kindsOf(people.driver)).toBe(notified.driver + 1);
    expect(await kindsOf(people.agency)).toBe(notified.agency + 1);
    await report(id, people.admin, "Please keep us informed.");
    expect([await kindsOf(people.driver), await kindsOf(people.agency)]).toEqual([
      notified.driver + 2,
      notified.agency + 2,
    ]);
    const authorsSeenBy = async (person: TestPerson) =>
      (await problemsSeenBy(id, person)).map(({ by }: ProblemReport) => by);
    for (const person of [people.agency, people.admin])
      expect(await authorsSeenBy(person)).toEqual([
        { name: "Amel Ben Salah", type: "user" },
        { name: people.agency.full_name, type: "supplier" },
        { name: people.admin.full_name, type: "admin" },
      ]);
    // A driver cannot read the names of staff.
    expect(await authorsSeenBy(people.driver)).toEqual([
      { name: "Amel Ben Salah", type: "user" },
      { name: "Agence Caroubier", type: "supplier" },
      { name: api.config.siteName, type: "admin" },
    ]);
    expect(await problemsSeenBy(id, people.driver)).toMatchObject([
      { text: "The left mirror is broken.", at: "2026-12-02T12:00:00.000Z" },
      { text: "A spare one is ready." },
      { text: "Please keep us informed." },
    ]);
  });

  test("[PB1] administrators get a notification of a problem, and a mail if they have mails switched on", async () => {
    const id = await aRental();
    const quiet = await aPerson(api, { type: "admin", enable_email_notifications: false, language: "es" });
    const notified = { admin: await kindsOf(people.admin), quiet: await kindsOf(quiet) };
    const mailed = async ({ email }: TestPerson) =>
      (await mailsTo(api, email)).filter(({ kind }) => kind === "notification").length;
    const before = { admin: await mailed(people.admin), quiet: await mailed(quiet) };
    await report(id, people.driver);
    await report(id, people.admin, "We have called the agency.");
    // Authors get no notification of their own reports.
    expect([await kindsOf(people.admin), await kindsOf(quiet)]).toEqual([
      notified.admin + 1,
      notified.quiet + 2,
    ]);
    expect([await mailed(people.admin), await mailed(quiet)]).toEqual([before.admin + 1, before.quiet]);
  });

  test("[PB1] staff can list bookings whose last report is not theirs", async () => {
    const listed = async ({ cookie }: TestPerson) =>
      (
        await api.request("/api/bookings/1/100/fr", { body: { problemReported: true }, cookie })
      ).json.items.map((booking: { id: string }) => booking.id);
    const id = await aRental();
    expect(await listed(people.agency)).not.toContain(id);
    await report(id, people.driver);
    expect(await listed(people.agency)).toContain(id);
    expect(await listed(people.admin)).toContain(id);
    expect(await listed(people.rival)).not.toContain(id);
    await report(id, people.agency, "A spare one is ready.");
    expect(await listed(people.agency)).not.toContain(id);
    await report(id, people.driver, "It has not arrived.");
    expect(await listed(people.admin)).toContain(id);
  });

  test("[PB1] a report needs a text, a rental that has begun, and permission", async () => {
    expect(await report(await aBooking(), people.driver)).toEqual(
      refused(422, "transition_refused", { reason: "fromPickupOnUnlessCancelled" }),
    );
    const id = await aRental();
    expect(await report(id, people.driver, " ")).toEqual(
      refused(400, "invalid_input", { fields: { text: "required" } }),
    );
    expect(await report(id, people.driver, "x".repeat(2001))).toEqual(refused(400, "invalid_input"));
    expect((await report(id, people.driver, "é".repeat(2000))).status).toBe(200);
    for (const person of [people.stranger, people.rival])
      expect(await report(id, person)).toEqual(refused(404, "not_found"));
    expect(await report(id, { cookie: "" })).toEqual(refused(401, "not_signed_in"));
    await setTime("2026-12-11T09:00:01Z");
    expect(await report(id, people.agency)).toEqual(
      refused(422, "transition_refused", { reason: "untilWeekAfterDropOff" }),
    );
  });

  test("a booking allows five reports in a row", async () => {
    const id = await aRental();
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await report(id, people.driver)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("[PB2] a photo is redrawn without metadata and sent as a private file to callers who may see the booking", async () => {
    const id = await aRental();
    const { json: made } = await report(id, people.driver);
    const taken = await photograph
      .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "36/1 48/1 0/1" } })
      .jpeg()
      .toBuffer();
    const image = new Blob([new Uint8Array(taken)], { type: "image/jpeg" });
    const { status, json } = await addPicture(`${id}/${made.id}`, people.driver, image);
    expect([status, json.pictures.length]).toEqual([200, 1]);
    const path = `/api/problem-picture/${id}/${json.pictures[0]}`;
    for (const { cookie } of [people.driver, people.agency, people.admin]) {
      const answer = await api.app.request(path, { headers: { cookie } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1600, height: 800 });
      expect(bytes.includes("Secret Camera")).toBe(false);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "content-disposition": expect.stringMatching(/^attachment; filename="SY-[\w-]+\.webp"$/),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
    }
    for (const cookie of [people.stranger.cookie, people.rival.cookie])
      expect(await api.request(path, { cookie })).toEqual(refused(404, "not_found"));
    expect(await api.request(path)).toEqual(refused(401, "not_signed_in"));
    const other = await aRental();
    const elsewhere = `/api/problem-picture/${other}/${json.pictures[0]}`;
    expect(await api.request(elsewhere, { cookie: people.driver.cookie })).toEqual(refused(404, "not_found"));
    // The file has no public URL.
    const [key] = await readdir(join(folder, engine, "files"));
    for (const address of [`/avatars/${key}`, `/pictures/${key}`])
      expect((await api.request(address)).status).toBe(404);
  });

  test("[PB2] only the author can add photos, at most five even concurrently, within an hour", async () => {
    const id = await aRental();
    const { json: made } = await report(id, people.driver);
    const path = `${id}/${made.id}`;
    expect(await addPicture(path, people.agency)).toEqual(refused(403, "not_allowed"));
    expect(await addPicture(path, people.stranger)).toEqual(refused(404, "not_found"));
    expect(await addPicture(path, { cookie: "" })).toEqual(refused(401, "not_signed_in"));
    expect(await addPicture(`${id}/${id}`, people.driver)).toEqual(refused(404, "not_found"));
    const page = new Blob(["<script>alert(1)</script>"], { type: "image/png" });
    expect(await addPicture(path, people.driver, page)).toEqual(
      refused(415, "unsupported_media", { fields: { image: "image_type_invalid" } }),
    );
    for (let added = 0; added < 4; added += 1)
      expect((await addPicture(path, people.driver)).status).toBe(200);
    const last = await Promise.all([addPicture(path, people.driver), addPicture(path, people.driver)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const [problem] = await problemsSeenBy(id, people.driver);
    expect(problem.pictures).toHaveLength(5);
    const { json: later } = await report(id, people.driver);
    await setTime("2026-12-02T13:00:00Z");
    expect(await addPicture(`${id}/${later.id}`, people.driver)).toEqual(refused(403, "not_allowed"));
  });

  /** Inserts reports by a person, and photos without files. */
  const hasReported = async (id: string, { id: author }: TestPerson, count: number, pictures = 0) => {
    const { db } = database();
    const at = api.dependencies.clock();
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      booking_id: id,
      author_id: author,
      text: "A scratch.",
      at,
    }));
    await db.insertInto("problem_reports").values(rows).execute();
    const files = rows.flatMap(({ id: report_id }) =>
      Array.from({ length: pictures }, () => ({
        id: randomUUID(),
        report_id,
        booking_id: id,
        file_key: randomUUID(),
        at,
      })),
    );
    if (files.length > 0) await db.insertInto("problem_pictures").values(files).execute();
  };

  test("[PB3] each side can make fifteen reports about a booking, even concurrently, without using up the other sides' reports", async () => {
    const id = await aRental();
    await hasReported(id, people.driver, 14);
    const answers = await Promise.all([report(id, people.driver), report(id, people.driver)]);
    expect(answers.map(({ status, json }) => (status === 200 ? "ok" : json.code)).toSorted()).toEqual([
      "ok",
      "too_many_reports",
    ]);
    expect(await report(id, people.driver)).toEqual(refused(422, "too_many_reports"));
    expect((await report(id, people.agency)).status).toBe(200);
    expect((await report(id, people.admin)).status).toBe(200);
    expect(await problemsSeenBy(id, people.driver)).toHaveLength(17);
  });

  test("[PB3] a side without reports left does not use up the booking's five in a row", async () => {
    const id = await aRental();
    await hasReported(id, people.driver, 15);
    for (let sent = 0; sent < 5; sent += 1)
      expect(await report(id, people.driver)).toEqual(refused(422, "too_many_reports"));
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await report(id, people.agency)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("[PB3] each side can add thirty photos to a booking, even concurrently, before a photo is read", async () => {
    const id = await aRental();
    await hasReported(id, people.driver, 5, 5);
    await hasReported(id, people.driver, 1, 4);
    const [{ json: first }, { json: second }] = [
      await report(id, people.driver),
      await report(id, people.driver),
    ];
    const answers = await Promise.all(
      [first, second].map((made) => addPicture(`${id}/${made.id}`, people.driver)),
    );
    expect(answers.map(({ status, json }) => (status === 200 ? "ok" : json.code)).toSorted()).toEqual([
      "ok",
      "too_many_pictures",
    ]);
    // Not even an invalid photo is read.
    const page = new Blob(["<script>alert(1)</script>"], { type: "image/png" });
    expect(await addPicture(`${id}/${first.id}`, people.driver, page)).toEqual(
      refused(422, "too_many_pictures"),
    );
    const { json: theirs } = await report(id, people.agency);
    expect((await addPicture(`${id}/${theirs.id}`, people.agency)).status).toBe(200);
  });

  test("[RO4] a guest reports through the link after entering the mailed code, with a photo", async () => {
    await setTime("2026-11-20T12:00:00Z");
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    const confirmed = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${guest.id}`, {
      body: confirmed,
      cookie: people.agency.cookie,
    });
    await setTime(during);
    const token = guest.mailedToken;
    const body = { token, text: "It does not start." };
    const send = (cookie: string) => api.request(`/api/report-problem/${guest.id}`, { body, cookie });
    expect(await send("")).toEqual(refused(403, "proof_required"));
    const browser = await proofCalls(() => api).provenBrowser(guest);
    const { json } = await send(browser);
    expect(json).toMatchObject({ by: { name: "Amel Ben Salah", type: "user" } });
    const query = `?token=${encodeURIComponent(token)}`;
    expect(await addPicture(`${guest.id}/${json.id}${query}`, { cookie: "" })).toEqual(
      refused(403, "proof_required"),
    );
    const added = await addPicture(`${guest.id}/${json.id}${query}`, { cookie: browser });
    expect(added.status).toBe(200);
    const path = `/api/problem-picture/${guest.id}/${added.json.pictures[0]}`;
    expect((await api.request(path + query)).status).toBe(200);
    expect(await api.request(path)).toEqual(refused(401, "not_signed_in"));
  });
});
