// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { someSecret, someSecurity } from "@sayara/frontend/security/someSecurity";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Security.route.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

function open(handlers: FakeHandlers) {
  storeUser(aUser({ type: "supplier" }));
  const api = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    secondFactor: () => ({ ok: true, data: someSecurity.factor }),
    ownSessions: () => ({ ok: true, data: { items: [...someSecurity.sessions] } }),
    passkeys: () => ({ ok: true, data: { items: [...someSecurity.passkeys] } }),
    hasPassword: () => namedOutcome("set"),
    ...handlers,
  });
  const bodyOf = (name: string) => api.calls.find((call) => call.name === name)?.body;
  return { ...openPage(route, { at: "/security", openApi: api.openApi }), ...api, bodyOf };
}

test("[SF5] an authenticator app is set up with its code and the password, and a wrong code keeps both inputs", async () => {
  let isWrong = true;
  const { user, calls } = open({
    prepareAuthenticator: () => ({ ok: true, data: someSecret }),
    setSecondFactor: () =>
      isWrong ? refuse(422, "code_wrong") : { ok: true, data: { method: "app", isRequired: false } },
  });
  await user.click(await screen.findByRole("button", { name: "Use an authenticator app" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Use an authenticator app" }));
  expect(dialog.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeDefined();
  expect(dialog.getByRole("link", { name: /authenticator app/ }).getAttribute("href")).toBe(someSecret.url);
  const code = dialog.getByRole<HTMLInputElement>("textbox", { name: "Code that the app shows" });
  await user.type(code, "123 456");
  await user.type(dialog.getByLabelText("Your password"), "sidi bou said");
  await user.click(dialog.getByRole("button", { name: "Use this app" }));
  await dialog.findByRole("alert");
  expect(code.value).toBe("123 456");
  isWrong = false;
  await user.click(await dialog.findByRole("button", { name: "Use this app" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  expect(calls.filter(({ name }) => name === "setSecondFactor").map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      method: "app",
      token: someSecret.token,
      code: "123456",
      password: "sidi bou said",
    })),
  );
});

test("[SF2] a required second factor cannot be turned off, an optional one can", async () => {
  const { unmount } = open({
    secondFactor: () => ({ ok: true, data: { method: "mail", isRequired: true } }),
  });
  await screen.findByText(/requires a second step/);
  expect(screen.queryByRole("button", { name: "Turn off" })).toBeNull();
  unmount();
  const { user, bodyOf } = open({
    secondFactor: () => ({ ok: true, data: { method: "mail", isRequired: false } }),
    setSecondFactor: () => ({ ok: true, data: { method: null, isRequired: false } }),
  });
  await user.click(await screen.findByRole("button", { name: "Turn off" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Your password");
  expect(bodyOf("setSecondFactor")).toBeUndefined();
  await user.type(dialog.getByLabelText("Your password"), "sidi bou said");
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  await expect.poll(() => bodyOf("setSecondFactor")).toEqual({ method: "none", password: "sidi bou said" });
});

test("[SE1] other sessions can be ended one by one or all at once; the current one is not offered", async () => {
  const { user, calls } = open({
    endOwnSession: () => ({ ok: true, data: { items: someSecurity.sessions.slice(0, 1) } }),
    endOtherSessions: () => ({ ok: true, data: { items: someSecurity.sessions.slice(0, 1) } }),
  });
  const buttons = await screen.findAllByRole("button", { name: /^End session/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await expect
    .poll(() => calls.find(({ name }) => name === "endOwnSession")?.params)
    .toEqual({ sessionId: "s2" });
  await user.click(screen.getByRole("button", { name: "End all other sessions" }));
  await expect.poll(() => calls.some(({ name }) => name === "endOtherSessions")).toBe(true);
});
