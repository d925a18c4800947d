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
  const comparable = ({ status, text, headers }: TestResponse) => {
    const { "x-request-id": _id, date: _date, ...otherHeaders } = Object.fromEntries(headers);
    // The cookie that identifies a guest's browser is random.
    const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[\w-]{43};/, "=…;"));
    return { status, text, headers: { ...otherHeaders, "set-cookie": cookies } };
  };
  const expectSameResponse = (first: TestResponse, second: TestResponse) =>
    expect(comparable(first)).toEqual(comparable(second));
  const measure = async (call: () => Promise<TestResponse>) => {
    const started = performance.now();
    const response = await call();
    return { response, time: performance.now() - started };
  };
  const signIn = (email: string, password = goodPassword) =>
    api.request("/api/sign-in/frontend", { body: { email, password } });

  test("a sign-up gets the same response for a registered address, after the minimum time, and only the mails differ", async () => {
    const registered = await aUser(database().db);
    const unregistered = aSignUp();
    const signUp = async (body: object) => {
      const cookie = await api.earnPass();
      return measure(() => api.request("/api/sign-up", { body, cookie }));
    };
    const registeredResult = await signUp(aSignUp({ email: registered.email }));
    const unregisteredResult = await signUp(unregistered);
    expect(unregisteredResult.response).toMatchObject({ status: 202, text: "" });
    expect(unregisteredResult.response.headers.getSetCookie()).toEqual([]);
    expectSameResponse(registeredResult.response, unregisteredResult.response);
    for (const { time } of [registeredResult, unregisteredResult]) expect(time).toBeGreaterThanOrEqual(395);
    expect(await mailsTo(api, registered.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    expect(await mailsTo(api, unregistered.email)).toMatchObject([{ kind: "addressConfirmation" }]);
    // The chosen password opens no session before confirmation, because that would reveal the registration.
    expect((await signIn(unregistered.email, unregistered.password)).status).toBe(204);
    const { userId, token } = await linkTo(api, unregistered.email);
    const body = { userId, token, password: "la phrase choisie" };
    expect((await api.request("/api/activate", { body })).status).toBe(200);
    expect((await signIn(unregistered.email, "la phrase choisie")).status).toBe(200);
  });

  test("a guest checkout gets the same response for a registered address, which gets a mail and no booking", async () => {
    const registered = await aUser(database().db);
    const checkOut = (order: object) =>
      api.checkOut(order, { headers: { "idempotency-key": crypto.randomUUID() } });
    const options = { theftProtection: false };
    const order = aCheckout(world, { driver: { email: registered.email }, rental: { options } });
    const unregistered = aCheckout(world, {
      rental: { from: "2026-12-10T10:00:00+01:00", to: "2026-12-13T10:00:00+01:00" },
    });
    const registeredResult = await checkOut(order);
    const unregisteredResult = await checkOut(unregistered);
    expect(unregisteredResult).toMatchObject({ status: 202, text: "" });
    expectSameResponse(registeredResult, unregisteredResult);
    const bookingsOf = (email: string) =>
      database().db.selectFrom("bookings").select("id").where("driver_email", "=", email).execute();
    expect(await bookingsOf(registered.email)).toEqual([]);
    expect(await bookingsOf(unregistered.driver.email)).toHaveLength(1);
    const [mail] = await mailsTo(api, registered.email);
    expect(mail).toMatchObject({ kind: "alreadyRegistered" });
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.pathname).toBe("/sign-in");
    const returnUrl = new URL(link.searchParams.get("from") ?? "", link);
    expect(returnUrl.pathname).toBe("/checkout");
    expect(Object.fromEntries(returnUrl.searchParams)).toMatchObject({
      car: world.car.id,
      pickup: world.tunis.slug,
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
    });
    // An invalid order is rejected for either address.
    const wrongTotal = { ...order, total: 1 };
    expect((await checkOut(wrongTotal)).json).toMatchObject({ code: "price_changed" });
  });

  test("a guest checkout with a blocked account's address gets the same response and books nothing", async () => {
    const { db } = database();
    const blocked = { password_hash: null, activated_at: null, account_status: "blocked" } as const;
    const driver = { email: (await aUser(db, blocked)).email };
    const order = aCheckout({ ...world, car: await world.aCar() }, { driver });
    expect(await api.checkOut(order)).toMatchObject({ status: 202, text: "" });
    const bookings = db.selectFrom("bookings").select("id").where("driver_email", "=", driver.email);
    expect(await bookings.execute()).toEqual([]);
  });

  test("repeated guest checkouts get the same responses, apart from the exceptions in decision 0023", async () => {
    const registered = await aUser(database().db);
    const unregistered = aCheckout(world).driver;
    const orderOf = (email: string, car: { id: string }) =>
      aCheckout({ ...world, car }, { driver: { email } });
    const checkOut = (order: object, key: string = crypto.randomUUID()) =>
      api.checkOut(order, { headers: { "idempotency-key": key } });
    const checkOutTwice = async (order: object) => {
      const key = crypto.randomUUID();
      return [await checkOut(order, key), await checkOut(order, key)] as const;
    };
    const [freeCar, heldCar] = [await world.aCar(), await world.aCar()];
    const registeredResult = await checkOutTwice(orderOf(registered.email, freeCar));
    const unregisteredResult = await checkOutTwice(orderOf(unregistered.email, heldCar));
    expect(unregisteredResult[1]).toMatchObject({ status: 202, text: "" });
    expectSameResponse(registeredResult[0], unregisteredResult[0]);
    expectSameResponse(registeredResult[1], unregisteredResult[1]);
    expect(await mailsTo(api, registered.email)).toHaveLength(1);
    for (let count = 2; count <= 3; count += 1) {
      const registeredResponse = await checkOut(orderOf(registered.email, await world.aCar()));
      expectSameResponse(registeredResponse, await checkOut(orderOf(unregistered.email, await world.aCar())));
    }
    // Only a checkout with an unregistered address holds the car and counts towards the limit of holds.
    expect((await checkOut(orderOf(registered.email, freeCar))).status).toBe(202);
    expect((await checkOut(orderOf(unregistered.email, heldCar))).json).toMatchObject({ code: "car_taken" });
    const fourth = await checkOut(orderOf(unregistered.email, await world.aCar()));
    expect(fourth.json).toMatchObject({ code: "too_many_holds" });
  });

  test("a guest cannot correct the address, because the response would reveal registered addresses", async () => {
    const registered = await aUser(database().db);
    const car = await world.aCar();
    const order = aCheckout({ ...world, car });
    const checkedOut = await api.checkOut(order);
    const { token } = await linkTo(api, order.driver.email, "bookingRequested", "/booking");
    const { id } = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("driver_email", "=", order.driver.email)
      .executeTakeFirstOrThrow();
    const resend = (email: string) =>
      api.request(`/api/resend-confirmation/${id}`, { body: { token, email }, cookie: cookieOf(checkedOut) });
    const registeredResult = await resend(registered.email);
    expect(registeredResult).toMatchObject({ status: 403, json: { code: "proof_required" } });
    expectSameResponse(registeredResult, await resend("nobody.yet@guests.example"));
    expect((await resend(order.driver.email)).status).toBe(200);
  });

  test("a guest's checkout with online payment gets the same response, and the payment starts from the mailed link", async () => {
    const registered = await aUser(database().db);
    const payOnline = async (email?: string) => {
      const car = await world.aCar();
      const driver = email === undefined ? {} : { driver: { email } };
      const order = aCheckout({ ...world, car }, { payment: "full", ...driver });
      const { response, time } = await measure(() => api.checkOut(order));
      return { response, time, email: order.driver.email };
    };
    const [registeredResult, unregisteredResult] = [await payOnline(registered.email), await payOnline()];
    expect(unregisteredResult.response).toMatchObject({ status: 202, text: "" });
    expectSameResponse(registeredResult.response, unregisteredResult.response);
    for (const { time } of [registeredResult, unregisteredResult]) expect(time).toBeGreaterThanOrEqual(395);
    expect(sandbox.calls).toEqual([]);
    expect(await mailsTo(api, registered.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    expect(await mailsTo(api, unregisteredResult.email)).toMatchObject([{ kind: "paymentAwaited" }]);

    const { token } = await linkTo(api, unregisteredResult.email, "paymentAwaited", "/booking");
    const { id } = await database()
      .db.selectFrom("bookings")
      .select("id")
      .where("driver_email", "=", unregisteredResult.email)
      .executeTakeFirstOrThrow();
    const bookingResponse = await api.request(`/api/booking/${id}/fr?token=${token}`);
    expect(bookingResponse.json).toMatchObject({ status: "void", holdExpiresAt: "2026-11-20T12:30:00.000Z" });
    const { pay } = proofCalls(() => api);
    // The browser that booked can pay at once; another browser needs a proof first.
    expect((await pay(id, token)).json).toMatchObject({ code: "proof_required" });
    const payResponse = await pay(id, token, cookieOf(unregisteredResult.response));
    expect(payResponse).toMatchObject({ status: 200, json: { amount: 318 } });
    sandbox.pay(payResponse.json.url);
    const paid = await api.request(`/api/check-checkout-session/${payResponse.json.id}`, { method: "POST" });
    expect(paid.json).toMatchObject({ status: "paid", payment: "paid" });
  });

  test("a change to another account's address gets the same response, stays pending and changes neither account", async () => {
    const { db } = database();
    const [firstUser, secondUser, registered] = [await aUser(db), await aUser(db), await aUser(db)];
    const requestEmailChange = async (
      { id, email: currentEmail }: { id: string; email: string },
      email: string,
    ) => {
      const cookie = cookieOf(await signIn(currentEmail));
      const body = { id, email, password: goodPassword };
      const { response, time } = await measure(() => api.request("/api/update-user", { body, cookie }));
      const profile = (await api.request(`/api/user/${id}`, { cookie })).json;
      return { response, time, pending: profile.pendingEmail };
    };
    const registeredResult = await requestEmailChange(firstUser, registered.email);
    const unregisteredResult = await requestEmailChange(
      secondUser,
      `fresh.${secondUser.id}@elsewhere.example`,
    );
    expect(unregisteredResult.response.status).toBe(200);
    expectSameResponse(registeredResult.response, unregisteredResult.response);
    for (const { time } of [registeredResult, unregisteredResult]) expect(time).toBeGreaterThanOrEqual(395);
    expect(registeredResult.pending).toBe(registered.email);
    expect(await mailsTo(api, registered.email)).toMatchObject([{ kind: "alreadyRegistered" }]);
    await api.request("/api/resend-link", { body: { email: registered.email } });
    expect(await mailsTo(api, registered.email)).toHaveLength(1);
  });
});
