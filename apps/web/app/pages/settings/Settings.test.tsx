// @vitest-environment jsdom
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import type { UserData } from "@sayara/api-client/contract/accounts/UserData";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import type { Client } from "@sayara/api-client/client/createClient";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { noContent, fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { useNodeForms } from "@sayara/frontend/testing/useNodeForms";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { loadSettingsPage } from "@sayara/frontend/settings/loadSettingsPage";
import { stubPush } from "#web/testing/stubPush.ts";
import * as route from "./Settings.route.tsx";

function open(handlers: FakeHandlers, user = aUser(), hasPassword = true) {
  storeUser(user);
  const toasts = watchToasts();
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: user }),
    hasPassword: () => (hasPassword ? namedOutcome("set") : namedOutcome("notSet")),
    ...handlers,
  });
  return { ...openRoute(route, { at: "/settings", openApi }), calls, toasts };
}

/** Returns the body of the first call that is not a read. */
const bodyOf = (calls: { name: string; body?: unknown }[]) =>
  calls.find(({ name }) => name !== "user" && name !== "hasPassword")?.body;
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole("button", { name: "Save the profile" }));

test("[MA7] a driver agrees to promotional mails with a switch that describes them; staff have no such switch", async () => {
  const { user, calls, toasts } = open(
    { updatePromotions: () => noContent },
    aUser({ acceptsPromotions: false }),
  );
  const control = await screen.findByRole("switch", { name: "Offers and news by email" });
  expect(control).toHaveProperty("checked", false);
  expect(screen.getByText(/^Send me offers and news from /)).toBeTruthy();
  await user.click(control);
  await expect.poll(() => bodyOf(calls)).toEqual({ acceptsPromotions: true, language: "en" });
  await expect.poll(toasts).toEqual(["You will get offers and news by email."]);
  cleanup();
  open({}, aUser({ type: "supplier" }));
  await screen.findByRole("switch", { name: "Email notifications" });
  expect(screen.queryByRole("switch", { name: "Offers and news by email" })).toBeNull();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  clearStoredUser();
});

test("staff see no driver fields, and saving keeps their stored values", async () => {
  const staff = aUser({ type: "supplier", bio: "Manager", location: "Tunis", birthDate: "1980-02-03" });
  const { user, calls } = open({ updateUser: () => namedOutcome("saved") }, staff);
  const name = await screen.findByRole("textbox", { name: "Full name" });
  for (const label of ["About you", "Location"])
    expect(screen.queryByRole("textbox", { name: label })).toBeNull();
  expect(screen.queryByRole("group", { name: "Date of birth" })).toBeNull();
  expect(screen.getByText(/Agency/)).toBeTruthy();
  await user.clear(name);
  await user.type(name, "Amel Trabelsi");
  await save(user);
  await expect
    .poll(() => bodyOf(calls))
    .toMatchObject({
      fullName: "Amel Trabelsi",
      bio: "Manager",
      location: "Tunis",
      birthDate: "1980-02-03",
    });
});

test("saving a profile sends all of it, clears the draft and shows the saved values", async () => {
  const savedUser = aUser({ bio: "I drive slowly and well." });
  let isSaved = false;
  const { user, calls, toasts } = open({
    user: () => ({ ok: true, data: isSaved ? savedUser : aUser() }),
    updateUser: () => {
      isSaved = true;
      return namedOutcome("saved");
    },
  });
  await user.click(await screen.findByRole("textbox", { name: "About you" }));
  await user.paste("I drive slowly.");
  expect(sessionStorage.length).toBe(1);
  await save(user);
  await expect.poll(toasts).toHaveLength(1);
  expect(sessionStorage.length).toBe(0);
  expect(bodyOf(calls)).toMatchObject({
    id: aUser().id,
    fullName: "Amel Ben Salah",
    bio: "I drive slowly.",
  });
  const bio = screen.getByRole("textbox", { name: "About you" });
  await expect.poll(() => bio).toHaveProperty("value", "I drive slowly and well.");
});

const typeAddress = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.clear(await screen.findByRole("textbox", { name: "Email" }));
  await user.paste(email);
};

