// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { someSecurity } from "@sayara/frontend/security/someSecurity";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { someChallenge, someCreation, stubPasskeys } from "@sayara/frontend/testing/stubPasskeys";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as route from "./Security.route.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  clearStoredUser();
});

function open(handlers: FakeHandlers, { hasPassword = true } = {}) {
  storeUser(aUser());
  const toasts = watchToasts();
  const items = [...someSecurity.passkeys];
  const api = fakeApi({
    secondFactor: () => ({ ok: true, data: someSecurity.factor }),
    ownSessions: () => ({ ok: true, data: { items: [...someSecurity.sessions] } }),
    passkeys: () => ({ ok: true, data: { items } }),
    hasPassword: () => namedOutcome(hasPassword ? "set" : "notSet"),
    passkeyChallenge: () => ({ ok: true, data: someChallenge }),
    preparePasskey: () => ({ ok: true, data: someCreation }),
    ...handlers,
  });
  const bodyOf = (name: string) => api.calls.find((call) => call.name === name)?.body;
  return { ...openRoute(route, { at: "/security", openApi: api.openApi }), ...api, bodyOf, toasts };
}

test("[PK1, PK4] a passkey is added with a name after the password; a wrong password keeps the name", async () => {
  const { create } = stubPasskeys();
  let isWrong = true;
  const { user, bodyOf, toasts } = open({
    preparePasskey: () =>
      isWrong
        ? refuse(400, "invalid_input", { fields: { password: "password_wrong" } })
        : { ok: true, data: someCreation },
    addPasskey: () => ({ ok: true, data: { items: [...someSecurity.passkeys] } }),
  });
  await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: "Name of the passkey" });
  await user.type(dialog.getByLabelText(/^Current password/), "sidi bou said");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await user.type(name, "My phone");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await dialog.findByText(/Wrong password/);
  expect([name.value, create.mock.calls.length]).toEqual(["My phone", 0]);
  isWrong = false;
  await user.click(await dialog.findByRole("button", { name: "Continue" }));
  await expect.poll(toasts).toEqual(["The passkey is added."]);
  expect(bodyOf("addPasskey")).toMatchObject({ name: "My phone", registration: { id: "passkey" } });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("a passkey that the person does not make is not added, and the dialog says so", async () => {
  stubPasskeys({ chooses: false });
  const { user, bodyOf } = open({});
  await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Name of the passkey" }), "My phone");
  await user.type(dialog.getByLabelText(/^Current password/), "sidi bou said");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("No passkey was made.");
  expect(bodyOf("addPasskey")).toBeUndefined();
});

test("[PK4] a passkey is removed with a passkey as the proof", async () => {
  stubPasskeys();
  const { user, bodyOf, toasts } = open({ removePasskey: () => ({ ok: true, data: { items: [] } }) });
  await user.click(await screen.findByRole("button", { name: "Remove the passkey Pixel 9" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Confirm with a passkey instead" }));
  await expect.poll(toasts).toEqual(["The passkey is removed."]);
  expect(bodyOf("removePasskey")).toMatchObject({ passkey: { id: "passkey", type: "public-key" } });
});

test("an account without a password proves itself by a mailed code, and has no second step", async () => {
  const mailed = { email: "amel@example.tn", expiresAt: "2026-11-20T12:15:00Z" };
  const { user, bodyOf } = open(
    {
      mailAccountCode: () => ({ ok: true, data: mailed }),
      removePasskey: () => ({ ok: true, data: { items: [] } }),
    },
    { hasPassword: false },
  );
  await screen.findByRole("link", { name: "Set a password" });
  expect(screen.queryByRole("button", { name: "Use codes by email" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove the passkey Pixel 9" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Email me a code" }));
  await user.type(await dialog.findByLabelText(/^Code from the email/), "048213");
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  await expect.poll(() => bodyOf("removePasskey")).toEqual({ code: "048213" });
});

test("a failed read is shown with a way to retry", async () => {
  open({ passkeys: () => refuse(503, "not_ready") });
  expect(await screen.findByRole("button", { name: /Try again/ })).toBeTruthy();
});
