import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aPastBooking, aReview } from "#api/testing/data/aReview.ts";
import { aPng } from "#api/testing/data/aFile.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mayAddPhoto } from "./mayAddPhoto.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  beforeAll(async () => {
    api = createTestApp(database().db);
    world = await aCatalogue(database().db);
  });

  const add = (body: object, cookie?: string) =>
    api.request("/api/add-review", { body, ...(cookie !== undefined && { cookie }) });
  const readRatings = async (catalogue = world) => {
    const { json: agency } = await api.request(`/api/supplier/${catalogue.agency.slug}`);
    const { json: details } = await api.request(`/api/car/${catalogue.car.slug}/fr`);
    const { rating, reviewCount } = details.car;
    return { agency: [agency.rating, agency.reviewCount], car: [rating, reviewCount] };
  };
  const aReviewedBooking = async (catalogue = world, changes: object = {}) => {
    const driver = await aPerson(api);
    const bookingId = await aPastBooking(database().db, catalogue, driver);
    const response = await add(aReview(bookingId, changes), driver.cookie);
    expect(response.status).toBe(200);
    const { json } = await api.request(`/api/booking-review/${bookingId}`, { cookie: driver.cookie });
    return { driver, bookingId, id: String(json.review.id) };
  };

  test("[RV8] a review counts at once in the agency's rating, the car's rating and searches", async () => {
    const newCatalogue = await aCatalogue(database().db);
    expect(await readRatings(newCatalogue)).toEqual({ agency: [null, 0], car: [null, 0] });
    await aReviewedBooking(newCatalogue);
    await aReviewedBooking(newCatalogue, { rating: 2, comments: "Late." });
    await aReviewedBooking(newCatalogue, { rating: 4 });
    expect(await readRatings(newCatalogue)).toEqual({ agency: [3.67, 3], car: [3.67, 3] });
    const body = {
      pickupLocation: newCatalogue.tunis.slug,
      from: "2026-12-01T10:00:00+01:00",
      to: "2026-12-04T10:00:00+01:00",
      language: "fr",
    };
    const { json } = await api.request("/api/frontend-cars/1/15", { body });
    expect(json.items[0].car).toMatchObject({
      rating: 3.67,
      supplier: { rating: 3.67, reviewCount: 3 },
    });
  });

  test("a driver reads their own review, and null before it is written", async () => {
    const driver = await aPerson(api);
    const id = await aPastBooking(database().db, world, driver);
    const read = () => api.request(`/api/booking-review/${id}`, { cookie: driver.cookie });
    expect((await read()).json).toEqual({ review: null });
    await add(aReview(id, { rating: 4, comments: " Clean car. " }), driver.cookie);
    expect((await read()).json.review).toMatchObject({
      bookingId: id,
      rating: 4,
      comments: "Clean car.",
      answers: { carEta: "onTime" },
      answer: null,
      hiddenReason: null,
    });
  });

  test("staff with access to the booking can read its review, even a hidden one; others cannot", async () => {
    const { id, bookingId, driver } = await aReviewedBooking(world, { rating: 2, comments: "Late." });
    const staff = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const admin = await aPerson(api, { type: "admin" });
    const rival = await aPerson(api, {
      type: "supplier",
      supplier_id: (await aCatalogue(database().db)).agency.id,
    });
    const read = async (reviewedBookingId: string, { cookie }: { cookie: string }) =>
      (await api.request(`/api/booking-review/${reviewedBookingId}`, { cookie })).json;
    const hideRequest = { body: { reason: "Off topic." }, cookie: admin.cookie };
    await api.request(`/api/hide-review/${id}`, hideRequest);
    for (const person of [staff, admin]) {
      expect((await read(bookingId, person)).review).toMatchObject({
        id,
        driverId: driver.id,
        rating: 2,
        comments: "Late.",
        hiddenReason: "Off topic.",
      });
    }
    expect((await read(bookingId, rival)).code).toBe("not_found");
    expect((await read(bookingId, await aPerson(api))).code).toBe("review_not_the_driver");
    const unreviewed = await aPastBooking(database().db, world, driver);
    expect(await read(unreviewed, staff)).toEqual({ review: null });
  });

  test("each reason to refuse a review has its own code", async () => {
    const { db } = database();
    const driver = await aPerson(api);
    const stranger = await aPerson(api);
    const agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const pastId = await aPastBooking(db, world, driver);
    const futureId = await aPastBooking(db, world, driver, {
      from_at: new Date("2026-11-20T12:00:01Z"),
      to_at: new Date("2026-11-24T12:00:00Z"),
    });
    const cancelledId = await aPastBooking(db, world, driver, { status: "cancelled" });
    const deletedId = await aPastBooking(db, world, driver, { status: "cancelled", deleted_at: new Date() });
    const refusal = async (id: string | undefined, { cookie }: { cookie?: string }) => {
      const { status, json } = await add({ ...aReview(""), bookingId: id }, cookie);
      return [status, json.code];
    };
    expect(await refusal(pastId, {})).toEqual([401, "not_signed_in"]);
    expect(await refusal(undefined, driver)).toEqual([400, "review_missing_booking"]);
    for (const id of [randomUUID(), "no-id", deletedId]) {
      expect(await refusal(id, driver)).toEqual([404, "review_booking_not_found"]);
    }
    for (const person of [stranger, agency]) {
      expect(await refusal(pastId, person)).toEqual([403, "review_not_the_driver"]);
    }
    for (const id of [futureId, cancelledId]) {
      expect(await refusal(id, driver)).toEqual([422, "review_not_authorized"]);
    }
    expect((await add(aReview(pastId), driver.cookie)).status).toBe(200);
    expect(await refusal(pastId, driver)).toEqual([409, "review_already_submitted"]);
  });

  test("[RV6] a driver may review from pick-up on, or once the agency has cancelled", async () => {
    const driver = await aPerson(api);
    const at = new Date("2026-11-20T12:00:00Z");
    const to_at = new Date("2026-11-24T12:00:00Z");
    const startedNow = await aPastBooking(database().db, world, driver, { from_at: at, to_at });
    const cancelledByAgency = await aPastBooking(database().db, world, driver, {
      from_at: new Date("2026-12-20T12:00:00Z"),
      to_at: new Date("2026-12-24T12:00:00Z"),
      status: "cancelled",
      cancelled_by: "agency",
      cancelled_from: "reserved",
      cancelled_at: at,
    });
    for (const id of [startedNow, cancelledByAgency])
      expect((await add(aReview(id), driver.cookie)).status).toBe(200);
  });

  test("[RV1–RV3] an invalid review is refused with the names of its invalid fields", async () => {
    const driver = await aPerson(api);
    const id = await aPastBooking(database().db, world, driver);
    const answers = { rentedCar: true, agencyAnsweredCalls: true, agencyCancelledLastMinute: false };
    const { status, json } = await add(aReview(id, { rating: 2, comments: " ", answers }), driver.cookie);
    expect([status, json.code]).toEqual([400, "invalid_input"]);
    expect(Object.keys(json.fields).toSorted()).toEqual(["answers.carEta", "comments"]);
    expect((await add(aReview(id, { rating: 0 }), driver.cookie)).json.fields).toEqual({
      rating: "rating_required",
    });
  });

  test("the agency's staff are notified in the transaction that stores the review", async () => {
    const newCatalogue = await aCatalogue(database().db);
    const staff = await aPerson(api, { type: "supplier", supplier_id: newCatalogue.agency.id });
    const { bookingId } = await aReviewedBooking(newCatalogue);
    const notifications = await database()
      .db.selectFrom("notifications")
      .select(["kind", "booking_id"])
      .where("user_id", "=", staff.id)
      .execute();
    expect(notifications).toEqual([{ kind: "review_received", booking_id: bookingId }]);
  });

  test("[RV9] only the agency may respond to its review, and only once", async () => {
    const { id, driver, bookingId } = await aReviewedBooking();
    const staff = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const rival = await aPerson(api, {
      type: "supplier",
      supplier_id: (await aCatalogue(database().db)).agency.id,
    });
    const admin = await aPerson(api, { type: "admin" });
    const answerReview = async (answer: string, { cookie }: { cookie?: string } = {}) => {
      const request = { body: { answer }, ...(cookie !== undefined && { cookie }) };
      const { status, json } = await api.request(`/api/answer-review/${id}`, request);
      return json?.code ?? status;
    };
    expect(await answerReview("Hello.")).toBe("not_signed_in");
    for (const person of [driver, rival, admin])
      expect(await answerReview("Hello.", person)).toBe("not_allowed");
    expect(await answerReview(" ", staff)).toBe("invalid_input");
    expect(await answerReview("Thank you.", staff)).toBe(200);
    expect(await answerReview("Changed.", staff)).toBe("review_already_answered");
    const { json } = await api.request(`/api/car-reviews/${world.car.slug}/1/30`);
    expect(json.items.find((review: { id: string }) => review.id === id).answer).toEqual({
      text: "Thank you.",
      at: "2026-11-20T12:00:00.000Z",
      language: "fr",
    });
    const ownReview = await api.request(`/api/booking-review/${bookingId}`, { cookie: driver.cookie });
    expect(ownReview.json.review.answer).toBe("Thank you.");
    const unknown = await api.request(`/api/answer-review/${randomUUID()}`, {
      body: { answer: "x" },
      cookie: staff.cookie,
    });
    expect(unknown.status).toBe(404);
  });

  test("[RV9] the agency may change its response for 48 hours, and only the first version notifies the driver", async () => {
    const newCatalogue = await aCatalogue(database().db);
    const { id, driver } = await aReviewedBooking(newCatalogue);
    const staff = { type: "supplier", supplier_id: newCatalogue.agency.id } as const;
    const answer = async (text: string, isChange: boolean) => {
      // Signs in again, because a staff session lasts less than 48 hours.
      const { cookie } = await aPerson(api, staff);
      const body = { answer: text, isChange };
      const { status, json } = await api.request(`/api/answer-review/${id}`, { body, cookie });
      return json?.code ?? status;
    };
    expect(await answer("Sorry.", true)).toBe("review_already_answered");
    expect(await answer("Sorry.", false)).toBe(200);
    api.advanceHours(47);
    expect(await answer("عذرا على التأخير", true)).toBe(200);
    const [review] = (await api.request(`/api/reviews/${newCatalogue.agency.slug}/1/1`)).json.items;
    expect(review.answer).toMatchObject({ text: "عذرا على التأخير", language: "ar" });
    const notices = await database()
      .db.selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", driver.id)
      .execute();
    expect(notices).toEqual([{ kind: "review_answered" }]);
    api.advanceHours(1);
    expect(await answer("Too late.", true)).toBe("review_already_answered");
  });

  test("[RV11] [RV12] reviews can be sorted and filtered, and no filter finds a hidden review", async () => {
    const newCatalogue = await aCatalogue(database().db);
    const admin = await aPerson(api, { type: "admin" });
    const addLater = async (changes: object) => {
      api.advanceHours(1);
      return (await aReviewedBooking(newCatalogue, changes)).id;
    };
    const arabic = await addLater({ rating: 4, comments: "سيارة نظيفة VW" });
    const german = await addLater({ rating: 2, comments: "Zu spät.", language: "de" });
    const french = await addLater({ rating: 5, comments: "Très bien." });
    const hidden = await addLater({ rating: 5, comments: "Spam." });
    await api.request(`/api/hide-review/${hidden}`, { body: { reason: "Spam." }, cookie: admin.cookie });
    const list = async (query: string, path = `reviews/${newCatalogue.agency.slug}`) => {
      const { status, json } = await api.request(`/api/${path}/1/30?${query}`);
      return json.items?.map((review: { id: string }) => review.id) ?? status;
    };
    expect(await list("")).toEqual([hidden, french, german, arabic]);
    expect(await list("sort=highest")).toEqual([french, arabic, german, hidden]);
    expect(await list("sort=lowest", `car-reviews/${newCatalogue.car.slug}`)).toEqual([
      german,
      arabic,
      french,
      hidden,
    ]);
    expect(await list("stars=5")).toEqual([french]);
    expect(await list("language=ar")).toEqual([arabic]);
    expect(await list("language=de&stars=2")).toEqual([german]);
    expect(await list("photo=yes")).toEqual([]);
    for (const query of ["sort=random", "stars=6", "language=xx", "photo=no"])
      expect(await list(query)).toBe(400);
  });

  test("[RV13] a photo becomes public once an administrator accepts it, and a refused photo is deleted", async () => {
    const { db } = database();
    const { id, bookingId, driver } = await aReviewedBooking();
    const admin = await aPerson(api, { type: "admin" });
    const staff = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const image = new File([await aPng()], "car.png", { type: "image/png" });
    const send = async (path: string, { cookie }: { cookie: string }, body: object = {}) => {
      const { status, json } = await api.request(`/api/${path}/${id}`, { body, cookie });
      return json?.code ?? status;
    };
    const upload = (person: { cookie: string }) => {
      const form = new FormData();
      form.append("image", image);
      return send("add-review-photo", person, form);
    };
    const publicStatus = async () => (await api.app.request(`/pictures/reviews/${id}.webp`)).status;
    const photoOf = async ({ cookie }: { cookie: string }) =>
      (await api.request(`/api/booking-review/${bookingId}`, { cookie })).json.review;
    const ownPhoto = () => photoOf(driver);
    const waiting = async () =>
      (await api.request("/api/reviews-waiting/1/100", { cookie: admin.cookie })).json.items.filter(
        (review: { id: string }) => review.id === id,
      );
    expect(await upload(await aPerson(api))).toBe("not_allowed");
    expect(await upload(driver)).toBe(200);
    expect(await upload(driver)).toBe("review_photo_closed");
    expect(await publicStatus()).toBe(404);
    expect(await waiting()).toMatchObject([{ hasWaitingPhoto: true, reports: [] }]);
    const open = (cookie: string) => api.request(`/api/waiting-review-photo/${id}`, { cookie });
    expect([(await open(driver.cookie)).status, (await open(admin.cookie)).status]).toEqual([403, 200]);
    expect(await send("decide-review-photo", driver, { reason: null })).toBe("not_allowed");
    expect(await send("decide-review-photo", admin, { reason: "A face." })).toBe(200);
    expect(await send("decide-review-photo", admin, { reason: null })).toBe("not_found");
    expect(await ownPhoto()).toMatchObject({
      photo: { state: "refused", address: null, reason: "A face." },
      mayAddPhoto: true,
    });
    // The agency sees neither a refused photo nor the reason.
    expect((await photoOf(staff)).photo).toBeNull();
    expect(await db.selectFrom("unused_files").select("file_key").execute()).toHaveLength(1);

    expect(await upload(driver)).toBe(200);
    expect(await send("decide-review-photo", admin, { reason: null })).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await publicStatus()).toBe(200);
    expect((await photoOf(staff)).photo).toMatchObject({ state: "accepted" });
    const { json } = await api.request(`/api/reviews/${world.agency.slug}/1/30?photo=yes`);
    expect(json.items).toMatchObject([{ id, photo: `/pictures/reviews/${id}.webp` }]);
    await send("hide-review", admin, { reason: "Spam." });
    expect(await publicStatus()).toBe(404);
    const acts = await db
      .selectFrom("supplier_edits")
      .select("action")
      .where("subject_id", "=", id)
      .orderBy("at")
      .orderBy("action")
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(["hidden", "photoAccepted", "photoRefused"]);
    expect(await send("delete-review-photo", driver)).toBe(200);
    expect(await ownPhoto()).toMatchObject({ photo: null, mayAddPhoto: true });
    const review = await db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const after = (days: number) => new Date(review.created_at.getTime() + days * 86_400_000);
    expect([mayAddPhoto(review, after(29.9)), mayAddPhoto(review, after(30))]).toEqual([true, false]);
    expect(mayAddPhoto({ ...review, photo_attempts: 3 }, after(1))).toBe(false);
  });

  test("[RV14] each side may report once, and the agency sees why an administrator permanently removed its response", async () => {
    const { id, bookingId, driver } = await aReviewedBooking();
    const staff = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const admin = await aPerson(api, { type: "admin" });
    const send = async (path: string, { cookie }: { cookie: string }, body: object) => {
      const { status, json } = await api.request(`/api/${path}/${id}`, { body, cookie });
      return json?.code ?? status;
    };
    const report = (person: { cookie: string }) => send("report-review", person, { reason: "Insults." });
    expect(await report(driver)).toBe("not_found");
    await send("answer-review", staff, { answer: "You lie." });
    expect([await report(await aPerson(api)), await report(admin)]).toEqual(["not_allowed", "not_allowed"]);
    expect([await report(driver), await report(driver)]).toEqual([200, "review_already_reported"]);
    expect(await report(staff)).toBe(200);
    const { json } = await api.request("/api/reviews-waiting/1/100", { cookie: admin.cookie });
    expect(json.items).toMatchObject([{ id, reports: [{ side: "driver" }, { side: "agency" }] }]);
    const removal = { answerRemoval: "An insult." };
    expect(await send("close-review-reports", staff, removal)).toBe("not_allowed");
    expect(await send("close-review-reports", admin, removal)).toBe(200);
    expect(await send("close-review-reports", admin, removal)).toBe("not_found");
    expect(await send("answer-review", staff, { answer: "Again." })).toBe("review_already_answered");
    const { items } = (await api.request(`/api/reviews/${world.agency.slug}/1/30`)).json;
    const published = items.find((review: { id: string }) => review.id === id);
    expect(published).toMatchObject({ answer: null, isAnswerable: false });
    expect(JSON.stringify(published)).not.toContain("An insult.");
    const reasonFor = async ({ cookie }: { cookie: string }) =>
      (await api.request(`/api/booking-review/${bookingId}`, { cookie })).json.review.answerRemoval;
    expect([await reasonFor(staff), await reasonFor(admin), await reasonFor(driver)]).toEqual([
      "An insult.",
      "An insult.",
      null,
    ]);
    const listed = await api.request("/api/supplier-reviews/own/all/1/100", { cookie: staff.cookie });
    expect(listed.json.items.find((review: { id: string }) => review.id === id)).toMatchObject({
      answer: null,
      answerRemoval: "An insult.",
      isReported: false,
    });
  });

  test("staff of a suspended agency cannot respond to a review", async () => {
    const newCatalogue = await aCatalogue(database().db);
    const { id } = await aReviewedBooking(newCatalogue);
    const { cookie } = await aPerson(api, { type: "supplier", supplier_id: newCatalogue.agency.id });
    await database()
      .db.updateTable("suppliers")
      .set({ suspended: true })
      .where("id", "=", newCatalogue.agency.id)
      .execute();
    const response = await api.request(`/api/answer-review/${id}`, { body: { answer: "x" }, cookie });
    expect(response.json.code).toBe("not_allowed");
  });

  test("[RV10] an administrator hides a review with a reason, and it counts in no rating while it is hidden", async () => {
    const newCatalogue = await aCatalogue(database().db);
    await aReviewedBooking(newCatalogue, { rating: 4 });
    const { id, driver } = await aReviewedBooking(newCatalogue, { rating: 1, comments: "Insults." });
    const staff = await aPerson(api, { type: "supplier", supplier_id: newCatalogue.agency.id });
    const admin = await aPerson(api, { type: "admin" });
    const hide = (reason: string | null, { cookie }: { cookie: string }) =>
      api.request(`/api/hide-review/${id}`, { body: { reason }, cookie });
    for (const person of [driver, staff]) {
      expect((await hide("No.", person)).json.code).toBe("not_allowed");
    }
    expect((await hide("", admin)).json.code).toBe("invalid_input");

    expect((await hide("It insults a person.", admin)).status).toBe(200);
    expect(await readRatings(newCatalogue)).toEqual({ agency: [4, 1], car: [4, 1] });
    const list = async () => (await api.request(`/api/reviews/${newCatalogue.agency.slug}/1/30`)).json;
    const { items, total, shares } = await list();
    expect(total).toBe(2);
    expect(items.filter((review: { rating: unknown }) => review.rating === null)).toMatchObject([
      { id, comments: null, answer: null, hiddenReason: "It insults a person." },
    ]);
    expect(JSON.stringify(items)).not.toContain("Insults.");
    expect(shares.rentedCar).toBe(100);

    expect((await hide(null, admin)).status).toBe(200);
    expect(await readRatings(newCatalogue)).toEqual({ agency: [2.5, 2], car: [2.5, 2] });
    const shownReview = (await list()).items.find((review: { id: string }) => review.id === id);
    expect(shownReview).toMatchObject({ rating: 1, comments: "Insults.", hiddenReason: null });
  });

  test("the reviews of an agency and of a car are listed in pages, newest first", async () => {
    const newCatalogue = await aCatalogue(database().db);
    const other = { ...newCatalogue, car: await newCatalogue.aCar() };
    for (const [catalogue, rating] of [
      [newCatalogue, 3],
      [other, 4],
      [newCatalogue, 5],
    ] as const) {
      api.advanceHours(1);
      await aReviewedBooking(catalogue, { rating });
    }
    const readRatingsAt = async (path: string) => {
      const { json } = await api.request(path);
      return [json.total, ...json.items.map((review: { rating: number }) => review.rating)];
    };
    expect(await readRatingsAt(`/api/reviews/${newCatalogue.agency.slug}/1/2`)).toEqual([3, 5, 4]);
    expect(await readRatingsAt(`/api/reviews/${newCatalogue.agency.slug}/2/2`)).toEqual([3, 3]);
    expect(await readRatingsAt(`/api/car-reviews/${newCatalogue.car.slug}/1/30`)).toEqual([2, 5, 3]);
    expect(await readRatingsAt(`/api/car-reviews/${other.car.id}/1/30`)).toEqual([1, 4]);
    expect((await api.request("/api/car-reviews/no-such-car/1/30")).status).toBe(404);
  });

  test("a fault while a review is stored is logged, returned as review_failed, and stores nothing", async () => {
    const { db } = database();
    const driver = await aPerson(api);
    const id = await aPastBooking(db, world, driver);
    const before = await readRatings();
    await sql`alter table notifications rename to notifications_away`.execute(db);
    try {
      const agent = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
      expect(agent.id).toBeDefined();
      const { status, json } = await add(aReview(id), driver.cookie);
      expect([status, json.code]).toEqual([500, "review_failed"]);
    } finally {
      await sql`alter table notifications_away rename to notifications`.execute(db);
    }
    expect(await readRatings()).toEqual(before);
    expect((await add(aReview(id), driver.cookie)).status).toBe(200);
  });
});
