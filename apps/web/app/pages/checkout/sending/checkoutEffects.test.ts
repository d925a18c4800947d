// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { type CheckoutPorts, sendRequest } from "./checkoutEffects.ts";
import { useAttempt } from "./useAttempt.ts";

beforeEach(() => useAttempt.setState({ unresolved: null }));

/** Sends a guest's request to a server that finds no pass. */
function sendWithoutPass(captcha: Partial<CheckoutPorts["captcha"]>) {
  const call = vi.fn(() =>
    Promise.resolve({ ok: false, status: 422, refusal: { code: "captcha_required" } }),
  );
  const ports = {
    checkFields: () => Promise.resolve({ driver: null, additionalDriver: null }),
    showErrors: () => false,
    price: { ensure: () => Promise.resolve({ ok: true, signed: { answer: { signedQuote: "signed" } } }) },
    captcha: { isDone: () => Promise.resolve(true), ready: () => Promise.resolve(), ...captcha },
    opened: { current: null },
    openApi: () => Promise.resolve(call),
    isSignedIn: false,
    requestOf: () => ({ rental: { car: "clio" } }),
  } as unknown as CheckoutPorts;
  return sendRequest(ports).then((event) => ({ event, sent: call.mock.calls.length }));
}

const cookies = { type: "stopped", problem: { kind: "notSent", fault: "cookies" } };

test("a pass that is refused again right after it was earned: cookies are needed, and nothing was sent", async () => {
  const { event, sent } = await sendWithoutPass({ renew: () => Promise.resolve(true) });
  expect(event).toEqual(cookies);
  expect(sent).toBe(2);
  expect(useAttempt.getState().unresolved).toBeNull();
});

test("a box is asked for again, until asking is no use", async () => {
  const renew = () => Promise.resolve(false);
  const asked = await sendWithoutPass({ renew, askAgain: () => "asked" });
  expect(asked.event).toEqual({ type: "fieldsRefused" });
  const lost = await sendWithoutPass({ renew, askAgain: () => "lost" });
  expect(lost.event).toEqual(cookies);
});

test("without a box the refusal is shown", async () => {
  const { event } = await sendWithoutPass({ renew: () => Promise.resolve(false), askAgain: () => "none" });
  expect(event).toMatchObject({ type: "stopped", problem: { kind: "refused", code: "captcha_required" } });
});
