// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { loadChangePassword } from "@sayara/frontend/changePassword/loadChangePassword";
import * as route from "./ChangePassword.route.tsx";

function open(handlers: FakeHandlers, hasPassword = true) {
  storeUser(aUser());
  const { openApi, calls } = fakeApi({
    hasPassword: () => (hasPassword ? namedOutcome("set") : namedOutcome("notSet")),
    ...handlers,
  });
  return { ...openRoute(route, { at: "/change-password", openApi }), calls };
}

const bodyOf = (calls: { name: string; body?: unknown }[]) =>
  calls.find(({ name }) => name === "changePassword")?.body;

async function fillIn(user: ReturnType<typeof userEvent.setup>, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.keyboard("{Enter}");
}

const newPasswords = { "New password": "la marsa", "Repeat the new password": "la marsa" };

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("the current password is sent with the change", async () => {
  const { user, calls } = open({ changePassword: () => namedOutcome("changed") });
  await fillIn(user, { "Current password": "sidi bou said", ...newPasswords });
  expect(await screen.findByText("At /settings")).toBeTruthy();
  expect(bodyOf(calls)).toEqual({ id: aUser().id, password: "sidi bou said", newPassword: "la marsa" });
});

test("a wrong current password is reported beside its field with the specified message", async () => {
  const { user } = open({ changePassword: () => namedOutcome("wrongPassword") });
  await fillIn(user, { "Current password": "wrong", ...newPasswords });
  expect(await screen.findByText("Wrong password")).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Current password"));
});

test("a password that the server rejects as too common is reported beside the new password", async () => {
  const { user } = open({
    changePassword: () => refuse(400, "invalid_input", { fields: { newPassword: "invalid" } }),
  });
  await fillIn(user, { "Current password": "sidi bou said", ...newPasswords });
  await expect.poll(() => screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true");
});

test("an account created by social sign-in needs no current password", async () => {
  const { user, calls } = open({ changePassword: () => namedOutcome("changed") }, false);
  await screen.findByLabelText("New password");
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await fillIn(user, newPasswords);
  expect(await screen.findByText("At /settings")).toBeTruthy();
  expect(bodyOf(calls)).toEqual({ id: aUser().id, newPassword: "la marsa" });
});

test.each([
  [
    "the account has a password",
    namedOutcome("set"),
    { state: "ready", email: "amel@example.tn", hasPassword: true },
  ],
  [
    "the account has no password",
    namedOutcome("notSet"),
    { state: "ready", email: "amel@example.tn", hasPassword: false },
  ],
  ["the session has ended", refuse(401, "not_signed_in"), { state: "signedOut" }],
] as const)("the page detects that %s", async (_what, response, data) => {
  const { openApi } = fakeApi({ hasPassword: () => response });
  expect(await loadChangePassword(await openApi(), aUser())).toEqual(data);
});
