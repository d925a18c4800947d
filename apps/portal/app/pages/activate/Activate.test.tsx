// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as route from "./Activate.route.tsx";

const owner = aUser({ type: "supplier", email: "hichem@jasmin.example", verified: false });
const token = "t".repeat(43);
const link = `u=${owner.id}&e=hichem%40jasmin.example&t=${token}`;
const activated = { ok: true, outcome: "activated", data: { ...owner, verified: true } } as const;

function open(handlers: FakeHandlers = {}, { isSignedIn = false, query = link } = {}) {
  if (isSignedIn) storeUser(owner);
  else clearStoredUser();
  const { openApi, calls } = fakeApi(
    { checkToken: () => namedOutcome("valid"), ...handlers },
    { onSignedIn: storeUser },
  );
  return { ...openRoute(route, { at: `/activate?${query}`, openApi }), calls };
}

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[JN1] on another device, the owner chooses a password, is signed in, and continues to the start page", async () => {
  const { user, calls } = open({ activate: () => activated });
  expect(
    await screen.findByText(/you sign in as hichem@jasmin.example, and prepare your agency/),
  ).toBeTruthy();
  await user.click(screen.getByLabelText("New password"));
  await user.paste("tasse bleue du lundi");
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste("tasse bleue du lundi");
  await user.click(screen.getByRole("button", { name: "Save and sign in" }));
  expect(await screen.findByText("At /start")).toBeTruthy();
  expect(calls).toMatchObject([
    { name: "checkToken", params: { appType: "backend", userId: owner.id, token } },
    { name: "activate", body: { userId: owner.id, token, password: "tasse bleue du lundi" } },
  ]);
  expect(localStorage.getItem("sayara.portal.user")).toContain("hichem@jasmin.example");
});

test("[JN1] in the browser that registered, one press confirms the address", async () => {
  const { user, calls } = open({ activate: () => activated }, { isSignedIn: true });
  expect(await screen.findByText(/Messages about your agency will go to/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  expect(await screen.findByText("At /start")).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({ name: "activate", body: { userId: owner.id, token } });
});

test("[SF1] an account with a second factor has to sign in first", async () => {
  const { user } = open({ activate: () => refuse(403, "not_allowed") });
  await user.click(await screen.findByLabelText("New password"));
  await user.paste("tasse bleue du lundi");
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste("tasse bleue du lundi");
  await user.click(screen.getByRole("button", { name: "Save and sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please sign in first.");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});

test("an expired link is explained, and a new one can be mailed to its address", async () => {
  const { user, calls } = open({
    checkToken: () => namedOutcome("invalid"),
    resendLink: () => namedOutcome("mailed"),
  });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send me a new link" }));
  expect((await screen.findByRole("status")).textContent).toContain("hichem@jasmin.example");
  expect(calls.at(-1)).toMatchObject({ name: "resendLink", body: { email: "hichem@jasmin.example" } });
});

test("an incomplete link is explained without an API call", async () => {
  const { calls } = open({}, { query: "u=1" });
  expect(await screen.findByRole("heading", { name: "This link is not complete" })).toBeTruthy();
  expect(calls).toEqual([]);
});
