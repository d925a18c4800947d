// @vitest-environment jsdom
import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import type { Client } from "@sayara/api-client/client/createClient";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { User } from "@sayara/domain/user/User";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aUser } from "#web/testing/aUser.ts";
import { answered, fakeApi, named, refuse } from "#web/testing/fakeApi.ts";
import { loadSettingsPage } from "./Settings.load.ts";
import { Settings } from "./Settings.tsx";
import { useAvatarUpload } from "./useAvatarUpload.ts";
import { useConfirmationMail } from "./useConfirmationMail.ts";
import { useNotificationChoice } from "./useNotificationChoice.ts";
import { useProfile } from "./useProfile.ts";

const callbacks = {
  reload: vi.fn(async () => {}),
  onSaved: vi.fn(),
  onChanged: vi.fn(),
  onProblem: vi.fn(),
  onLanguage: vi.fn(),
};

type PageProps = Pick<ReturnType<typeof fakeApi>, "openApi"> & { user: User; hasPassword?: boolean };

function Page({ openApi, user, hasPassword = true }: PageProps) {
  const tools = { openApi, onProblem: callbacks.onProblem };
  const rules = () => ({ today: "2026-12-01", minimumAge: 21 });
  return (
    <Settings
      user={user}
      profile={useProfile({ ...tools, ...callbacks, user, hasPassword, rules })}
      avatar={useAvatarUpload({ ...tools, userId: user.id, onChanged: callbacks.onChanged })}
      notifications={useNotificationChoice({ ...tools, isEnabled: true, onChanged: callbacks.onChanged })}
      onLanguage={callbacks.onLanguage}
      confirmation={useConfirmationMail({ ...tools, email: user.email })}
    />
  );
}

function open(handlers: FakeHandlers, user = aUser(), hasPassword = true) {
  const { openApi, calls } = fakeApi(handlers);
  render(
    <Surroundings>
      <Page openApi={openApi} user={user} hasPassword={hasPassword} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), calls };
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("a changed profile is sent as a whole, and its draft is gone when it is said to be saved", async () => {
  const { user, calls } = open({ updateUser: () => named("saved") });
  // A page that is left as soon as it says so must keep no draft.
  let kept: number | undefined;
  callbacks.onSaved.mockImplementationOnce(() => (kept = sessionStorage.length));
  await user.click(screen.getByRole("textbox", { name: "About you" }));
  await user.paste("I drive slowly.");
  expect(sessionStorage.length).toBe(1);
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  await expect.poll(() => callbacks.onSaved).toHaveBeenCalledOnce();
  expect(kept).toBe(0);
  expect(callbacks.reload).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toMatchObject({
    id: aUser().id,
    fullName: "Amel Ben Salah",
    bio: "I drive slowly.",
  });
});

const typeAddress = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.clear(screen.getByRole("textbox", { name: "Email" }));
  await user.paste(email);
};

