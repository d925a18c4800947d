// @vitest-environment jsdom
import type { User } from "@sayara/domain/user/User";
import { beforeEach, expect, test, vi } from "vitest";
import { clearUserData } from "./storedUser/clearUserData.ts";
import { followOtherTabs } from "./storedUser/followOtherTabs.ts";
import { clearStoredUser } from "./storedUser/clearStoredUser.ts";
import { storeUser, refreshUser } from "./storedUser/storeUser.ts";
import { keyOfUser } from "../testing/configureTests.ts";
import { readSession } from "./restoreSession.ts";
import { rememberUnfinishedSignOut } from "./signOut/unfinishedSignOut.ts";
import { useSession } from "./useSession.ts";

const amel: User = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  type: "user",
  email: "amel@example.tn",
  fullName: "Amel Ben Salah",
  language: "fr",
  enableEmailNotifications: true,
  verified: true,
  phone: null,
  location: null,
  bio: null,
  birthDate: null,
  avatar: null,
  supplierId: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ session: { state: "unknown" } });
});

test("stores the sign-in response unchanged under sayara.user", () => {
  storeUser(amel);
  expect(JSON.parse(localStorage.getItem("sayara.user") ?? "")).toEqual(amel);
});

test("the language of a stored or refreshed user applies to the server's next document", () => {
  storeUser({ ...amel, language: "en" });
  expect(document.cookie).toContain("sayara.language=en");
  refreshUser({ ...amel, language: "es" });
  expect(document.cookie).toContain("sayara.language=es");
  expect(localStorage.getItem("sayara.language")).toBe("es");
});

test("a stored user whose schema fails to load leaves the session unreadable and stays stored", async () => {
  vi.doMock("./storedUser/parseStoredUser.ts", () => {
    throw new Error("not loaded");
  });
  localStorage.setItem("sayara.user", JSON.stringify(amel));
  const failed = await readSession().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(useSession.getState().session).toEqual({ state: "unreadable" });
  expect(localStorage.getItem("sayara.user")).not.toBeNull();
  vi.doUnmock("./storedUser/parseStoredUser.ts");
  await readSession();
  expect(useSession.getState().session).toEqual({ state: "signedIn", user: amel });
});

test("refreshUser stores a newer response about the current user", () => {
  storeUser(amel);
  refreshUser({ ...amel, bio: "From Sfax" });
  expect(JSON.parse(localStorage.getItem("sayara.user") ?? "")).toMatchObject({ bio: "From Sfax" });
  expect(useSession.getState().session).toMatchObject({ user: { bio: "From Sfax" } });
});

test.each([
  ["a sign-out", clearUserData],
  ["a sign-out in another tab", () => localStorage.removeItem("sayara.user")],
  ["another user's sign-in", () => storeUser({ ...amel, id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02" })],
])("refreshUser ignores a response that arrives after %s", (_event, change) => {
  storeUser(amel);
  change();
  rememberUnfinishedSignOut();
  const before = { ...localStorage };
  refreshUser({ ...amel, bio: "From Sfax" });
  expect({ ...localStorage }).toEqual(before);
  expect(useSession.getState().session).not.toMatchObject({ user: { bio: "From Sfax" } });
});

test("restores the stored user after a reload", async () => {
  storeUser(amel);
  useSession.setState({ session: { state: "unknown" } });
  await readSession();
  expect(useSession.getState().session).toEqual({ state: "signedIn", user: amel });
});

test.each(["{", "null", '{"id":1}'])("%s in storage makes the visitor a guest", async (text) => {
  localStorage.setItem("sayara.user", text);
  await readSession();
  expect(useSession.getState().session).toEqual({ state: "guest" });
});

test("clearUserData deletes storage and cookies except the language and the analytics consent", () => {
  storeUser(amel);
  sessionStorage.setItem("sayara.signUp", '{"fullName":"Amel"}');
  for (const name of ["sayara.language", "sayara.consent", "_ga", "other"])
    document.cookie = `${name}=x; Path=/`;
  clearUserData();
  expect(localStorage.getItem("sayara.user")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe("sayara.language=x; sayara.consent=x");
  expect(useSession.getState().session).toEqual({ state: "guest" });
});

test("clearUserData deletes the recent searches", () => {
  localStorage.setItem(keyOfUser, "[]");
  clearUserData();
  expect(localStorage.getItem(keyOfUser)).toBeNull();
});

test("an expired session keeps drafts", () => {
  storeUser(amel);
  sessionStorage.setItem("sayara.contact", '{"message":"Hello"}');
  clearStoredUser();
  expect(sessionStorage.getItem("sayara.contact")).toBe('{"message":"Hello"}');
});

test("a sign-out in one tab signs the others out and clears their drafts", async () => {
  storeUser(amel);
  sessionStorage.setItem("sayara.contact", '{"message":"Hello"}');
  followOtherTabs();
  localStorage.removeItem("sayara.user");
  window.dispatchEvent(new StorageEvent("storage", { key: "sayara.user", storageArea: localStorage }));
  await expect.poll(() => useSession.getState().session.state).toBe("guest");
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test("a sign-in in one tab signs the others in", async () => {
  followOtherTabs();
  localStorage.setItem("sayara.user", JSON.stringify(amel));
  window.dispatchEvent(new StorageEvent("storage", { key: "sayara.user", storageArea: localStorage }));
  await expect.poll(() => useSession.getState().session.state).toBe("signedIn");
});
