// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { someRecoveryCodes, someSecret, someSecurity } from "@sayara/frontend/security/someSecurity";
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

test("[PK1, PK4] adding a passkey requires a name and the password, and a wrong password keeps the typed name", async () => {
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

test("if the person cancels the creation of a passkey, nothing is added and the dialog says so", async () => {
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

test("[PK4] a passkey can be removed with a passkey as proof", async () => {
  stubPasskeys();
  const { user, bodyOf, toasts } = open({ removePasskey: () => ({ ok: true, data: { items: [] } }) });
  await user.click(await screen.findByRole("button", { name: "Remove the passkey Pixel 9" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Confirm with a passkey instead" }));
  await expect.poll(toasts).toEqual(["The passkey is removed."]);
  expect(bodyOf("removePasskey")).toMatchObject({ passkey: { id: "passkey", type: "public-key" } });
});

test("an account without a password confirms changes with a mailed code, and is not offered a second factor", async () => {
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

const withApp: FakeHandlers = {
  secondFactor: () => ({ ok: true, data: { method: "app", isRequired: false, recoveryCodes: 2 } }),
};

test("[SF6] after an app is set up, ten recovery codes are shown once, to copy, save or print", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const print = vi.spyOn(globalThis, "print").mockImplementation(() => {});
  const { user, bodyOf, toasts } = open({
    prepareAuthenticator: () => ({ ok: true, data: someSecret }),
    setSecondFactor: () => ({
      ok: true,
      data: { method: "app", isRequired: false, recoveryCodes: 10, newRecoveryCodes: [...someRecoveryCodes] },
    }),
  });
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(await screen.findByRole("button", { name: "Use an authenticator app" }));
  const form = within(await screen.findByRole("dialog", { name: "Use an authenticator app" }));
  // The account has no app yet, so no code of the second factor is required.
  expect(form.queryByLabelText(/^Code of your second step/)).toBeNull();
  await user.type(form.getByLabelText(/^Code that the app shows/), "048213");
  await user.type(form.getByLabelText(/^Your password/), "sidi bou said");
  await user.click(form.getByRole("button", { name: "Use this app" }));
  const codes = within(await screen.findByRole("dialog", { name: "Your recovery codes" }));
  expect(codes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(someRecoveryCodes);
  expect(bodyOf("setSecondFactor")).toEqual({
    method: "app",
    token: someSecret.token,
    code: "048213",
    password: "sidi bou said",
  });
  await user.click(codes.getByRole("button", { name: "Copy the recovery codes" }));
  expect(writeText).toHaveBeenCalledWith(someRecoveryCodes.join("\n"));
  await user.click(codes.getByRole("button", { name: "Save as a file" }));
  expect(await saved[0]?.text()).toBe(`${someRecoveryCodes.join("\n")}\n`);
  await user.click(codes.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  await user.keyboard("{Escape}");
  await codes.findByText("Have you kept the codes?");
  await user.click(codes.getByRole("button", { name: "I have kept the codes" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  // A toast would cover the codes on a phone.
  expect(toasts()).toEqual([]);
});

test("[SF6, SF7] new recovery codes require password and code, and a wrong code keeps the typed values", async () => {
  let isWrong = true;
  const { user, bodyOf } = open({
    ...withApp,
    makeRecoveryCodes: () =>
      isWrong
        ? refuse(422, "code_wrong", { fields: { factorCode: "invalid" } })
        : {
            ok: true,
            data: {
              method: "app",
              isRequired: false,
              recoveryCodes: 10,
              newRecoveryCodes: [...someRecoveryCodes],
            },
          },
  });
  await screen.findByText("2 recovery codes are left.");
  await user.click(screen.getByRole("button", { name: "Make new recovery codes" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Make new recovery codes" }));
  const password = dialog.getByLabelText<HTMLInputElement>(/^Your password/);
  const code = dialog.getByLabelText<HTMLInputElement>(/^Code of your second step/);
  await user.type(password, "sidi bou said");
  await user.click(dialog.getByRole("button", { name: "Make new codes" }));
  await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
  expect(bodyOf("makeRecoveryCodes")).toBeUndefined();
  await user.type(code, "7k3mq-01zx9");
  await user.click(dialog.getByRole("button", { name: "Make new codes" }));
  await dialog.findByRole("alert");
  expect([password.value, code.value]).toEqual(["sidi bou said", "7k3mq-01zx9"]);
  isWrong = false;
  await user.click(dialog.getByRole("button", { name: "Make new codes" }));
  await screen.findByRole("dialog", { name: "Your recovery codes" });
  expect(bodyOf("makeRecoveryCodes")).toEqual({ password: "sidi bou said", factorCode: "7K3MQ01ZX9" });
});

test("[SF7] turning off the app requires a code, which is mailed on request", async () => {
  const mailed = { email: "amel@example.tn", expiresAt: "2026-11-20T12:15:00Z" };
  const { user, bodyOf, toasts } = open({
    ...withApp,
    mailAccountCode: () => ({ ok: true, data: mailed }),
    setSecondFactor: () => ({ ok: true, data: { method: null, isRequired: false } }),
  });
  await user.click(await screen.findByRole("button", { name: "Turn off" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Turn off the second step" }));
  await user.click(dialog.getByRole("button", { name: "Email me a code instead" }));
  await dialog.findByText("The code is in your inbox. It works for 15 minutes.");
  await user.type(dialog.getByLabelText(/^Your password/), "sidi bou said");
  await user.type(dialog.getByLabelText(/^Code of your second step/), "048 213");
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  await expect.poll(toasts).toEqual(["From your next sign-in on, this applies."]);
  expect(bodyOf("setSecondFactor")).toEqual({
    method: "none",
    password: "sidi bou said",
    factorCode: "048213",
  });
});

test("[SF7] with an app, adding a passkey requires password and code, and a wrong code shows an error", async () => {
  stubPasskeys();
  let isWrong = true;
  const { user, bodyOf, toasts } = open({
    ...withApp,
    preparePasskey: () =>
      isWrong
        ? refuse(422, "code_wrong", { fields: { factorCode: "invalid" } })
        : { ok: true, data: someCreation },
    addPasskey: () => ({ ok: true, data: { items: [...someSecurity.passkeys] } }),
  });
  await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
  await user.type(dialog.getByRole("textbox", { name: "Name of the passkey" }), "My phone");
  const password = dialog.getByLabelText<HTMLInputElement>(/^Current password/);
  await user.type(password, "sidi bou said");
  const code = dialog.getByLabelText<HTMLInputElement>(/^Code of your second step/);
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(code.getAttribute("aria-invalid")).toBe("true");
  await user.type(code, "7k3mq-01zx9");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await dialog.findByRole("alert");
  expect([password.value, code.value]).toEqual(["sidi bou said", "7k3mq-01zx9"]);
  expect(password.getAttribute("aria-invalid")).not.toBe("true");
  isWrong = false;
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await expect.poll(toasts).toEqual(["The passkey is added."]);
  expect(bodyOf("preparePasskey")).toEqual({ password: "sidi bou said", factorCode: "7K3MQ01ZX9" });
});

test("[SE1] a driver sees all sessions with the current one marked, and can end one or all others", async () => {
  const [first] = someSecurity.sessions;
  if (first === undefined) throw new Error("no session");
  let sessions = [...someSecurity.sessions, { ...first, id: "s3", isThis: false, browser: "Safari, iPhone" }];
  const keep = (kept: (id: string) => boolean) => {
    sessions = sessions.filter(({ id }) => kept(id));
    return { ok: true, data: { items: sessions } } as const;
  };
  const { user, calls, toasts } = open({
    ownSessions: () => ({ ok: true, data: { items: sessions } }),
    endOwnSession: ({ params }) => keep((id) => id !== params.sessionId),
    endOtherSessions: () => keep((id) => id === "s1"),
  });
  const list = within(await screen.findByRole("region", { name: "Your sessions" }));
  await expect.poll(() => list.getAllByRole("listitem")).toHaveLength(3);
  const [own, , phone] = list.getAllByRole("listitem");
  expect(own?.textContent).toContain("This browser");
  expect(within(own as HTMLElement).queryByRole("button")).toBeNull();
  await user.click(within(phone as HTMLElement).getByRole("button"));
  await expect.poll(toasts).toContain("The session is ended.");
  await expect.poll(() => list.getAllByRole("listitem")).toHaveLength(2);
  await user.click(list.getByRole("button", { name: "End all other sessions" }));
  await expect.poll(toasts).toContain("All other sessions are ended.");
  await expect.poll(() => list.getAllByRole("listitem")).toHaveLength(1);
  const ended = calls.flatMap(({ name }) => (name.startsWith("end") ? [name] : []));
  expect(ended).toEqual(["endOwnSession", "endOtherSessions"]);
});

test("a failed load shows a retry button", async () => {
  open({ passkeys: () => refuse(503, "not_ready") });
  expect(await screen.findByRole("button", { name: /Try again/ })).toBeTruthy();
});
