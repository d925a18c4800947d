import { createHash, randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { type DemoAccount, demoAccounts } from "#api/demo/demoAccounts.ts";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { unsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import { aCatalogue, aUser, goodPassword } from "../data/aCatalogue.ts";
import { anEdit } from "../data/aDriver.ts";
import { aCheckout } from "../data/aCheckout.ts";
import { aConditionReport } from "../data/aConditionReport.ts";
import { aPicture } from "../data/aPicture.ts";
import { aPushSubscription } from "../data/aPushSubscription.ts";
import { aSignUp } from "../data/aSignUp.ts";
import { passkeyCalls } from "./passkeyCalls.ts";
import { portalCalls } from "./portalCalls.ts";
import type { ValidCall } from "./ValidCall.ts";
import { aGuest, proofCalls } from "../data/aGuest.ts";
import { cookieOf, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import type { Sandbox } from "#api/testing/standIns/startSandbox.ts";
import type { IdentityStandIn } from "#api/testing/standIns/startIdentityStandIn.ts";

/**
 * Returns a valid request for each mounted endpoint, by name, on a database with the demonstration catalogue.
 * Each may be sent once, in any order, because each request that changes something has its own person.
 */
export async function validCalls(
  api: TestApp,
  db: Database,
  { standIn, sandbox }: { standIn: IdentityStandIn; sandbox: Sandbox },
): Promise<Record<string, ValidCall>> {
  const world = await aCatalogue(db);
  // Sign-ins are limited by address.
  let signIns = 0;
  const dates = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-04T10:00:00+01:00" };
  const rentalToSave = {
    car: world.car.slug,
    pickupLocation: world.tunis.slug,
    dropOffLocation: world.tunis.slug,
    ...dates,
  };
  const page = { page: "1", size: "10" };
  const demo = await sessionOf(demoDriver);
  const { json: bookingList } = await api.request("/api/bookings/1/1/fr", { body: {}, cookie: demo });

  /** Signs in a new person. */
  const aPerson = async () => {
    const { id, email } = await aUser(db);
    return { id, email, cookie: await sessionOf({ email, password: goodPassword }) };
  };
  const withOwnId = async (body: object = {}) => {
    const { id, cookie } = await aPerson();
    return { cookie, body: { id, ...body } };
  };
  const withPathId = async (params: Record<string, string> = {}) => {
    const { id, cookie } = await aPerson();
    return { cookie, params: { id, ...params } };
  };
  /** Creates a person and returns the mailed link for a new password. */
  const aLink = async () => {
    const { id, email } = await aUser(db);
    await api.request(`/api/resend/frontend/${id}/true`, { method: "POST" });
    return linkTo(api, email);
  };
  const [checked, deleted, activated] = [await aLink(), await aLink(), await aLink()];
  /** Returns the link of this kind of mail about a new person's email change. */
  const aChange = async (kind: "emailChangeAsked" | "emailChangePermission") => {
    const { id, email, cookie } = await aPerson();
    if (kind === "emailChangePermission") {
      await db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
    }
    const body = { id, email: `moved.${email}`, password: goodPassword };
    await api.request("/api/update-user", { body, cookie });
    const { userId, token } = await linkTo(api, email, kind);
    return { body: { userId, token } };
  };
  const unactivatedUser = await aUser(db, { activated_at: null, password_hash: null });
  const password = goodPassword;

  return {
    health: {},
    ready: {},
    settings: {},
    webVitals: { body: { page: "car", lcp: 1800, inp: 90, fcp: 1200, ttfb: 300, cls: 0.02 } },

    signUp: { body: aSignUp(), cookie: await api.earnPass("10.9.0.1") },
    activate: {
      body: { userId: activated.userId, token: activated.token, password: "tasse bleue du lundi" },
    },
    allowEmailChange: await aChange("emailChangePermission"),
    undoEmailChange: await aChange("emailChangeAsked"),
    checkToken: {
      params: {
        appType: "frontend",
        userId: checked.userId,
        email: await emailOf(checked.userId),
        token: checked.token,
      },
    },
    deleteTokens: {
      params: { userId: deleted.userId },
      headers: { authorization: `Bearer ${deleted.token}` },
    },
    resend: { params: { appType: "frontend", userId: (await aUser(db)).id, flag: "true" } },
    resendLink: { body: { email: unactivatedUser.email } },
    validateEmail: { body: { email: "nobody.yet@drivers.example" } },
    signIn: { body: { email: (await aUser(db)).email, password } },
    socialSignIn: { body: await socialCredentials() },
    signOut: { cookie: (await aPerson()).cookie },
    signInStaff: { body: { email: (await aUser(db, { type: "admin" })).email, password } },
    validateAccessToken: { cookie: demo },
    ...(await passkeyCalls(api)),
    ...(await portalCalls(api, db)),
    user: await withPathId(),
    updateUser: await withOwnId({ fullName: "Nour Gharbi" }),
    updateLanguage: await withOwnId({ language: "es" }),
    updatePromotions: { cookie: (await aPerson()).cookie, body: { acceptsPromotions: true, language: "fr" } },
    updateEmailNotifications: { cookie: (await aPerson()).cookie, body: { enableEmailNotifications: false } },
    updateAvatar: { ...(await withPathId()), body: await aPicture() },
    deleteAvatar: await withPathId(),
    checkPassword: await withPathId({ password }),
    verifyPassword: { ...(await withPathId()), body: { password } },
    changePassword: await withOwnId({ password, newPassword: "tasse bleue du lundi" }),
    hasPassword: await withPathId(),
    mailAccountCode: await withPathId(),
    userData: { ...(await withPathId()), body: { password } },
    deleteAccount: { ...(await withPathId()), body: { password } },
    captchaChallenge: {},
    verifyRecaptcha: { params: { token: await api.solveCaptcha("10.9.0.2"), ip: "0.0.0.0" } },
    sendEmail: {
      body: {
        from: "amel@drivers.example",
        subject: "A question",
        message: "Is the desk open on Sundays?",
        language: "fr",
        captcha: await api.solveCaptcha("10.9.0.3"),
      },
    },

    locations: { params: { ...page, language: "fr" }, query: { s: "tunis" } },
    location: { params: { idOrSlug: "tunis", language: "es" } },
    locationNames: {},
    locationOffers: {},
    locationsWithPosition: { params: { language: "en" } },
    countriesWithLocations: { params: { language: "fr", imageRequired: "false", minLocations: "4" } },
    suppliers: { params: page },
    supplier: { params: { idOrSlug: "caroubier-auto" } },
    reviews: { params: { ...page, supplierIdOrSlug: "caroubier-auto" } },
    carReviews: { params: { ...page, carIdOrSlug: await aReviewedCar() } },
    car: { params: { idOrSlug: world.car.slug, language: "fr" } },
    carRanges: {},
    carSlugs: { params: { page: "1" } },
    placeTotals: { body: dates },
    savedCars: { cookie: (await aPerson()).cookie },
    addSavedCars: { cookie: (await aPerson()).cookie, body: { cars: [rentalToSave] } },
    removeSavedCar: await withSavedCar(),
    setPriceAlert: { ...(await withSavedCar()), body: { isOn: true } },
    savedCarTotals: { body: { cars: [rentalToSave], language: "fr" } },
    priceCalendar: { body: { pickupLocation: "tunis", ...dates, first: "2026-12-01", last: "2027-01-30" } },
    monthlyPrices: { query: { place: "tunis" } },
    frontendCars: { params: page, body: { pickupLocation: "tunis", ...dates, language: "fr" } },

    quote: { body: { ...aCheckout(world).rental, language: "fr" } },
    checkout: {
      body: aCheckout(world),
      cookie: await api.earnPass("10.9.0.4"),
      headers: { "idempotency-key": "a-checkout-of-this-test" },
      status: 201,
    },
    booking: { params: { id: bookingList.items[0].id, language: "fr" }, cookie: demo },
    bookings: { params: { ...page, language: "en" }, body: {}, cookie: demo },
    confirmBooking: await aConfirmation(),
    refundPreview: await withRequest(),
    cancelBooking: { ...(await withRequest()), body: { version: 1 } },
    quoteEdit: { ...(await withRequest()), body: { version: 1, edit: anEdit(world) } },
    updateBooking: await withEdit(),
    quoteChange: await aDateChange("quote"),
    requestChange: await aDateChange("request"),
    withdrawChange: await aDateChange("withdraw"),
    decideChange: await aDateChange("decide"),
    setArrival: {
      ...(await withRequest()),
      body: { version: 1, arrival: { number: "TU 216", time: "14:05" } },
    },
    reportProblem: { ...(await withRental()), body: { text: "The left mirror is broken." } },
    addProblemPicture: { ...(await withProblem()), body: await aPicture() },
    problemPicture: await withProblemPicture(),
    signConditionReport: {
      ...(await withReportId(await aRentalToday(0))),
      body: aConditionReport(),
    },
    addConditionPicture: { ...(await withConditionReport()), body: await aPicture() },
    conditionPicture: await withConditionPicture(),
    conditionReportFile: await withReportFile(),
    supplierDeposits: await withDeposit(),
    bookingMessages: await withMessage(({ id }) => ({ params: { id, page: "1", size: "20" } })),
    sendMessage: { ...(await withRequest()), body: { text: "Where do we meet?" } },
    addMessagePicture: {
      ...(await withMessage(({ id, messageId }) => ({ params: { id, messageId } }), { hasPicture: false })),
      body: await aPicture(),
    },
    messagePicture: await withMessage(({ id, pictureId }) => ({ params: { id, pictureId } })),
    markMessagesRead: await withMessage(({ id, messageId }) => ({
      params: { id },
      body: { lastRead: messageId },
    })),
    reportMessages: await withMessage(({ id }) => ({ params: { id }, body: { reason: "Insults" } })),
    readReportedMessages: await withMessageReport(({ id }) => ({ id, page: "1", size: "20" })),
    readReportedPicture: await withMessageReport(({ id, pictureId }) => ({ id, pictureId })),
    closeMessageReports: await withMessageReport(({ id }) => ({ id })),
    replacements: await aCancelled({ language: "fr" }),
    moveBooking: await aMove(),
    declineMove: { ...(await aCancelled()), body: { version: 3 } },
    decideCancellation: {
      ...(await withStaff({ cancel_requested_at: api.dependencies.clock() })),
      body: { version: 1, accept: true },
    },
    changeBookingStatus: { ...(await withStaff()), body: { version: 1, status: "reserved" } },
    recordPayment: { ...(await withStaff()), body: { version: 1, amount: 10 } },
    recordRefund: await aDeskRefund(),
    recordRental: { ...(await aRentalToday(0)), body: { version: 1, kind: "handOver" } },
    withdrawRentalRecord: await aHandOver(),
    recordNoShow: { ...(await aRentalToday(3)), body: { version: 1, refund: 0 } },
    addBookingNote: { ...(await withStaff()), body: { text: "Calls back" } },
    bookingActions: await withConfirmedBooking(),
    updateBookingStatus: await withSelection({}, { status: "reserved" }),
    deleteBookings: await withSelection({ status: "cancelled" }),
    resendConfirmation: await aResend(),
    mailBookingLink: { params: { id: bookingList.items[0].id }, body: { email: "nobody@example.tn" } },
    mailBookingCode: await aProof("ask"),
    proveBooking: await aProof("prove"),
    revokeBookingLinks: await aProof("revoke"),
    calendar: { params: { id: bookingList.items[0].id }, cookie: demo },
    payBooking: { ...(await aRequest()), status: 200 },
    checkCheckoutSession: { params: await aPayment() },
    bookingIdOfSession: { params: await aPayment() },
    paymentWebhook: await aWebhook(),
    voucher: { params: { id: bookingList.items[0].id, language: "es" }, cookie: demo },

    addReview: await aReview(),
    bookingReview: await ownReview(),
    answerReview: await aReviewResponse(),
    hideReview: {
      params: { id: await aPublishedReview("caroubier-auto") },
      cookie: await sessionOf(demoAdmin),
      body: { reason: "Off topic." },
    },
    addReviewPhoto: { ...(await withReview()), body: await aPicture() },
    deleteReviewPhoto: await withReviewPhoto(),
    waitingReviewPhoto: await withReviewPhoto({ by: demoAdmin }),
    decideReviewPhoto: { ...(await withReviewPhoto({ by: demoAdmin })), body: { reason: "Shows a person." } },
    supplierReviews: {
      cookie: await sessionOf(demoAgency),
      params: { supplier: "own", list: "all", page: "1", size: "20" },
    },
    reportReview: await withReviewReport({ isMade: false }),
    closeReviewReports: await withReviewReport({ isMade: true }),

    notificationCounter: await withReader(),
    notifications: await withReader(page),
    notificationStream: { cookie: (await aPerson()).cookie },
    markNotificationsAsRead: { ...(await withReader()), body: { ids: "all" } },
    markNotificationsAsUnread: { ...(await withReader()), body: { ids: [] } },
    deleteNotifications: { ...(await withReader()), body: { ids: "all" } },
    notificationMails: {
      params: { token: unsubscribeToken(api.config.secret, { userId: (await aUser(db)).id }) },
    },
    unsubscribe: { params: { token: unsubscribeToken(api.config.secret, { userId: (await aUser(db)).id }) } },
    pushDevice: { cookie: (await aPerson()).cookie },
    savePushDevice: { cookie: (await aPerson()).cookie, body: aPushSubscription() },
    removePushDevice: { cookie: (await aPerson()).cookie },
    restoreNotifications: { ...(await withReader()), body: { deletedAt: "2026-11-20T12:00:00Z" } },
  };

  /** Creates a driver with a saved car. */
  async function withSavedCar() {
    const { cookie } = await aPerson();
    const { json } = await api.request("/api/add-saved-cars", { body: { cars: [rentalToSave] }, cookie });
    return { cookie, params: { id: String(json.cars[0]?.id) } };
  }

  /** Creates a driver with a notification. */
  async function withReader(extraParams: Record<string, string> = {}) {
    const { id, cookie } = await aPerson();
    const body = aCheckout({ ...world, car: await world.aCar() });
    await api.request("/api/checkout", { body, cookie });
    return { cookie, params: { userId: id, ...extraParams } };
  }

  /** Creates a booking past its pick-up that can be reviewed. */
  async function aReview() {
    const { cookie } = await aPerson();
    const body = aCheckout({ ...world, car: await world.aCar() });
    const { bookingId } = (await api.request("/api/checkout", { body, cookie })).json;
    await db
      .updateTable("bookings")
      .set({ status: "reserved", from_at: new Date("2026-11-19T09:00:00Z"), lapses_at: null })
      .where("id", "=", bookingId)
      .execute();
    const answers = {
      rentedCar: true,
      agencyAnsweredCalls: true,
      agencyCancelledLastMinute: false,
      carEta: "onTime",
    };
    return { cookie, body: { bookingId, rating: 5, comments: "", answers } };
  }

  async function ownReview(): Promise<ValidCall> {
    const { cookie, body } = await aReview();
    await api.request("/api/add-review", { cookie, body });
    return { params: { bookingId: body.bookingId }, cookie };
  }

  /** Creates a review, with its driver's session. */
  async function withReview() {
    const { params, cookie = "" } = await ownReview();
    const { json } = await api.request(`/api/booking-review/${params?.["bookingId"]}`, { cookie });
    return { params: { id: String(json.review.id) }, cookie };
  }

  /** Adds a photo to a new review. Returns a call by its driver, or by another person. */
  async function withReviewPhoto({ by }: { by?: typeof demoAdmin } = {}): Promise<ValidCall> {
    const { params, cookie } = await withReview();
    await api.request(`/api/add-review-photo/${params.id}`, { body: await aPicture(), cookie });
    return { params, cookie: by === undefined ? cookie : await sessionOf(by) };
  }

  /**
   * Responds to a new review as its agency. Returns the driver's call that reports the response, or the call
   * that closes the report.
   */
  async function withReviewReport({ isMade }: { isMade: boolean }): Promise<ValidCall> {
    const { params, cookie } = await withReview();
    const { email } = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    const staff = await sessionOf({ email, password: goodPassword });
    await api.request(`/api/answer-review/${params.id}`, { body: { answer: "Lies." }, cookie: staff });
    const report = { params, cookie, body: { reason: "It insults me." } };
    if (!isMade) return report;
    await api.request(`/api/report-review/${params.id}`, report);
    return { params, cookie: await sessionOf(demoAdmin), body: { answerRemoval: "An insult." } };
  }

  async function aReviewResponse(): Promise<ValidCall> {
    const id = await aPublishedReview("caroubier-auto");
    return { params: { id }, cookie: await sessionOf(demoAgency), body: { answer: "Thank you." } };
  }

  async function aReviewedCar(): Promise<string> {
    const { slug } = await db
      .selectFrom("cars")
      .innerJoin("suppliers", "suppliers.id", "cars.supplier_id")
      .where("cars.review_count", ">", 0)
      .where("suppliers.suspended", "=", false)
      .select("cars.slug")
      .executeTakeFirstOrThrow();
    return slug;
  }

  async function aPublishedReview(agency: string): Promise<string> {
    const { json } = await api.request(`/api/reviews/${agency}/1/20`);
    return json.items.find(({ answer }: { answer: object | null }) => answer === null).id;
  }

  /** Creates a driver's booking that awaits an online payment. */
  async function aRequest(): Promise<ValidCall> {
    const { cookie } = await aPerson();
    const order = aCheckout({ ...world, car: await world.aCar() });
    const { bookingId } = (await api.request("/api/checkout", { body: order, cookie })).json;
    return { params: { id: bookingId }, cookie, body: { version: 1, payment: "full" } };
  }

  async function withRequest() {
    const { params, cookie } = await aRequest();
    return { params: params ?? {}, cookie: cookie ?? "" };
  }

  async function withEdit() {
    const { params, cookie } = await withRequest();
    const edit = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    return { cookie, body: { id: params["id"], version: 1, total: 424, edit } };
  }

  /** Creates a driver's request, and staff of its agency. */
  async function withStaff(changes: Updateable<BookingRow> = {}) {
    const { params } = await withRequest();
    const { email } = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    if (Object.keys(changes).length > 0) {
      await db
        .updateTable("bookings")
        .set(changes)
        .where("id", "=", params["id"] ?? "")
        .execute();
    }
    return { params, cookie: await sessionOf({ email, password: goodPassword }) };
  }

  /** Creates a confirmed booking whose pick-up was some hours ago, and staff of its agency. */
  function aRentalToday(hours: number) {
    const from_at = new Date(api.dependencies.clock().getTime() - hours * 3_600_000);
    return withStaff({ status: "reserved", from_at });
  }

  /** Returns a call that withdraws a hand-over. */
  async function aHandOver(): Promise<ValidCall> {
    const { params, cookie } = await aRentalToday(0);
    const body = { version: 1, kind: "handOver" };
    await api.request(`/api/record-rental/${params["id"]}`, { body, cookie });
    return { params, cookie, body: { version: 2 } };
  }

  /** Creates a booking that staff have confirmed. */
  async function withConfirmedBooking() {
    const { params, cookie } = await withStaff();
    const body = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${params["id"]}`, { body, cookie });
    return { params, cookie };
  }

  /** Returns a call about other dates of a confirmed booking. Requests the change first if the call needs it. */
  async function aDateChange(step: "quote" | "request" | "withdraw" | "decide"): Promise<ValidCall> {
    const { params, cookie } = await withRequest();
    const { email } = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    const staff = await sessionOf({ email, password: goodPassword });
    const id = params["id"] ?? "";
    const confirmation = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${id}`, { body: confirmation, cookie: staff });
    const change = { from: "2026-12-01T10:00:00+01:00", to: "2026-12-05T10:00:00+01:00" };
    const changeRequest = { version: 2, change, total: 424 };
    if (step === "quote") return { params, cookie, body: { version: 2, change } };
    if (step === "request") return { params, cookie, body: changeRequest };
    await api.request(`/api/request-change/${id}`, { body: changeRequest, cookie });
    if (step === "withdraw") return { params, cookie, body: { version: 3 } };
    return { params, cookie: staff, body: { version: 3, accept: true, total: 424 } };
  }

  /** Creates a driver's rental that has begun. */
  async function withRental() {
    const { params, cookie } = await withRequest();
    const startedAt = new Date(api.dependencies.clock().getTime() - 86_400_000);
    await db
      .updateTable("bookings")
      .set({ status: "reserved", lapses_at: null, from_at: startedAt })
      .where("id", "=", params["id"] ?? "")
      .execute();
    return { params, cookie };
  }

  async function withProblem() {
    const { params, cookie } = await withRental();
    const body = { text: "A scratch." };
    const { json } = await api.request(`/api/report-problem/${params["id"]}`, { body, cookie });
    return { params: { id: params["id"] ?? "", problemId: String(json.id) }, cookie };
  }

  async function withProblemPicture(): Promise<ValidCall> {
    const { params, cookie } = await withProblem();
    const { json } = await api.request(`/api/add-problem-picture/${params.id}/${params.problemId}`, {
      body: await aPicture(),
      cookie,
    });
    return { params: { id: params.id, pictureId: json.pictures[0] }, cookie };
  }

  /** Adds the id of a new condition report to a call. */
  async function withReportId({ params, cookie }: { params: Record<string, string>; cookie: string }) {
    return { params: { ...params, id: params["id"] ?? "", reportId: randomUUID() }, cookie };
  }

  /** Creates a signed condition report, and returns a call that adds a photo to it. */
  async function withConditionReport() {
    const { params, cookie } = await withReportId(await aRentalToday(0));
    await api.request(`/api/sign-condition-report/${params.id}/${params.reportId}`, {
      body: aConditionReport(),
      cookie,
    });
    return { params: { ...params, angle: "front" }, cookie };
  }

  /** Returns a call that lists the deposits of an agency that holds one. */
  async function withDeposit(): Promise<ValidCall> {
    const { cookie } = await withConditionReport();
    return { params: { supplier: "own", state: "held", page: "1", size: "30" }, cookie };
  }

  async function withConditionPicture(): Promise<ValidCall> {
    const { params, cookie } = await withConditionReport();
    const path = `/api/add-condition-picture/${params.id}/${params.reportId}/front`;
    const { json } = await api.request(path, { body: await aPicture(), cookie });
    return { params: { id: params.id, pictureId: json.handOver.pictures[0].id }, cookie };
  }

  async function withReportFile(): Promise<ValidCall> {
    const { params, cookie } = await withConditionReport();
    return { params: { id: params.id, language: "en" }, cookie };
  }

  /** Creates a message of a driver, by default with a photo. */
  async function withMessage(
    callOf: (ids: { id: string; messageId: string; pictureId: string }) => Pick<ValidCall, "params" | "body">,
    { hasPicture = true } = {},
  ): Promise<ValidCall> {
    const { params, cookie } = await withRequest();
    const id = params["id"] ?? "";
    const body = { text: "Where do we meet?" };
    const { json: message } = await api.request(`/api/send-message/${id}`, { body, cookie });
    const path = `/api/add-message-picture/${id}/${message.id}`;
    const added = hasPicture ? await api.request(path, { body: await aPicture(), cookie }) : undefined;
    const pictureId = added?.json.pictures[0] ?? "";
    return { ...callOf({ id, messageId: message.id, pictureId }), cookie };
  }

  /** Creates a driver's report about the messages of a booking, for an administrator to handle. */
  async function withMessageReport(
    paramsOf: (ids: { id: string; pictureId: string }) => Record<string, string>,
  ): Promise<ValidCall> {
    let ids = { id: "", pictureId: "" };
    const { cookie } = await withMessage((made) => {
      ids = made;
      return {};
    });
    await api.request(`/api/report-messages/${ids.id}`, {
      body: { reason: "Insults" },
      ...(cookie && { cookie }),
    });
    const { email } = await aUser(db, { type: "admin" });
    const admin = await sessionOf({ email, password: goodPassword });
    return { params: paramsOf(ids), cookie: admin };
  }

  /** Creates a driver's booking that its agency has cancelled. */
  async function aCancelled(extraParams: Record<string, string> = {}) {
    // Adds an available car, so that a move is offered.
    await world.aCar();
    const { params, cookie } = await withRequest();
    const { email } = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    const staff = await sessionOf({ email, password: goodPassword });
    const path = `/api/change-booking-status/${params["id"]}`;
    await api.request(path, { body: { version: 1, status: "reserved" }, cookie: staff });
    await api.request(path, { body: { version: 2, status: "cancelled" }, cookie: staff });
    return { params: { ...params, ...extraParams }, cookie };
  }

  async function aMove(): Promise<ValidCall> {
    const { params, cookie } = await aCancelled();
    const car = await world.aCar();
    return { params, cookie, body: { version: 3, car: car.id, total: 318 } };
  }

  async function withSelection(changes: Updateable<BookingRow>, body: object = {}): Promise<ValidCall> {
    const { params, cookie } = await withStaff(changes);
    return { cookie, body: { bookings: [{ id: params["id"] }], ...body } };
  }

  /** Creates a booking that its agency cancelled after it was paid at the desk. */
  async function aDeskRefund(): Promise<ValidCall> {
    const { params, cookie } = await withStaff();
    const callAsStaff = async (call: string, body: object) =>
      (await api.request(`/api/${call}/${params["id"]}`, { body, cookie })).json;
    await callAsStaff("record-payment", { version: 1, amount: 10 });
    const { refunds } = await callAsStaff("change-booking-status", { version: 2, status: "cancelled" });
    return {
      params,
      cookie,
      body: { version: 3, refundId: refunds[0].id, method: "cash", on: "2026-11-20" },
    };
  }

  async function aPayment(): Promise<{ sessionId: string }> {
    const { cookie } = await aPerson();
    const body = aCheckout({ ...world, car: await world.aCar() }, { payment: "full" });
    const { paymentSession } = (await api.request("/api/checkout", { body, cookie })).json;
    return { sessionId: paymentSession.id };
  }

  async function aWebhook(): Promise<ValidCall> {
    const { sessionId } = await aPayment();
    const { url } = await db
      .selectFrom("payment_sessions")
      .select("url")
      .where("id", "=", sessionId)
      .executeTakeFirstOrThrow();
    const { body, headers } = sandbox.webhook(sandbox.pay(url ?? ""));
    return { params: { gateway: "sandbox" }, body, headers };
  }

  /** Returns a call that confirms a guest's booking through its mailed link. */
  async function aConfirmation(): Promise<ValidCall> {
    const order = aCheckout({ ...world, car: await world.aCar() });
    const { bookingId } = (await api.checkOut(order)).json;
    const { token } = await linkTo(api, order.driver.email, "bookingRequested");
    return { params: { id: bookingId, language: "fr" }, body: { token } };
  }

  /** Returns a call that requests the mail about a guest's request again. */
  async function aResend(): Promise<ValidCall> {
    const order = aCheckout({ ...world, car: await world.aCar() });
    const { bookingId, token } = (await api.checkOut(order)).json;
    return { params: { id: bookingId }, body: { token, email: order.driver.email } };
  }

  /** Returns a call through a guest's link, with a code or from the browser that booked. */
  async function aProof(step: "ask" | "prove" | "revoke"): Promise<ValidCall> {
    const {
      id,
      pageToken: token,
      mailedToken,
      email,
      bookerCookie,
    } = await aGuest(api, {
      ...world,
      car: await world.aCar(),
    });
    const { requestCode, codeTo } = proofCalls(() => api);
    if (step === "ask") return { params: { id }, body: { token } };
    if (step === "revoke") return { params: { id }, body: { token }, cookie: bookerCookie };
    const cookie = cookieOf(await requestCode(id, mailedToken));
    return { params: { id }, body: { token, code: await codeTo(email) }, cookie };
  }

  function sessionOf(person: { email: string; password: string }): Promise<string> {
    signIns += 1;
    return api.sessionOf(person, { address: `10.9.1.${signIns}` });
  }

  async function emailOf(id: string): Promise<string> {
    return (await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow())
      .email;
  }

  async function socialCredentials() {
    const verifier = "v".repeat(43);
    const now = Math.floor(api.dependencies.clock().getTime() / 1000);
    const token = await standIn.sign({
      iss: `${standIn.url}/google`,
      aud: "our-google-id",
      sub: "somebody",
      email: "somebody@elsewhere.example",
      email_verified: true,
      name: "Yasmine Trabelsi",
      nonce: createHash("sha256").update(verifier).digest("base64url"),
      iat: now,
      exp: now + 600,
    });
    return { provider: "google", token, verifier, language: "en" };
  }
}

const demoAccount = (wantedRole: DemoAccount["role"]) =>
  demoAccounts.find(({ role }) => role === wantedRole) ?? { email: "", password: "" };
const [demoDriver, demoAgency, demoAdmin] = [
  demoAccount("driver"),
  demoAccount("agency"),
  demoAccount("admin"),
];