test("only a new address requires the password; a wrong one is reported beside it, and the values stay", async () => {
  const wrong = refuse(400, "invalid_input", { fields: { password: "password_wrong" } });
  const { user, calls } = open({ updateUser: () => wrong });
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await typeAddress(user, "amel.new@example.tn");
  await user.click(screen.getByLabelText("Current password"));
  await user.paste("a guess");
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect((await screen.findAllByText(/Wrong password/)).length).toBeGreaterThan(0);
  expect(calls[0]?.body).toMatchObject({ email: "amel.new@example.tn", password: "a guess" });
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "amel.new@example.tn");
  expect(callbacks.onSaved).not.toHaveBeenCalled();
  await typeAddress(user, "amel@example.tn");
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("an account without a password sees which mail allows its new address", async () => {
  const accepted = named("emailAwaitsPermission");
  const { user, calls } = open({ updateUser: () => accepted }, aUser(), false);
  await typeAddress(user, "amel.new@example.tn");
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  const status = await screen.findByText(/Open the link that we sent to/);
  expect(status.textContent).toContain("amel@example.tn");
  expect(status.textContent).toContain("amel.new@example.tn");
  expect(calls[0]?.body).not.toHaveProperty("password");
});

test("an address of another account is reported beside its field", async () => {
  const { user } = open({ updateUser: () => refuse(409, "email_registered") });
  await user.click(screen.getByRole("button", { name: "Save the profile" }));
  expect(await screen.findByText("This email address is already registered.")).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("emails are switched off at once", async () => {
  const { user, calls } = open({ updateEmailNotifications: () => answered });
  await user.click(screen.getByRole("switch", { name: "Email notifications" }));
  await expect.poll(() => callbacks.onChanged).toHaveBeenCalledWith(false);
  expect(calls[0]?.body).toEqual({ enableEmailNotifications: false });
});

test("a failed switch is reverted and reported", async () => {
  const { user } = open({ updateEmailNotifications: () => refuse(503, "not_ready") });
  await user.click(screen.getByRole("switch", { name: "Email notifications" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("switch", { name: "Email notifications" })).toHaveProperty("checked", true);
});

test("a file of another type is refused before any request", async () => {
  const { calls } = open({});
  const user = userEvent.setup({ applyAccept: false });
  const text = new File(["<svg/>"], "picture.svg", { type: "image/svg+xml" });
  await user.upload(screen.getByLabelText("Picture", { selector: "input" }), text);
  expect(await screen.findByText(/This kind of image is not accepted/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test("an upload shows its progress, and then that it is being saved", async () => {
  let reportProgress: (share: number) => void = () => {};
  let answer: () => void = () => {};
  const call: Client = (_endpoint: unknown, _input: unknown, options?: CallOptions): Promise<never> => {
    reportProgress = options?.onUploadProgress ?? reportProgress;
    return new Promise((resolve) => {
      answer = () =>
        resolve({ ok: false, status: 503, refusal: { code: "not_ready", message: "" } } as never);
    });
  };
  const picture = { width: 40, height: 30, close: () => {} };
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(picture));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["picture"])));
  render(
    <Surroundings>
      <Page openApi={() => Promise.resolve(call)} user={aUser()} />
    </Surroundings>,
  );
  const user = userEvent.setup();
  const file = new File(["picture"], "me.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("Picture", { selector: "input" }), file);
  await user.click(await screen.findByRole("button", { name: "Save the picture" }));
  const bar = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Upload of your picture" });
  act(() => reportProgress(0.428));
  expect(bar.value).toBe(0.428);
  expect(screen.getByText("42% uploaded")).toBeTruthy();
  act(() => reportProgress(1));
  expect(bar.hasAttribute("value")).toBe(false);
  expect(screen.getByText("Uploaded. Your picture is being saved…")).toBeTruthy();
  answer();
  await expect.poll(() => screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Your picture" })).toBeTruthy();
});

test("the picture can be deleted, where there is one", async () => {
  const { user } = open({ deleteAvatar: () => answered }, aUser({ avatar: "/avatars/1.webp" }));
  await user.click(screen.getByRole("button", { name: "Delete the picture" }));
  await expect.poll(() => callbacks.onChanged).toHaveBeenCalledWith(null);
  cleanup();
  open({});
  expect(screen.queryByRole("button", { name: "Delete the picture" })).toBeNull();
});

test("the confirmation mail of an unconfirmed address can be requested again", async () => {
  const { user, calls } = open({ resendLink: () => named("mailed") }, aUser({ verified: false }));
  await user.click(screen.getByRole("button", { name: "Send the link again" }));
  expect((await screen.findByRole("status")).textContent).toContain("amel@example.tn");
  expect(calls[0]?.body).toEqual({ email: "amel@example.tn" });
});

test("the language is chosen under its own name", async () => {
  const { user } = open({});
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Español");
  expect(callbacks.onLanguage).toHaveBeenCalledWith("es");
});

test("the page shows the account as the API returns it", async () => {
  const fresh = aUser({ fullName: "Amel Trabelsi" });
  const { openApi } = fakeApi({
    user: () => ({ ok: true, data: fresh }),
    hasPassword: () => named("notSet"),
  });
  expect(await loadSettingsPage(await openApi(), fresh.id)).toEqual({
    state: "ready",
    user: fresh,
    hasPassword: false,
  });
});

test("an ended session is no failure", async () => {
  const refused = () => refuse(401, "not_signed_in");
  const { openApi } = fakeApi({ user: refused, hasPassword: refused });
  expect(await loadSettingsPage(await openApi(), "user-1")).toEqual({ state: "signedOut" });
});