test("only a new address requires the password; a wrong password is reported beside its field, and the values stay", async () => {
  const wrong = refuse(400, "invalid_input", { fields: { password: "password_wrong" } });
  const { user, calls } = open({ updateUser: () => wrong });
  await screen.findByRole("textbox", { name: "Email" });
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await typeAddress(user, "amel.new@example.tn");
  await user.click(screen.getByLabelText("Current password"));
  await user.paste("a guess");
  await save(user);
  expect((await screen.findAllByText(/Wrong password/)).length).toBeGreaterThan(0);
  expect(bodyOf(calls)).toMatchObject({ email: "amel.new@example.tn", password: "a guess" });
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "amel.new@example.tn");
  await typeAddress(user, "amel@example.tn");
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("the page asks an account without a password to open the link mailed to its current address", async () => {
  const accepted = namedOutcome("emailAwaitsPermission");
  const { user, calls } = open({ updateUser: () => accepted }, aUser(), false);
  await typeAddress(user, "amel.new@example.tn");
  expect(screen.queryByLabelText("Current password")).toBeNull();
  await save(user);
  const status = await screen.findByText(/Open the link that we sent to/);
  expect(status.textContent).toContain("amel@example.tn");
  expect(status.textContent).toContain("amel.new@example.tn");
  expect(bodyOf(calls)).not.toHaveProperty("password");
});

test("an email address that belongs to another account is reported beside the field", async () => {
  const { user } = open({ updateUser: () => refuse(409, "email_registered") });
  await save(user);
  expect(await screen.findByText("This email address is already registered.")).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("turning off email notifications takes effect immediately", async () => {
  const { user, calls, toasts } = open({ updateEmailNotifications: () => noContent });
  await user.click(await screen.findByRole("switch", { name: "Email notifications" }));
  await expect.poll(toasts).toEqual(["You will get fewer emails."]);
  expect(bodyOf(calls)).toEqual({ enableEmailNotifications: false });
});

test("if a change fails, its switch is reverted and the failure is reported", async () => {
  const { user } = open({ updateEmailNotifications: () => refuse(503, "not_ready") });
  await user.click(await screen.findByRole("switch", { name: "Email notifications" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("switch", { name: "Email notifications" })).toHaveProperty("checked", true);
});

test("a file of another type is rejected before any request", async () => {
  const { calls } = open({});
  const user = userEvent.setup({ applyAccept: false });
  const text = new File(["<svg/>"], "picture.svg", { type: "image/svg+xml" });
  await user.upload(await screen.findByLabelText("Picture", { selector: "input" }), text);
  expect(await screen.findByText(/This kind of image is not accepted/)).toBeTruthy();
  expect(bodyOf(calls)).toBeUndefined();
});

test("an upload shows its progress, then that the file is being saved", async () => {
  let reportProgress: (share: number) => void = () => {};
  let respond: () => void = () => {};
  const { openApi } = fakeApi({
    user: () => ({ ok: true, data: aUser() }),
    hasPassword: () => namedOutcome("set"),
  });
  const defaultCall = await openApi();
  const call = ((endpoint: Endpoint, input: never, options?: CallOptions) => {
    if (endpoint.name !== "updateAvatar") return defaultCall(endpoint, input, options);
    reportProgress = options?.onUploadProgress ?? reportProgress;
    return new Promise((resolve) => {
      respond = () => resolve({ ok: false, status: 503, refusal: { code: "not_ready", message: "" } });
    });
  }) as Client;
  const picture = { width: 40, height: 30, close: () => {} };
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(picture));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["picture"])));
  storeUser(aUser());
  const { user } = openRoute(route, { at: "/settings", openApi: () => Promise.resolve(call) });
  const file = new File(["picture"], "me.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("Picture", { selector: "input" }), file);
  await screen.findByRole("button", { name: "Save the picture" });
  await useNodeForms();
  await user.click(screen.getByRole("button", { name: "Save the picture" }));
  const bar = await screen.findByRole<HTMLProgressElement>("progressbar", { name: "Upload of your picture" });
  act(() => reportProgress(0.428));
  expect(bar.value).toBe(0.428);
  expect(screen.getByText("42% uploaded")).toBeTruthy();
  act(() => reportProgress(1));
  expect(bar.hasAttribute("value")).toBe(false);
  expect(screen.getByText("Uploaded. Your picture is being saved…")).toBeTruthy();
  respond();
  await expect.poll(() => screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Your picture" })).toBeTruthy();
});

test("an existing picture can be deleted", async () => {
  const { user, toasts } = open({ deleteAvatar: () => noContent }, aUser({ avatar: "/avatars/1.webp" }));
  await user.click(await screen.findByRole("button", { name: "Delete the picture" }));
  await expect.poll(toasts).toEqual(["Your picture is deleted."]);
  cleanup();
  open({});
  await screen.findByRole("button", { name: "Add a picture" });
  expect(screen.queryByRole("button", { name: "Delete the picture" })).toBeNull();
});

test("the confirmation mail for an unconfirmed address can be requested again", async () => {
  const { user, calls } = open({ resendLink: () => namedOutcome("mailed") }, aUser({ verified: false }));
  await user.click(await screen.findByRole("button", { name: "Send the link again" }));
  expect((await screen.findByRole("status")).textContent).toContain("amel@example.tn");
  expect(bodyOf(calls)).toEqual({ email: "amel@example.tn" });
});

test("loading the page returns the account from the API and whether it has a password", async () => {
  const currentUser = aUser({ fullName: "Amel Trabelsi" });
  const { openApi } = fakeApi({
    user: () => ({ ok: true, data: currentUser }),
    hasPassword: () => namedOutcome("notSet"),
  });
  expect(await loadSettingsPage(await openApi(), currentUser.id)).toEqual({
    state: "ready",
    user: currentUser,
    hasPassword: false,
  });
});

test("an ended session is not reported as a failure", async () => {
  const refuseSession = () => refuse(401, "not_signed_in");
  const { openApi } = fakeApi({ user: refuseSession, hasPassword: refuseSession });
  expect(await loadSettingsPage(await openApi(), "user-1")).toEqual({ state: "signedOut" });
});

test("deleting the account explains which data are kept and why, requires the password and signs the user out", async () => {
  let respond: NonNullable<FakeHandlers["deleteAccount"]> = () =>
    refuse(400, "invalid_input", { fields: { password: "password_wrong" } });
  const { user, calls, toasts } = open({ deleteAccount: (...call) => respond(...call) });
  await user.click(await screen.findByRole("button", { name: "Delete my account…" }));
  const dialog = screen.getByRole("dialog", { name: "Delete your account?" });
  expect(dialog.textContent).toMatch(/Kept.*with your name only, for ten years.*accounting law/);
  const send = () => user.click(screen.getByRole("button", { name: "Delete my account" }));
  await send();
  expect(calls.some(({ name }) => name === "deleteAccount")).toBe(false);
  const field = screen.getByLabelText(/^Current password/);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.type(field, "a guess");
  await send();
  await screen.findByText(/Wrong password/);
  respond = () => refuse(409, "booking_live");
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain("a booking that is not over");
  respond = () => ({ ok: true, data: undefined });
  await send();
  await screen.findByText("At /");
  await expect.poll(toasts).toEqual(["Your account is deleted. We have sent you an email that says so."]);
  expect(calls.at(-1)).toMatchObject({ params: { id: aUser().id }, body: { password: "a guess" } });
  expect(localStorage.getItem("sayara.user")).toBeNull();
});

test("if the password is not accepted as proof, a code is mailed, and the account's data are then saved as a file", async () => {
  const savedBlobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => (savedBlobs.push(blob as Blob), "blob:x"));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const mailed = { email: "amel@example.tn", expiresAt: "2026-11-20T12:15:00Z" };
  const { user, calls } = open({
    mailAccountCode: () => ({ ok: true, data: mailed }),
    userData: ({ body }) =>
      body.code === undefined
        ? refuse(403, "proof_required", { fields: { code: "required" } })
        : { ok: true, data: someUserData },
  });
  await user.click(await screen.findByRole("button", { name: "Download my data" }));
  // The account's password was set within a session, so it is not accepted as proof.
  await user.type(screen.getByLabelText(/^Current password/), "set by a session");
  await user.click(screen.getByRole("button", { name: "Download" }));
  await user.click(await screen.findByRole("button", { name: "Email me a code" }));
  await user.type(await screen.findByLabelText(/^Code from the email/), "048 213");
  await user.click(screen.getByRole("button", { name: "Download" }));
  await expect.poll(() => savedBlobs).toHaveLength(1);
  expect(calls.filter(({ name }) => name === "userData").at(-1)).toMatchObject({ body: { code: "048213" } });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("if the file of account data lacks entries of a list, a toast says so", async () => {
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => "blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const incomplete = [{ list: "notifications", included: 5000 }];
  const { user, toasts } = open({
    userData: () => ({ ok: true, data: { ...someUserData, incomplete } }),
  });
  await user.click(await screen.findByRole("button", { name: "Download my data" }));
  await user.type(screen.getByLabelText(/^Current password/), "a good password");
  await user.click(screen.getByRole("button", { name: "Download" }));
  await expect.poll(toasts).toEqual([expect.stringContaining("only the newest entries")]);
});

test("staff see who can delete their account", async () => {
  open({}, aUser({ type: "supplier" }));
  await screen.findByText(/deleted by the operator of the site/);
  expect(screen.queryByRole("button", { name: /Delete my account/ })).toBeNull();
});

const { email, fullName, phone, birthDate, id, avatar, location, bio } = aUser();
const someUserData: UserData = {
  createdAt: "2026-11-20T12:00:00.000Z",
  marketplace: "Sayara",
  account: {
    id,
    email,
    fullName,
    phone,
    birthDate,
    avatar,
    location,
    bio,
    type: "user",
    pendingEmail: null,
    language: "fr",
    status: "active",
    hasPassword: true,
    emailConfirmedAt: null,
    createdAt: "2026-11-01T12:00:00.000Z",
    agency: null,
  },
  consents: { emailNotifications: true, promotions: [] },
  signInMethods: [],
  sessions: [],
  passkeys: [],
  pushDevices: [],
  savedCars: [],
  mailedLinks: [],
  bookings: [],
  reviews: [],
  notifications: [],
  messages: [],
  reminders: [],
  accountLog: [],
  messagesAsStaff: [],
  ownStaffActions: [],
};

test("[WP1] [WP6] a press turns notifications on for this device and off again; only a press asks for the browser's permission", async () => {
  const push = stubPush();
  const publicKey = "key";
  const { user, calls, toasts } = open({
    pushDevice: () => ({ ok: true, data: { isOn: false, publicKey } }),
    savePushDevice: () => ({ ok: true, data: { isOn: true, publicKey } }),
    removePushDevice: () => ({ ok: true, data: { isOn: false, publicKey } }),
  });
  const control = await screen.findByRole("switch", { name: "Notifications on this device" });
  expect(push.notification.requestPermission).not.toHaveBeenCalled();
  await user.click(control);
  await expect.poll(toasts).toEqual(["This device shows the important moments."]);
  expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey });
  expect(calls.find(({ name }) => name === "savePushDevice")).toMatchObject({ body: push.subscription });
  await expect.poll(() => control).toHaveProperty("checked", true);
  await user.click(control);
  await expect.poll(() => control).toHaveProperty("checked", false);
  expect(calls.map(({ name }) => name)).toContain("removePushDevice");
  expect(push.unsubscribe).toHaveBeenCalled();
  push.restore();
});

test("[WP1] if the permission is refused, the browser is too old, or an iPhone lacks the installed site, the page says what can be done", async () => {
  const push = stubPush({ answer: "denied" });
  const { user } = open({ pushDevice: () => ({ ok: true, data: { isOn: false, publicKey: "key" } }) });
  await user.click(await screen.findByRole("switch", { name: "Notifications on this device" }));
  expect(await screen.findByText("Your browser blocks notifications of this site")).toBeTruthy();
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "PushManager");
  open({});
  expect(await screen.findByText(/^This browser shows no notifications of sites/)).toBeTruthy();
  cleanup();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)");
  open({});
  expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
  push.restore();
});
