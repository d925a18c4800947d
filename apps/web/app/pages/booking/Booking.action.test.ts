import type { ProblemReport } from "@sayara/domain/booking/ProblemReport";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { bookingAction } from "./Booking.action.ts";

type ResendHandler = NonNullable<Parameters<typeof fakeApi>[0]["resendConfirmation"]>;

async function resend(handler: ResendHandler, email = "amel@example.tn") {
  const api = fakeApi({ resendConfirmation: handler });
  const context = new RouterContextProvider();
  context.set(apiContext, api.openApi);
  context.set(languageContext, "en");
  const body = new URLSearchParams({ email });
  const request = new Request("http://web.test/booking?b=b1&t=page", { method: "POST", body });
  return { result: await bookingAction({ request, context }), calls: api.calls };
}

const respondWith = (token: string) => () => ({ ok: true, data: { token } }) as const;

test("the confirmation is mailed again, authorized by the token of the page's link", async () => {
  const { result, calls } = await resend(respondWith("page"));
  expect(result).toEqual({ done: { sentTo: "amel@example.tn", token: "page" } });
  expect(calls).toMatchObject([{ params: { id: "b1" }, body: { token: "page", email: "amel@example.tn" } }]);
});

test("mailing to a corrected address returns a new token for the page's link", async () => {
  const { result } = await resend(respondWith("fresh"), "amina@example.tn");
  expect(result).toEqual({ done: { sentTo: "amina@example.tn", token: "fresh" } });
});

test("an invalid address is not sent", async () => {
  const { result, calls } = await resend(respondWith("page"), "amina@");
  expect(result).toEqual({ errors: { email: "email_invalid" } });
  expect(calls).toEqual([]);
});

test("a refused request returns the refusal as the form's problem", async () => {
  const { result } = await resend(() => refuse(409, "email_registered"));
  expect(result).toMatchObject({ problem: { kind: "refused", code: "email_registered" } });
});

type PictureHandler = NonNullable<Parameters<typeof fakeApi>[0]["addProblemPicture"]>;
const problem: ProblemReport = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  by: { name: "Amel Ben Salah", type: "user" },
  at: "2026-12-02T12:00:00.000Z",
  text: "A scratch.",
  pictures: [],
};

/** Reports a problem with two photos, as the holder of a link. */
async function report(handler: PictureHandler) {
  const api = fakeApi({
    reportProblem: () => ({ ok: true, data: problem }),
    addProblemPicture: handler,
  });
  const toasts = watchToasts();
  const context = new RouterContextProvider();
  context.set(apiContext, api.openApi);
  context.set(languageContext, "en");
  const body = new FormData();
  body.append("intent", "reportProblem");
  body.append("text", "A scratch.");
  for (const name of ["a.png", "b.png"]) body.append("image", new File(["x"], name, { type: "image/png" }));
  const request = new Request("http://web.test/booking?b=b1&t=page", { method: "POST", body });
  return { result: await bookingAction({ request, context }), calls: api.calls, toasts };
}

test("[PB1, PB2] a problem is reported, then its photos are added one by one, authorized by the link's token", async () => {
  const { result, calls, toasts } = await report(() => ({ ok: true, data: problem }));
  expect(result).toEqual({ done: { id: problem.id, failed: [] } });
  expect(calls.map(({ name }) => name)).toEqual(["reportProblem", "addProblemPicture", "addProblemPicture"]);
  expect(calls[0]).toMatchObject({ params: { id: "b1" }, body: { text: "A scratch.", token: "page" } });
  const expectedUpload = { params: { id: "b1", problemId: problem.id }, query: { token: "page" } };
  expect(calls.slice(1)).toMatchObject([expectedUpload, expectedUpload]);
  expect(toasts()).toEqual(["The problem is reported."]);
});

test.each([
  ["is refused", () => refuse(413, "too_large")],
  ["is not received", () => Promise.reject(new TypeError("not reached"))],
])("[PB2] a report is saved without a photo that %s, and the toast says so", async (_, handler) => {
  const { result, toasts } = await report(handler as PictureHandler);
  const failed = [expect.objectContaining({ name: "a.png" }), expect.objectContaining({ name: "b.png" })];
  expect(result).toEqual({ done: { id: problem.id, failed } });
  expect(toasts()).toEqual(["The problem is reported, but not every picture could be added."]);
});

test.each(["addProblemPictures", "addMessagePictures"])("[MS2, PB2] %s resends photos", async (intent) => {
  const message = { ...problem, side: "driver", name: "Amel Ben Salah", readAt: null } as const;
  const api = fakeApi({
    addProblemPicture: () => ({ ok: true, data: problem }),
    addMessagePicture: () => ({ ok: true, data: message }),
  });
  watchToasts();
  const context = new RouterContextProvider();
  context.set(apiContext, api.openApi);
  context.set(languageContext, "en");
  const body = new FormData();
  body.append("intent", intent);
  body.append("to", problem.id);
  body.append("image", new File(["x"], "a.png", { type: "image/png" }));
  const request = new Request("http://web.test/booking?b=b1&t=page", { method: "POST", body });
  const result = await bookingAction({ request, context });
  expect(result).toMatchObject({ done: { id: problem.id, failed: [] } });
  const ids = intent === "addProblemPictures" ? { problemId: problem.id } : { messageId: problem.id };
  expect(api.calls).toMatchObject([{ params: { id: "b1", ...ids }, query: { token: "page" } }]);
});
