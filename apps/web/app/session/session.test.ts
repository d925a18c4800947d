// @vitest-environment jsdom
import type { User } from "@sayara/domain/user/User";
import { beforeEach, expect, test } from "vitest";
import { clearTraces } from "./clearTraces.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { forgetUser } from "./forgetUser.ts";
import { keepUser, refreshUser } from "./keepUser.ts";
import { readSession } from "./restoreSession.ts";
import { rememberUnfinishedSignOut } from "./unfinishedSignOut.ts";
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

test("the answer of a sign-in is stored as it came, under its fixed key", () => {
  keepUser(amel);
  expect(JSON.parse(localStorage.getItem("sayara.user") ?? "")).toEqual(amel);
});

test("what the server says anew about the current user is kept", () => {
  keepUser(amel);
  refreshUser({ ...amel, bio: "From Sfax" });
  expect(JSON.parse(localStorage.getItem("sayara.user") ?? "")).toMatchObject({ bio: "From Sfax" });
  expect(useSession.getState().session).toMatchObject({ user: { bio: "From Sfax" } });
});

test.each([
  ["they have signed out", clearTraces],
  ["another tab has signed them out", () => localStorage.removeItem("sayara.user")],
  ["somebody else has come", () => keepUser({ ...amel, id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02" })],
])("an answer about somebody that comes when %s changes nothing", (_when, happens) => {
  keepUser(amel);
  happens();
  rememberUnfinishedSignOut();
  const before = { ...localStorage };
  refreshUser({ ...amel, bio: "From Sfax" });
  expect({ ...localStorage }).toEqual(before);
  expect(useSession.getState().session).not.toMatchObject({ user: { bio: "From Sfax" } });
});

test("the stored user is back after a reload", async () => {
  keepUser(amel);
  useSession.setState({ session: { state: "unknown" } });
  await readSession();
  expect(useSession.getState().session).toEqual({ state: "signedIn", user: amel });
});

test.each(["{", "null", '{"id":1}'])("%s in storage is nobody", async (text) => {
  localStorage.setItem("sayara.user", text);
  await readSession();
  expect(useSession.getState().session).toEqual({ state: "guest" });
});

test("before a sign-out everything of the person goes, except language and consent", () => {
  keepUser(amel);
  sessionStorage.setItem("sayara.signUp", '{"fullName":"Amel"}');
  for (const name of ["sayara.language", "sayara.consent", "_ga", "other"])
    document.cookie = `${name}=x; Path=/`;
  clearTraces();
  expect(localStorage.getItem("sayara.user")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie.split("; ").toSorted()).toEqual(["sayara.consent=x", "sayara.language=x"]);
  expect(useSession.getState().session).toEqual({ state: "guest" });
});

test("a session that ran out costs nothing that was typed", () => {
  keepUser(amel);
  sessionStorage.setItem("sayara.contact", '{"message":"Hello"}');
  forgetUser();
  expect(sessionStorage.getItem("sayara.contact")).toBe('{"message":"Hello"}');
});

test("signing out in one tab signs out the others, and clears what was typed there", async () => {
  keepUser(amel);
  sessionStorage.setItem("sayara.contact", '{"message":"Hello"}');
  followOtherTabs();
  localStorage.removeItem("sayara.user");
  window.dispatchEvent(new StorageEvent("storage", { key: "sayara.user", storageArea: localStorage }));
  await expect.poll(() => useSession.getState().session.state).toBe("guest");
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test("signing in in one tab signs in the others", async () => {
  followOtherTabs();
  localStorage.setItem("sayara.user", JSON.stringify(amel));
  window.dispatchEvent(new StorageEvent("storage", { key: "sayara.user", storageArea: localStorage }));
  await expect.poll(() => useSession.getState().session.state).toBe("signedIn");
});
