// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { type CheckoutPorts, sendRequest } from "./checkoutEffects.ts";
import { useAttempt } from "./useAttempt.ts";

beforeEach(() => useAttempt.setState({ unresolved: null }));

/** Sends a guest's request to a server that refuses it for lack of a captcha pass. */
function sendWithoutPass(captcha: Partial<CheckoutPorts["captcha"]>) {
  const call = vi.fn(() =>
    Promise.resolve({ ok: false, status: 422, refusal: { code: "captcha_required" } }),
  );
  const ports = {
    checkFields: () => Promise.resolve({ driver: null, additionalDriver: null }),
    showErrors: () => false,
    price: { ensure: () => Promise.resolve({ ok: true, signed: { response: { signedQuote: "signed" } } }) },
    captcha: { checkTicked: () => Promise.resolve(true), waitForPass: () => Promise.resolve(), ...captcha },
    openedPayment: { current: null },
    openApi: () => Promise.resolve(call),
    isSignedIn: false,
    requestOf: () => ({ rental: { car: "clio" } }),
  } as unknown as CheckoutPorts;
  return sendRequest(ports).then((event) => ({ event, callCount: call.mock.calls.length }));
}

const cookiesBlocked = { type: "stopped", problem: { kind: "notSent", fault: "cookies" } };

test("a pass refused twice in a row means that cookies are blocked, and nothing was sent", async () => {
  const { event, callCount } = await sendWithoutPass({ renew: () => Promise.resolve(true) });
  expect(event).toEqual(cookiesBlocked);
  expect(callCount).toBe(2);
  expect(useAttempt.getState().unresolved).toBeNull();
});

test("the captcha box is shown again, unless the browser blocks cookies", async () => {
  const renew = () => Promise.resolve(false);
  const prompted = await sendWithoutPass({ renew, promptAgain: () => "prompted" });
  expect(prompted.event).toEqual({ type: "fieldsRefused" });
  const blocked = await sendWithoutPass({ renew, promptAgain: () => "cookiesBlocked" });
  expect(blocked.event).toEqual(cookiesBlocked);
});

test("without a captcha box the refusal is shown", async () => {
  const { event } = await sendWithoutPass({ renew: () => Promise.resolve(false), promptAgain: () => "none" });
  expect(event).toMatchObject({ type: "stopped", problem: { kind: "refused", code: "captcha_required" } });
});
