import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { bookingAction } from "./Booking.action.ts";

type Answer = NonNullable<Parameters<typeof fakeApi>[0]["resendConfirmation"]>;

async function resend(answer: Answer, email = "amel@example.tn") {
  const api = fakeApi({ resendConfirmation: answer });
  const context = new RouterContextProvider();
  context.set(apiContext, api.openApi);
  context.set(languageContext, "en");
  const body = new URLSearchParams({ email });
  const request = new Request("http://web.test/booking?b=b1&t=page", { method: "POST", body });
  return { result: await bookingAction({ request, context }), calls: api.calls };
}

const answered = (token: string) => () => ({ ok: true, data: { token } }) as const;

test("the confirmation is mailed again, by the token of the page's link", async () => {
  const { result, calls } = await resend(answered("page"));
  expect(result).toEqual({ done: { sentTo: "amel@example.tn", token: "page" } });
  expect(calls).toMatchObject([{ params: { id: "b1" }, body: { token: "page", email: "amel@example.tn" } }]);
});

test("a corrected address brings the page a new link", async () => {
  const { result } = await resend(answered("fresh"), "amina@example.tn");
  expect(result).toEqual({ done: { sentTo: "amina@example.tn", token: "fresh" } });
});

test("an address that is none is not sent", async () => {
  const { result, calls } = await resend(answered("page"), "amina@");
  expect(result).toEqual({ errors: { email: "email_invalid" } });
  expect(calls).toEqual([]);
});

test("a refusal is the form's problem", async () => {
  const { result } = await resend(() => refuse(409, "email_registered"));
  expect(result).toMatchObject({ problem: { kind: "refused", code: "email_registered" } });
});
