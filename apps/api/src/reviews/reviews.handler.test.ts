import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aPastBooking, aReview } from "#api/testing/data/aReview.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
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

  test("[RV8] a review counts at once for the agency, its car and the search", async () => {
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

  test("the driver finds their own review, and none before it is written", async () => {
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

  test("staff who may see the booking read its review, hidden or not; others do not", async () => {
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

  test("each refusal has its own code", async () => {
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

  test("[RV6] accepts a review from the pick-up on, or once the agency has cancelled", async () => {
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

  test("[RV1–RV3] errors name their fields", async () => {
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

  test("notifies the agency's staff in the review's transaction", async () => {
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

  test("[RV9] the agency responds once; others cannot", async () => {
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
    });
    const ownReview = await api.request(`/api/booking-review/${bookingId}`, { cookie: driver.cookie });
    expect(ownReview.json.review.answer).toBe("Thank you.");
    const unknown = await api.request(`/api/answer-review/${randomUUID()}`, {
      body: { answer: "x" },
      cookie: staff.cookie,
    });
    expect(unknown.status).toBe(404);
  });

  test("staff of a suspended agency cannot respond", async () => {
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

  test("[RV10] an admin hides a review with a reason; it counts again only once shown", async () => {
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

  test("returns reviews of an agency and a car in pages, newest first", async () => {
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
