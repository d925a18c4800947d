import { randomUUID } from "node:crypto";
import type { Database } from "#api/database/Schema.ts";
import { type aCatalogue, aUser, goodPassword } from "./aCatalogue.ts";
import { aCheckout } from "./aCheckout.ts";
import { cookieOf, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import type { PayableGateway } from "#api/testing/standIns/PayableGateway.ts";

type World = Awaited<ReturnType<typeof aCatalogue>>;

/** Body of an edit. */
type Edit = ReturnType<typeof anEdit>;

let addressCount = 0;

/** Returns the body of an edit of a booking made with `aCheckout` that changes only the given fields. */
export function anEdit({ tunis }: Pick<World, "tunis">, changes: Partial<Record<string, unknown>> = {}) {
  return {
    pickupLocation: tunis.slug,
    dropOffLocation: tunis.slug,
    from: "2026-12-01T10:00:00+01:00",
    to: "2026-12-04T10:00:00+01:00",
    options: {},
    ...changes,
  };
}

/** Signs in a driver who can book a car and edit the booking. */
export async function aDriver(
  { api, db, sandbox, world }: { api: TestApp; db: Database; sandbox: PayableGateway; world: World },
  user: Parameters<typeof aUser>[1] = {},
) {
  addressCount += 1;
  const address = `10.61.${Math.floor(addressCount / 250) % 250}.${addressCount % 250}`;
  const { id, email } = await aUser(db, user);
  const credentials = { email, password: goodPassword, stayConnected: true };
  const cookie = cookieOf(await api.request("/api/sign-in/frontend", { body: credentials, address }));
  const read = async (bookingId: string) =>
    (await api.request(`/api/booking/${bookingId}/fr`, { cookie })).json;
  const checkSession = (sessionId: string) =>
    api.request(`/api/check-checkout-session/${sessionId}`, { method: "POST" });
  return {
    id,
    email,
    cookie,
    read,
    check: checkSession,
    /** Books `world.car` and pays if the booking is paid online. Returns the booking's id. */
    book: async (changes: Parameters<typeof aCheckout>[1] = {}): Promise<string> => {
      const body = aCheckout(world, changes);
      const { status, json } = await api.request("/api/checkout", { body, cookie, address });
      if (status !== 201) throw new Error(`The car was not booked: ${json.code}`);
      if (json.paymentSession !== null) {
        sandbox.pay(json.paymentSession.url);
        await checkSession(json.paymentSession.id);
      }
      return json.bookingId;
    },
    quote: (bookingId: string, edit: Edit, fields: object = {}, request: TestRequest = {}) =>
      api.request(`/api/quote-edit/${bookingId}`, {
        body: { version: 1, edit, ...fields },
        cookie,
        ...request,
      }),
    edit: (bookingId: string, edit: Edit, fields: object = {}, request: TestRequest = {}) =>
      api.request("/api/update-booking", {
        method: "PUT",
        body: { id: bookingId, version: 1, total: 318, edit, ...fields },
        cookie,
        headers: { "idempotency-key": randomUUID() },
        ...request,
      }),
    /** Pays a session by card and settles it. */
    pay: async ({ id: sessionId, url }: { id: string; url: string }) => {
      sandbox.pay(url);
      return (await checkSession(sessionId)).json;
    },
  };
}

export type TestDriver = Awaited<ReturnType<typeof aDriver>>;
