import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { proofCalls } from "#api/testing/data/aGuest.ts";
import { cookieOf, createTestApp, type TestResponse, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s, with registered addresses secret", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
    world = await aCatalogue(database().db);
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    const env = { REVEAL_REGISTERED_EMAILS: "false", ...sandbox.env };
    api = createTestApp(database().db, { env });
  });
  const visible = ({ status, text, headers }: TestResponse) => {
    const { "x-request-id": _id, date: _date, ...rest } = Object.fromEntries(headers);
    // The cookie that identifies a guest's browser is random.
    const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, "=…;"));
    return { status, text, rest: { ...rest, "set-cookie": cookies } };
  };
  const expectAlike = (one: TestResponse, other: TestResponse) =>
    expect(visible(one)).toEqual(visible(other));
  const timed = async (ask: () => Promise<TestResponse>) => {
    const started = performance.now();
    const answer = await ask();
    return { answer, time: performance.now() - started };
  };
  const signIn = (email: string, password = goodPassword) =>
    api.request("/api/sign-in/frontend", { body: { email, password } });

  test("sign-up gives the same response after at least the minimum time, and only the mails differ", async () => {
    const known = await aUser(database().db);
    const fresh = aSignUp();
    const ask = async (body: object) => {
      const cookie = await api.earnPass();
      return timed(() => api.request("/api/sign-up", { body, cookie }));
    };
    const forKnown = await ask(aSignUp({ email: known.email }));
    const forFresh = await ask(fresh);
    expect(forFresh.answer).toMatchObject({ status: 202, text: "" });
    expect(forFresh.answer.headers.getSetCookie()).toEqual([]);
    expectAlike(forKnown.answer, forFresh.answer);
    for (const { time } of [forKnown, forFresh]) expect(time).toBeGreaterThanOrEqual(395);
    expect(await mailsTo(api, known.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    expect(await mailsTo(api, fresh.email)).toMatchObject([{ kind: "addressConfirmation" }]);
    // The chosen password opens no session before confirmation, because that would reveal the registration.
    expect((await signIn(fresh.email, fresh.password)).status).toBe(204);
    const { userId, token } = await linkTo(api, fresh.email);
    const body = { userId, token, password: "la phrase choisie" };
    expect((await api.request("/api/activate", { body })).status).toBe(200);
    expect((await signIn(fresh.email, "la phrase choisie")).status).toBe(200);
  });

  test("a guest checkout gives the same response; a registered address gets a mail and no booking", async () => {
    const known = await aUser(database().db);
    const ask = (order: object) =>
      api.checkOut(order, { headers: { "idempotency-key": crypto.randomUUID() } });
    const options = { theftProtection: false };
    const order = aCheckout(world, { driver: { email: known.email }, rental: { options } });
    const fresh = aCheckout(world, {
      rental: { from: "2026-12-10T10:00:00+01:00", to: "2026-12-13T10:00:00+01:00" },
    });
    const forKnown = await ask(order);
    const forFresh = await ask(fresh);
    expect(forFresh).toMatchObject({ status: 202, text: "" });
    expectAlike(forKnown, forFresh);
    const bookingsOf = (email: string) =>
      database().db.selectFrom("bookings").select("id").where("driver_email", "=", email).execute();
    expect(await bookingsOf(known.email)).toEqual([]);
    expect(await bookingsOf(fresh.driver.email)).toHaveLength(1);
    const [mail] = await mailsTo(api, known.email);
    expect(mail).toMatchObject({ kind: "alreadyRegistered" });
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.pathname).toBe("/sign-in");
    const back = new URL(link.searchParams.get("from") ?? "", link);
    expect(back.pathname).toBe("/checkout");
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      car: world.car.id,
      pickup: world.tunis.slug,
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
    });
    // An invalid order is rejected for both.
    const wrong = { ...order, total: 1 };
    expect((await ask(wrong)).json).toMatchObject({ code: "price_changed" });
  });

  test("a guest checkout for a blocked account gives the same response and books nothing", async () => {
    const { db } = database();
    const blocked = { password_hash: null, activated_at: null, account_status: "blocked" } as const;
    const driver = { email: (await aUser(db, blocked)).email };
    const order = aCheckout({ ...world, car: await world.aCar() }, { driver });
    expect(await api.checkOut(order)).toMatchObject({ status: 202, text: "" });
    const booked = db.selectFrom("bookings").select("id").where("driver_email", "=", driver.email);
    expect(await booked.execute()).toEqual([]);
  });

  test("repeated guest checkouts get the same response too, apart from the exceptions in decision 0023", async () => {
    const known = await aUser(database().db);
    const fresh = aCheckout(world).driver;
    const orderOf = (email: string, car: { id: string }) =>
      aCheckout({ ...world, car }, { driver: { email } });
    const ask = (order: object, key: string = crypto.randomUUID()) =>
      api.checkOut(order, { headers: { "idempotency-key": key } });
    const twice = async (order: object) => {
      const key = crypto.randomUUID();
      return [await ask(order, key), await ask(order, key)] as const;
    };
    const [wanted, held] = [await world.aCar(), await world.aCar()];
    const forKnown = await twice(orderOf(known.email, wanted));
    const forFresh = await twice(orderOf(fresh.email, held));
    expect(forFresh[1]).toMatchObject({ status: 202, text: "" });
    expectAlike(forKnown[0], forFresh[0]);
    expectAlike(forKnown[1], forFresh[1]);
    expect(await mailsTo(api, known.email)).toHaveLength(1);
    for (let count = 2; count <= 3; count += 1) {
      const other = await ask(orderOf(known.email, await world.aCar()));
      expectAlike(other, await ask(orderOf(fresh.email, await world.aCar())));
    }
    // Only an address without an account holds its car and can reach the limit of holds.
    expect((await ask(orderOf(known.email, wanted))).status).toBe(202);
    expect((await ask(orderOf(fresh.email, held))).json).toMatchObject({ code: "car_taken" });
    const fourth = await ask(orderOf(fresh.email, await world.aCar()));
    expect(fourth.json).toMatchObject({ code: "too_many_holds" });
  });

  test("a guest cannot correct the address, because the response would reveal which ones are registered", async () => {
    const known = await aUser(database().db);
    const car = await world.aCar();
    const order = aCheckout({ ...world, car });
    const booked = await api.checkOut(order);
    const { token } = await linkTo(api, order.driver.email, "bookingRequested", "/booking");
    const { id } = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("driver_email", "=", order.driver.email)
      .executeTakeFirstOrThrow();
    const resend = (email: string) =>
      api.request(`/api/resend-confirmation/${id}`, { body: { token, email }, cookie: cookieOf(booked) });
    const forKnown = await resend(known.email);
    expect(forKnown).toMatchObject({ status: 403, json: { code: "proof_required" } });
    expectAlike(forKnown, await resend("nobody.yet@guests.example"));
    expect((await resend(order.driver.email)).status).toBe(200);
  });

  test("a guest's online payment gives the same response and starts from the mailed link", async () => {
    const known = await aUser(database().db);
    const online = async (email?: string) => {
      const car = await world.aCar();
      const driver = email === undefined ? {} : { driver: { email } };
      const order = aCheckout({ ...world, car }, { payment: "full", ...driver });
      const { answer, time } = await timed(() => api.checkOut(order));
      return { answer, time, email: order.driver.email };
    };
    const [forKnown, forFresh] = [await online(known.email), await online()];
    expect(forFresh.answer).toMatchObject({ status: 202, text: "" });
    expectAlike(forKnown.answer, forFresh.answer);
    for (const { time } of [forKnown, forFresh]) expect(time).toBeGreaterThanOrEqual(395);
    expect(sandbox.calls).toEqual([]);
    expect(await mailsTo(api, known.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    expect(await mailsTo(api, forFresh.email)).toMatchObject([{ kind: "paymentAwaited" }]);

    const { token } = await linkTo(api, forFresh.email, "paymentAwaited", "/booking");
    const { id } = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("driver_email", "=", forFresh.email)
      .executeTakeFirstOrThrow();
    const seen = await api.request(`/api/booking/${id}/fr?token=${token}`);
    expect(seen.json).toMatchObject({ status: "void", holdExpiresAt: "2026-11-20T12:30:00.000Z" });
    const { pay } = proofCalls(() => api);
    // The browser that booked can pay at once; another browser needs a proof first.
    expect((await pay(id, token)).json).toMatchObject({ code: "proof_required" });
    const opened = await pay(id, token, cookieOf(forFresh.answer));
    expect(opened).toMatchObject({ status: 200, json: { amount: 318 } });
    sandbox.pay(opened.json.url);
    const paid = await api.request(`/api/check-checkout-session/${opened.json.id}`, { method: "POST" });
    expect(paid.json).toMatchObject({ status: "paid", payment: "paid" });
  });

  test("requesting another account's address gets the same response, stays pending and moves nothing", async () => {
    const { db } = database();
    const [one, other, known] = [await aUser(db), await aUser(db), await aUser(db)];
    const ask = async ({ id, email: own }: { id: string; email: string }, email: string) => {
      const cookie = cookieOf(await signIn(own));
      const body = { id, email, password: goodPassword };
      const { answer, time } = await timed(() => api.request("/api/update-user", { body, cookie }));
      const profile = (await api.request(`/api/user/${id}`, { cookie })).json;
      return { answer, time, pending: profile.pendingEmail };
    };
    const forKnown = await ask(one, known.email);
    const forFresh = await ask(other, `fresh.${other.id}@elsewhere.example`);
    expect(forFresh.answer.status).toBe(200);
    expectAlike(forKnown.answer, forFresh.answer);
    for (const { time } of [forKnown, forFresh]) expect(time).toBeGreaterThanOrEqual(395);
    expect(forKnown.pending).toBe(known.email);
    expect(await mailsTo(api, known.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    await api.request("/api/resend-link", { body: { email: known.email } });
    expect(await mailsTo(api, known.email)).toHaveLength(1);
  });
});
