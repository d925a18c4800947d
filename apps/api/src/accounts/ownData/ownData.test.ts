import { randomBytes, randomUUID } from "node:crypto";
import { UserData } from "@sayara/api-client/contract/accounts/UserData";
import { createReference } from "@sayara/domain/booking/createReference";
import { sql } from "kysely";
import sharp from "sharp";
import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Transaction } from "#api/database/Schema.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPastBooking } from "#api/testing/data/aReview.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { peopleOf } from "#api/testing/data/peopleOf.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { exportUser } from "#api/operate/users/exportUser.ts";
import { removeUnusedFiles } from "#api/files/storage/unusedFiles.ts";
import { eraseAccount } from "./eraseAccount.ts";
import { readUserData } from "./readUserData.ts";

/** Creates a person whose details appear in no other row of the database. */
function anOddPerson() {
  const id = randomUUID();
  const digits = String(Number.parseInt(id.slice(0, 7), 16) % 1_000_000).padStart(6, "0");
  const surname = `X${id.slice(0, 8).replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
  return {
    id,
    email: `zoubeida.${id.slice(0, 8)}@drivers.example`,
    full_name: `Zoubeida ${surname}`,
    phone: `+21697${digits}`,
    birth_date: "1987-03-29",
    location: `Ghomrassen ${surname}`,
    bio: `Famille ${surname}`,
    words: [surname, `97${digits}`, id.slice(0, 8) + "@"],
  };
}
const now = new Date("2026-11-20T12:00:00Z");

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let words: string[];
  let person: Omit<ReturnType<typeof anOddPerson>, "words">;
  let second: { fullName: string; email: string; phone: string; birthDate: string };
  let driver: Awaited<ReturnType<typeof aUser>>;
  let cookie: string;
  beforeEach(async () => {
    const { db } = database();
    await db.deleteFrom("rate_limits").execute();
    world = await aCatalogue(db);
    ({ words, ...person } = anOddPerson());
    driver = await aUser(db, person);
    second = {
      fullName: `Qaboos ${words[0]}`,
      email: `second.${driver.email}`,
      phone: person.phone,
      birthDate: "1986-01-02",
    };
    api = createTestApp(db);
    cookie = await api.sessionOf(driver);
  });
  const ask = (call: string, body: object, { session = cookie, id = driver.id } = {}) =>
    api.request(`/api/${call}/${id}`, { body, cookie: session });
  const remove = (body: object = { password: goodPassword }) => ask("delete-account", body);

  test("the file contains all stored data about the person, and no secret", async () => {
    const past = await seedEverything();
    const answer = await ask("user-data", { password: goodPassword });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="user-data-2026-11-20.json"',
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const data = v.parse(UserData, answer.json);
    expect(data.account).toMatchObject({
      fullName: person.full_name,
      phone: person.phone,
      hasPassword: true,
    });
    expect(data.bookings.map(({ reference }) => reference).toSorted()).toEqual(
      [past.paid.reference, past.lapsed.reference].toSorted(),
    );
    const [paid] = data.bookings.filter(({ reference }) => reference === past.paid.reference);
    expect(paid).toMatchObject({
      agency: expect.stringMatching(/./),
      pickupLocation: expect.stringMatching(/./),
      additionalDriver: second,
      deliveryAddress: `12, rue de Zoubeida ${words[0]}`,
      collectionAddress: `14, rue de Zoubeida ${words[0]}`,
      arrival: { number: `Zoubeida ${words[0]}`, time: "14:05" },
      payments: [{ amount: 10, gateway: "sandbox" }],
      refunds: [{ amount: 10, state: "succeeded" }],
      paymentAttempts: [{ state: "paid" }],
      edits: [{ before: { additionalDriver: second }, after: { additionalDriver: null } }],
      changeRequests: [
        {
          kind: "extension",
          state: "declined",
          reason: "It is booked",
          before: { additionalDriver: second },
        },
      ],
      problemReports: [{ text: "The horn is silent.", pictures: 1 }],
      messages: [{ text: expect.stringContaining(words[0] ?? ""), pictures: 1 }],
      messageReports: [{ reason: expect.stringContaining(words[0] ?? "") }],
      staffNotes: [{ text: expect.stringContaining(" comes late.") }],
      rentalRecords: [{ kind: "handOver", mileage: 42_000, fuel: 7 }],
      conditionReports: [
        {
          kind: "handOver",
          mileage: 42_000,
          fuel: 7,
          licenceSeen: true,
          driverPapers: { licenceNumber: "12/345678", licenceIssuedOn: null, address: `5 rue ${words[0]}` },
          deposit: { method: "cash", amount: 500 },
          depositReturned: null,
          keptReason: "",
          signedAs: words[0],
          signature: "M1 1L2 2",
          pictures: 1,
          withdrawnAt: null,
        },
        {
          kind: "return",
          mileage: 42_900,
          fuel: 8,
          licenceSeen: false,
          deposit: null,
          depositReturned: 450,
          keptReason: "A scratch",
          signature: null,
          pictures: 0,
          withdrawnAt: now.toISOString(),
        },
      ],
      staffActions: [{ action: "recordPayment" }],
      reminders: [{ kind: "review" }],
    });
    expect(data).toMatchObject({
      consents: { emailNotifications: true, promotions: [] },
      signInMethods: [{ provider: "google" }],
      sessions: [{}, {}],
      reviews: [
        {
          reference: past.paid.reference,
          comments: "Bien",
          language: "fr",
          photo: { state: "waiting" },
          report: { reason: "Insults" },
        },
      ],
      savedCars: [{ pickupLocation: "Tunis", driverAge: 22, alertSince: now.toISOString() }],
      notifications: [{ kind: "booking_confirmed" }],
      reminders: [{ kind: "client_no_phone" }],
      accountLog: [{ note: `${person.full_name} called` }],
    });
    expect(data.mailedLinks.map(({ purpose }) => purpose).toSorted()).toEqual(["reset", "undo"]);
    expect(data.messages.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["passwordReset", "contactMessage"]),
    );
    const { token_hash } = await database()
      .db.selectFrom("sessions")
      .select("token_hash")
      .where("user_id", "=", driver.id)
      .executeTakeFirstOrThrow();
    for (const secret of [driver.password_hash, token_hash, "Seed"])
      expect(answer.text).not.toContain(secret);
  });

  test("after a deletion the database contains no text about the person except the driver's name on a rental", async () => {
    const { db } = database();
    const image = new FormData();
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } })
      .png()
      .toBuffer();
    image.append("image", new Blob([new Uint8Array(png)], { type: "image/png" }));
    const { avatar } = (await api.request(`/api/update-avatar/${driver.id}`, { body: image, cookie })).json;
    const past = await seedEverything();
    const elsewhere = await api.sessionOf(driver);
    expect((await remove()).status).toBe(200);

    for (const table of ["saved_cars", "saved_car_checks"] as const)
      expect(
        await database().db.selectFrom(table).select("user_id").where("user_id", "=", driver.id).execute(),
      ).toEqual([]);
    for (const session of [cookie, elsewhere]) {
      const answer = await api.request("/api/validate-access-token", { method: "POST", cookie: session });
      expect(answer.status).toBe(401);
    }
    expect((await api.app.request(avatar)).status).toBe(404);
    const body = { email: driver.email, password: goodPassword };
    expect((await api.request("/api/sign-in/frontend", { body })).status).toBe(204);
    const [mail] = await mailsTo(api, driver.email);
    expect(mail?.kind).toBe("accountDeleted");
    expect(await mailsTo(api, driver.email)).toHaveLength(1);

    // Expiry deletes the confirmation mail and the queued mails to agencies, as it does for everyone.
    await db.updateTable("outbox").set({ sent_at: now }).where("sent_at", "is", null).execute();
    await deleteExpired(db, new Date(now.getTime() + 31 * 86_400_000));
    expect(await mentions()).toEqual([
      `bookings.driver_full_name: ${past.paid.reference}`,
      `bookings.search_text: ${past.paid.reference}`,
    ]);
    const signatures = await db
      .selectFrom("condition_reports")
      .select(["driver_name", "driver_path", "driver_papers"])
      .where("booking_id", "=", past.paid.id)
      .execute();
    const noSignature = { driver_name: "", driver_path: null, driver_papers: null };
    expect(signatures).toEqual([noSignature, noSignature]);
    const review = await db
      .selectFrom("reviews")
      .select(["author_name", "comments", "photo_key", "photo_state"])
      .where("booking_id", "=", past.paid.id)
      .execute();
    expect(review).toEqual([{ author_name: "", comments: "Bien", photo_key: null, photo_state: null }]);
    expect(
      await db.selectFrom("review_reports").selectAll().where("author_id", "=", driver.id).execute(),
    ).toEqual([]);
    const listed = await api.request(`/api/reviews/${world.agency.slug}/1/10`);
    expect(listed.json.items).toMatchObject([{ author: "", comments: "Bien" }]);
    const money = await db
      .selectFrom("payments")
      .innerJoin("refunds", "refunds.payment_id", "payments.id")
      .select(["payments.amount_millimes", "refunds.state"])
      .where("payments.booking_id", "=", past.paid.id)
      .execute();
    expect(money).toEqual([{ amount_millimes: 10_000, state: "succeeded" }]);
    // Outside a deletion, `booking_edits` stays append-only.
    await expect(db.updateTable("booking_edits").set({ at: now }).execute()).rejects.toThrow("append-only");
    const admin = await peopleOf(api, db).then(({ cookies }) => cookies.admin);
    const seen = await api.request(`/api/booking/${past.paid.id}/fr`, { cookie: admin });
    expect(seen).toMatchObject({
      status: 200,
      json: { driver: { fullName: person.full_name, email: "", phone: null, birthDate: null } },
    });
  });

  test("an unconfirmed address or phone number neither shows nor deletes messages of its real owner", async () => {
    const { db } = database();
    const { email, phone } = { email: `office.${driver.email}`, phone: "+21697000111" };
    const stranger = await aUser(db, { email, phone, activated_at: null, pending_email: driver.email });
    const post = (kind: string, to: string, data: object) =>
      sql`insert into outbox (id, kind, language, recipient_name, recipient_address, data, created_at, attempts,
          next_attempt_at, sent_at)
        values (${randomUUID()}, ${kind}, 'fr', 'Office', ${to}, ${JSON.stringify(data)}, ${now}, 1, ${now},
          ${now})`.execute(db);
    await post("bookingReceived", email, { driverEmail: "customer@drivers.example" });
    await post("contactMessage", email, { from: email, message: "Bonjour" });
    await post("bookingRequestReceived", phone, { driver: "Somebody" });
    await post("passwordReset", driver.email, { name: "Zoubeida" });
    // Ends with the stranger's address.
    await post("contactMessage", "contact@sayara.example", { from: `my.${email}` });
    const count = async () => (await db.selectFrom("outbox").select("id").execute()).length;
    const before = await count();
    const session = await api.sessionOf(stranger);
    const call = { session, id: stranger.id };
    const { status, json } = await ask("user-data", { password: goodPassword }, call);
    expect([status, json.messages]).toEqual([200, []]);
    expect((await ask("delete-account", { password: goodPassword }, call)).status).toBe(200);
    // The mail about the deletion adds one.
    expect(await count()).toBe(before + 1);
  });

  test("a list longer than the limit contains its newest entries and is named in `incomplete`", async () => {
    const { db } = database();
    const { paid } = await seedEverything();
    await aPayment(paid.id);
    const account = await readAccount();
    await sql`insert into client_actions (user_id, type, note, created_at)
      select ${driver.id}, 'note', 'Note ' || number, ${now}::timestamptz + number * interval '1 second'
      from generate_series(1, 3) as number`.execute(db);
    const read = (limit?: number) =>
      readUserData(db, account, { now, siteName: "Sayara", ...(limit !== undefined && { limit }) });
    const whole = await read();
    expect(whole.incomplete).toBeUndefined();
    const [booking] = whole.bookings.filter(({ id }) => id === paid.id);
    expect(booking?.payments).toHaveLength(2);
    const cut = await read(2);
    v.parse(UserData, cut);
    expect(cut.accountLog.map(({ note }) => note)).toEqual(["Note 2", "Note 3"]);
    expect(cut.incomplete).toContainEqual({ list: "accountLog", included: 2 });
    const { incomplete = [] } = await read(1);
    expect(incomplete).toContainEqual({ list: "bookings.payments", included: 1 });
    expect(incomplete).toContainEqual({ list: "bookings", included: 1 });
    expect(await exportUser(db, { email: driver.email, now, siteName: "Sayara" })).toEqual(whole);
  });

  test("a job deletes an avatar's file if deleting the account could not", async () => {
    const { db } = database();
    const { files } = api.dependencies;
    const key = `${randomUUID().replaceAll("-", "")}.webp`;
    await files.put(key, new Uint8Array([1]), "image/webp");
    await db
      .updateTable("users")
      .set({ avatar: `/avatars/${key}` })
      .where("id", "=", driver.id)
      .execute();
    const failing = vi.spyOn(files, "remove").mockRejectedValue(new Error("away"));
    expect((await remove()).status).toBe(200);
    expect(await files.get(key)).toBeDefined();
    failing.mockRestore();
    await removeUnusedFiles(api.dependencies);
    expect(await files.get(key)).toBeUndefined();
  });

  // PGlite does not count reads.
  const countingEngines = [engine].filter((name) => name === "postgres");
  test.each(countingEngines)("on %s a download and a deletion read no rows of other people", async () => {
    const { db } = database();
    await seedEverything();
    const admin = await aUser(db, { type: "admin" });
    await sql`insert into outbox (id, kind, language, recipient_name, recipient_address, data, created_at,
      next_attempt_at, sent_at)
    select gen_random_uuid(), 'bookingReceived', 'fr', 'Agence', 'desk@agency.example',
      jsonb_build_object('bookingId', gen_random_uuid()), ${now}, ${now}, ${now}
    from generate_series(1, 500)`.execute(db);
    await sql`insert into idempotency_keys (scope, key, body_hash, result, created_at)
    select '/api/checkout ' || gen_random_uuid(), 'key-12345', 'hash', '{}', ${now}
    from generate_series(1, 500)`.execute(db);
    await sql`insert into notifications (id, user_id, kind, data, created_at)
    select gen_random_uuid(), ${admin.id}, 'agency_asked', jsonb_build_object('from', number || '@a.example'), ${now}
    from generate_series(1, 500) as number`.execute(db);
    const account = await readAccount();
    const countsOf = async (transaction: Transaction) => {
      const { rows } = await sql<{ table: string; scans: string; read: string }>`
      select relname as "table", seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as read
      from pg_stat_xact_user_tables`.execute(transaction);
      return new Map(rows.map(({ table, ...counts }) => [table, counts]));
    };
    const read = (work: (transaction: Transaction) => Promise<unknown>) =>
      db.transaction().execute(async (transaction) => {
        // With this setting, a scan of a table means that no index supports the statement.
        await sql`set local enable_seqscan = off`.execute(transaction);
        const before = await countsOf(transaction);
        await work(transaction);
        return [...(await countsOf(transaction))].flatMap(([table, { scans, read: rows }]) => {
          const earlier = before.get(table);
          const isScanned = Number(scans) > Number(earlier?.scans ?? 0);
          return isScanned || Number(rows) - Number(earlier?.read ?? 0) > 100 ? [table] : [];
        });
      });
    const made = { now, siteName: "Sayara" };
    expect(await read((transaction) => readUserData(transaction, account, made))).toEqual([]);
    expect(await read((transaction) => eraseAccount(transaction, account, now))).toEqual([]);
  });

  test("[AC7] an account whose address change can still be undone is not deleted", async () => {
    const { db } = database();
    const undo = (expiresAt: Date) =>
      sql`insert into address_undos (token_hash, user_id, old_email, created_at, expires_at)
        values (${randomUUID()}, ${driver.id}, ${`old.${driver.email}`}, ${now}, ${expiresAt})`.execute(db);
    await undo(new Date(now.getTime() + 86_400_000));
    expect(await remove()).toMatchObject({ status: 409, json: { code: "address_changed" } });
    await sql`update address_undos set used_at = ${now} where user_id = ${driver.id}`.execute(db);
    expect((await remove()).status).toBe(200);
  });

  test("a deletion increments the version of each booking, so that a concurrent payment is refused", async () => {
    const { db } = database();
    const id = await aPastBooking(db, world, driver, { status: "cancelled" });
    const version = async () =>
      (await db.selectFrom("bookings").select("version").where("id", "=", id).executeTakeFirstOrThrow())
        .version;
    const before = await version();
    expect((await remove()).status).toBe(200);
    expect(await version()).toBe(before + 1);
  });

  test("an account is deleted even if another account uses its id in a placeholder address", async () => {
    await aUser(database().db, { email: `${driver.id}@deleted.invalid` });
    expect((await remove()).status).toBe(200);
  });

  test("after a deletion a new account can use the address, and sees no bookings of the old account", async () => {
    const { paid } = await seedEverything();
    expect((await remove()).status).toBe(200);
    const signUp = { ...aSignUp(), email: driver.email };
    const answer = await api.request("/api/sign-up", { body: signUp, cookie: await api.earnPass() });
    expect(answer.status).toBe(200);
    expect(answer.json.id).not.toBe(driver.id);
    const session = cookieOf(answer);
    const bookings = await api.request("/api/bookings/1/10/fr", { body: {}, cookie: session });
    expect(bookings.json).toMatchObject({ items: [], total: 0 });
    expect((await api.request(`/api/booking/${paid.id}/fr`, { cookie: session })).status).toBe(404);
  });

  const soon = new Date(now.getTime() + 86_400_000);
  test.each([
    ["a request that waits", "booking_live", { status: "pending", lapses_at: soon }, "none"],
    ["a checkout under way", "booking_live", { status: "void", lapses_at: soon }, "none"],
    ["a rental that is not over", "booking_live", { status: "reserved", to_at: soon }, "none"],
    ["a payment that may still arrive", "payment_open", { status: "cancelled" }, "session"],
    ["a refund on its way", "refund_open", { status: "cancelled" }, "requested"],
    ["a refund that failed", "refund_open", { status: "cancelled" }, "failed"],
  ] as const)("rejects %s with %s and deletes nothing", async (_title, code, changes, money) => {
    const { db } = database();
    const id = await aPastBooking(db, world, driver, changes);
    if (money === "session") await aSession(id, { state: "expired", next_check_at: soon });
    if (money === "requested" || money === "failed") await aRefund(id, await aPayment(id), money);
    expect(await remove()).toMatchObject({ status: 409, json: { code } });
    expect((await api.request(`/api/user/${driver.id}`, { cookie })).json).toMatchObject({
      fullName: person.full_name,
    });
  });

  test.each(["user-data", "delete-account"])("%s requires the password and limits guesses", async (call) => {
    for (const [body, field] of [
      [{}, "required"],
      [{ password: "wrong" }, "password_wrong"],
    ] as const) {
      const answer = await ask(call, body);
      expect(answer).toMatchObject({ status: 400, json: { fields: { password: field } } });
    }
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await ask(call, { password: "wrong" })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ["without a password", { password_hash: null }],
    ["with one that a session has set", { password_by_session: true }],
  ])("an account %s needs a mailed code, which works once", async (_title, changes) => {
    const { db } = database();
    await db.updateTable("users").set(changes).where("id", "=", driver.id).execute();
    expect(await ask("user-data", { password: goodPassword })).toMatchObject({
      status: 403,
      json: { code: "proof_required" },
    });
    expect(await ask("user-data", { code: "000000" })).toMatchObject({ json: { code: "code_expired" } });
    const mailed = await api.request(`/api/mail-account-code/${driver.id}`, { method: "POST", cookie });
    expect(mailed).toMatchObject({ status: 200, json: { email: driver.email } });
    const [mail] = await mailsTo(api, driver.email);
    const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    const other = code === "111111" ? "222222" : "111111";
    expect(await ask("user-data", { code: other })).toMatchObject({
      status: 422,
      json: { code: "code_wrong", fields: { code: "invalid" } },
    });
    // A refused deletion does not spend the code.
    const live = await aPastBooking(db, world, driver, { status: "reserved", to_at: soon });
    expect(await remove({ code })).toMatchObject({ json: { code: "booking_live" } });
    await db.deleteFrom("bookings").where("id", "=", live).execute();
    expect((await ask("user-data", { code })).status).toBe(200);
    expect(await remove({ code })).toMatchObject({ json: { code: "code_expired" } });
  });

  test("only the owner may request the data or the deletion; staff are referred to an operator", async () => {
    const { cookies, users } = await peopleOf(api, database().db);
    for (const call of ["user-data", "delete-account"]) {
      for (const [who, session] of Object.entries(cookies)) {
        const { status } = await ask(call, { password: goodPassword }, { session });
        expect([call, who, status]).toEqual([call, who, who === "guest" || who === "suspended" ? 401 : 403]);
      }
    }
    for (const who of ["agency", "admin"] as const) {
      const own = { session: cookies[who], id: users[who].id };
      expect((await ask("user-data", { password: goodPassword }, own)).status).toBe(200);
      expect(await ask("delete-account", { password: goodPassword }, own)).toMatchObject({
        status: 403,
        json: { code: "staff_account" },
      });
    }
  });

  test("of a concurrent checkout and deletion, only one succeeds", async () => {
    const { driver: _driver, ...order } = aCheckout(world);
    const [checkout, deletion] = await Promise.all([
      api.request("/api/checkout", { body: order, cookie }),
      remove(),
    ]);
    const left = await database()
      .db.selectFrom("bookings")
      .select("driver_email")
      .where("driver_id", "=", driver.id)
      .execute();
    expect([checkout.status === 201, deletion.status === 200]).toEqual([
      left.length === 1,
      left.length === 0,
    ]);
  });

  function readAccount() {
    const account = database().db.selectFrom("users").selectAll().where("id", "=", driver.id);
    return account.executeTakeFirstOrThrow();
  }
  async function aPayment(booking_id: string, session_id: string | null = null): Promise<string> {
    const id = randomUUID();
    await database()
      .db.insertInto("payments")
      .values({
        id,
        booking_id,
        session_id,
        gateway: session_id === null ? null : "sandbox",
        amount_millimes: 10_000,
        currency: "TND",
        at: now,
      })
      .execute();
    return id;
  }
  async function aSession(booking_id: string, changes: object): Promise<string> {
    const row = {
      id: randomUUID(),
      booking_id,
      purpose: "checkout" as const,
      gateway: "sandbox" as const,
      amount_millimes: 10_000,
      currency: "TND",
      state: "paid" as const,
      expires_at: now,
      created_at: now,
      settled_at: now,
      next_check_at: null,
      ...changes,
    };
    await database().db.insertInto("payment_sessions").values(row).execute();
    return row.id;
  }
  async function aRefund(
    booking_id: string,
    payment_id: string,
    state: "succeeded" | "requested" | "failed",
  ) {
    const row = { id: randomUUID(), booking_id, payment_id, amount_millimes: 10_000, state };
    await database()
      .db.insertInto("refunds")
      .values({
        ...row,
        reason: "cancelled",
        created_at: now,
        settled_at: state === "requested" ? null : now,
      })
      .execute();
  }

  /** Inserts a row about the person into every table that can have one. */
  async function seedEverything() {
    const { db } = database();
    const agency = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    await aUser(db, { type: "admin" });
    const personal = {
      driver_phone: person.phone,
      driver_birth_date: person.birth_date,
      search_text: ` zoubeida ${words[0]}`,
    };
    const reference = () => createReference((size) => randomBytes(size));
    const paid = await aPastBooking(db, world, driver, {
      ...personal,
      reference: reference(),
      additional_driver: JSON.stringify(second),
      delivery_address: `12, rue de Zoubeida ${words[0]}`,
      collection_address: `14, rue de Zoubeida ${words[0]}`,
      arrival_number: `Zoubeida ${words[0]}`,
      arrival_time: "14:05",
    });
    const lapsed = await aPastBooking(db, world, driver, {
      ...personal,
      reference: reference(),
      status: "cancelled",
    });
    const session = await aSession(paid, { request: JSON.stringify({ customerEmail: driver.email }) });
    await aRefund(paid, await aPayment(paid, session), "succeeded");
    const edit = (additionalDriver: typeof second | null) =>
      JSON.stringify({
        from: now,
        to: now,
        options: [],
        totalMillimes: 10_000,
        additionalDriver,
        ...(additionalDriver !== null && {
          deliveryAddress: `3, rue de Zoubeida ${words[0]}`,
          collectionAddress: `5, rue de Zoubeida ${words[0]}`,
        }),
      });
    await sql`insert into booking_edits (id, booking_id, session_id, before, after, at)
      values (${randomUUID()}, ${paid}, ${session}, ${edit(second)}, ${edit(null)}, ${now})`.execute(db);
    await sql`insert into open_edits (session_id, booking_id, edit, created_at)
      values (${session}, ${paid}, ${JSON.stringify({ before: second })}, ${now})`.execute(db);
    await sql`insert into change_requests (id, booking_id, kind, state, hold_id, change, created_at, lapses_at,
        closed_at, reason)
      values (${randomUUID()}, ${paid}, 'extension', 'declined', ${randomUUID()},
        ${`{"before":${edit(second)},"after":${edit(null)}}`}, ${now}, ${now}, ${now}, 'It is booked')`.execute(
      db,
    );
    await sql`insert into saved_cars (user_id, car_id, pickup_location_id, drop_off_location_id, from_at, to_at,
        driver_age, saved_at, alert_since)
      values (${driver.id}, ${world.car.id}, ${world.tunis.id}, ${world.tunis.id}, ${now},
        ${now}::timestamptz + interval '3 days', 22, ${now}, ${now})`.execute(db);
    await sql`insert into saved_car_checks (user_id, checked_at) values (${driver.id}, ${now})`.execute(db);
    const report = randomUUID();
    await sql`insert into problem_reports (id, booking_id, author_id, text, at)
      values (${report}, ${paid}, ${driver.id}, 'The horn is silent.', ${now})`.execute(db);
    await sql`insert into problem_pictures (id, report_id, booking_id, file_key, at)
      values (${randomUUID()}, ${report}, ${paid}, ${randomUUID()}, ${now})`.execute(db);
    const message = randomUUID();
    await sql`insert into booking_messages (id, booking_id, side, author_id, text, at)
      values (${message}, ${paid}, 'driver', ${driver.id}, ${`My name is ${words[0]}.`}, ${now}),
        (${randomUUID()}, ${paid}, 'agency', ${agency.id}, 'See you at the gate.', ${now})`.execute(db);
    await sql`insert into message_pictures (id, message_id, booking_id, file_key, at)
      values (${randomUUID()}, ${message}, ${paid}, ${`message-${randomUUID()}.webp`}, ${now})`.execute(db);
    await sql`insert into message_reports (id, booking_id, side, author_id, reason, at)
      values (${randomUUID()}, ${paid}, 'driver', ${driver.id}, ${`They insult ${words[0]}.`}, ${now})`.execute(
      db,
    );
    await sql`insert into booking_notes (id, booking_id, author_id, text, at)
      values (${randomUUID()}, ${paid}, ${agency.id}, ${`${words[0]} comes late.`}, ${now})`.execute(db);
    const [record, returned] = [randomUUID(), randomUUID()];
    await sql`insert into rental_records (id, booking_id, kind, at, recorded_by, mileage, fuel, withdrawn_at)
      values (${record}, ${paid}, 'handOver', ${now}, ${agency.id}, 42000, 7, null),
        (${returned}, ${paid}, 'return', ${soon}, ${agency.id}, 42900, 8, ${now})`.execute(db);
    await sql`insert into condition_reports (booking_id, id, record_id, remarks, licence_seen, deposit_method,
        deposit_millimes, returned_millimes, kept_reason, agency_name, driver_name, driver_path, received_at)
      values (${paid}, ${record}, ${record}, '', true, 'cash', 500000, null, '', 'Amel', ${words[0]}, 'M1 1L2 2',
          ${now}),
        (${paid}, ${returned}, ${returned}, '', false, null, null, 450000, 'A scratch', 'Amel', ${words[0]}, null,
          ${now})`.execute(db);
    const papers = { licenceNumber: "12/345678", licenceIssuedOn: null, address: `5 rue ${words[0]}` };
    await sql`update condition_reports set driver_papers = ${JSON.stringify(papers)}::jsonb
      where id = ${record}`.execute(db);
    await sql`insert into condition_pictures (id, booking_id, report_id, angle, file_key, at)
      values (${randomUUID()}, ${paid}, ${record}, 'front', ${`condition-${randomUUID()}.webp`}, ${now})`.execute(
      db,
    );
    await sql`insert into booking_reminders (booking_id, kind, sent_at) values (${paid}, 'review', ${now})`.execute(
      db,
    );
    await sql`insert into staff_acts (id, booking_id, actor_id, action, before, after, at)
      values (${randomUUID()}, ${paid}, ${agency.id}, 'recordPayment', '{}', '{}', ${now})`.execute(db);
    await sql`insert into booking_codes (booking_id, browser_hash, seed_hash, code_hash, created_at, expires_at)
      values (${paid}, 'browser', ${randomUUID()}, 'code', ${now}, ${soon})`.execute(db);
    await sql`insert into booking_permissions (booking_id, browser_hash, created_at, expires_at)
      values (${paid}, 'browser', ${now}, ${soon})`.execute(db);
    await sql`insert into reviews (supplier_id, car_id, booking_id, user_id, author_name, language, rating, comments,
        rented_car, agency_answered_calls, agency_cancelled_last_minute, car_eta, created_at)
      values (${world.agency.id}, ${world.car.id}, ${paid}, ${driver.id}, ${person.full_name}, 'fr', 4, 'Bien',
        true, true, false, 'onTime', ${now})`.execute(db);
    await sql`update reviews set photo_key = ${`review-${randomUUID()}.webp`}, photo_state = 'waiting', photo_at = ${now}
      where booking_id = ${paid}`.execute(db);
    await sql`insert into review_reports (review_id, side, author_id, reason, at)
      select id, 'driver', user_id, 'Insults', ${now} from reviews where booking_id = ${paid}`.execute(db);
    await sql`insert into notifications (id, user_id, kind, booking_id, data, created_at)
      values (${randomUUID()}, ${driver.id}, 'booking_confirmed', ${paid}, '{"carName":"Clio"}', ${now})`.execute(
      db,
    );
    await sql`insert into reminders (id, user_id, kind, channel, sent_at)
      values (${randomUUID()}, ${driver.id}, 'client_no_phone', 'email', ${now})`.execute(db);
    await sql`insert into client_actions (user_id, type, note, created_at)
      values (${driver.id}, 'note', ${`${person.full_name} called`}, ${now})`.execute(db);
    await sql`insert into social_identities (provider, subject, user_id, created_at)
      values ('google', ${driver.id}, ${driver.id}, ${now})`.execute(db);
    await sql`insert into address_undos (token_hash, user_id, old_email, created_at, expires_at)
      values (${randomUUID()}, ${driver.id}, ${`old.${driver.email}`}, ${now}, ${now})`.execute(db);
    await sql`insert into idempotency_keys (scope, key, body_hash, result, created_at)
      values (${`/api/checkout ${driver.id}`}, 'key-12345', 'hash', ${JSON.stringify({ paid })}, ${now})`.execute(
      db,
    );
    await api.request(`/api/resend/frontend/${driver.id}/true`, { method: "POST" });
    const captcha = await api.solveCaptcha();
    const text = { subject: "Une question", message: `C'est ${person.full_name}.`, language: "fr" };
    await api.request("/api/send-email", {
      body: { from: driver.email, ...text, about: "agency", captcha },
    });
    // A mail to an agency about the person.
    await sql`insert into outbox (id, kind, language, recipient_name, recipient_address, data, created_at,
        next_attempt_at, sent_at)
      values (${randomUUID()}, 'bookingReceived', 'fr', 'Agence', ${agency.email},
        ${JSON.stringify({ bookingId: paid, driverName: person.full_name, driverPhone: person.phone })},
        ${now}, ${now}, ${now})`.execute(db);
    await api.sessionOf(driver);
    const read = async (id: string) =>
      db.selectFrom("bookings").select(["id", "reference"]).where("id", "=", id).executeTakeFirstOrThrow();
    return { paid: await read(paid), lapsed: await read(lapsed) };
  }

  /**
   * Returns each column, with its booking, in which a text contains the person's address, surname or phone
   * number.
   */
  async function mentions(): Promise<string[]> {
    const { db } = database();
    const columns = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (data_type in ('text', 'jsonb', 'json', 'character varying', 'date') or data_type = 'ARRAY')
      order by 1, 2`.execute(db);
    expect(columns.rows.length).toBeGreaterThan(100);
    const pattern = words.join("|");
    const found: string[] = [];
    for (const { table, column } of columns.rows) {
      const { rows } = await sql<{ name: string }>`
        select coalesce(to_jsonb(t) ->> 'reference', '0') as name from ${sql.table(table)} t
        where ${sql.ref(column)}::text ~* ${pattern}`.execute(db);
      found.push(...rows.map(({ name }) => `${table}.${column}: ${name}`));
    }
    return found;
  }
});
