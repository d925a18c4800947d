import { aCheckout } from "./aCheckout.ts";
import { cookieOf, type TestResponse, type TestApp, type TestRequest } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";

type World = Parameters<typeof aCheckout>[0];

export type Guest = Awaited<ReturnType<typeof aGuest>>;

/**
 * Creates a guest's booking. Also returns the cookie of the browser that booked and the tokens of its page and of its
 * mailed link.
 */
export async function aGuest(api: TestApp, world: World, changes: Parameters<typeof aCheckout>[1] = {}) {
  const order = aCheckout(world, changes);
  const address = `10.33.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const response = await api.checkOut(order, { address });
  const { email } = order.driver;
  const { bookingId: id, token } = response.json;
  const mailedLink =
    order.payment === "later" ? await linkTo(api, email, "bookingRequested", "/booking") : undefined;
  return {
    id: String(id),
    email,
    bookerCookie: cookieOf(response),
    pageToken: String(token),
    mailedToken: mailedLink?.token ?? "",
  };
}

/** Calls that prove a guest's mailbox. `api` returns the app of the running test. */
export function proofCalls(api: () => TestApp) {
  const requestCode = (id: string, token: string, request: TestRequest = {}): Promise<TestResponse> =>
    api().request(`/api/mail-booking-code/${id}`, { body: { token }, ...request });
  const prove = (id: string, token: string, code: string, cookie?: string): Promise<TestResponse> =>
    api().request(`/api/prove-booking/${id}`, {
      body: { token, code },
      ...(cookie !== undefined && { cookie }),
    });
  /** Returns the code mailed to an address, which must have one. */
  const codeTo = async (email: string): Promise<string> => {
    const mails = (await mailsTo(api(), email)).filter(({ kind }) => kind === "bookingCode");
    const [code] = /\b\d{6}\b/.exec(mails[0]?.text ?? "") ?? [];
    if (code === undefined) throw new Error("The mails have no code.");
    return code;
  };
  return {
    requestCode,
    prove,
    codeTo,
    pay: (id: string, token: string | undefined, cookie = "", version = 1): Promise<TestResponse> =>
      api().request(`/api/pay-booking/${id}`, {
        body: { version, payment: "full", ...(token !== undefined && { token }) },
        cookie,
      }),
    /** Proves the mailbox in a new browser. Returns its cookie. */
    provenBrowser: async ({ id, email, mailedToken }: Guest): Promise<string> => {
      const response = await requestCode(id, mailedToken);
      const cookie = cookieOf(response);
      await prove(id, mailedToken, await codeTo(email), cookie);
      return cookie;
    },
  };
}
