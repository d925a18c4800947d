// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import * as route from "./ForgotPassword.route.tsx";

async function requestLink(handlers: FakeHandlers) {
  const { openApi, calls } = fakeApi(handlers);
  const { user } = openRoute(route, { at: "/forgot-password", openApi });
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("Amel@example.tn");
  await user.keyboard("{Enter}");
  return { user, calls };
}

afterEach(() => {
  cleanup();
  signInDraft.clear();
});

test("a registered address gets a link, and the page names the recipient", async () => {
  const { calls } = await requestLink({ resend: () => namedOutcome("mailed") });
  expect((await screen.findByRole("status")).textContent).toContain("amel@example.tn");
  expect(calls[0]?.params).toEqual({ appType: "frontend", userId: "amel@example.tn", flag: true });
});

test("an unknown address is reported beside the field with the specified message", async () => {
  await requestLink({ resend: () => namedOutcome("noAccount") });
  expect(await screen.findByText("Email address not registered")).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("after too many attempts the page states how long to wait", async () => {
  await requestLink({ resend: () => refuse(429, "too_many_requests", { retryAfter: 45 }) });
  expect((await screen.findByRole("alert")).textContent).toContain("Try again in 45 seconds.");
});

test("the mail can be requested again", async () => {
  const { user } = await requestLink({ resend: () => namedOutcome("mailed") });
  await user.click(await screen.findByRole("button", { name: "Send it again" }));
  expect(screen.getByRole("button", { name: "Send me a link" })).toBeTruthy();
});
