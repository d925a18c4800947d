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
import * as route from "./Activate.route.tsx";

const me = aUser({ verified: false });
const token = "t".repeat(43);
const link = `u=${me.id}&e=amel%40example.tn&t=${token}`;

/** Opens the page in a browser with or without a signed-in user. */
function open(handlers: FakeHandlers = {}, { isSignedIn = true, query = link } = {}) {
  if (isSignedIn) storeUser(me);
  else clearStoredUser();
  const { openApi, calls } = fakeApi({ checkToken: () => namedOutcome("valid"), ...handlers });
  return { ...openRoute(route, { at: `/activate?${query}`, openApi }), calls };
}

const submissionsOf = (calls: { name: string }[]) => calls.filter(({ name }) => name !== "checkToken");
const deadLink = { checkToken: () => namedOutcome("invalid") };
const button = (name: string) => screen.findByRole("button", { name });

const activatedResponse = { ok: true, outcome: "activated", data: aUser() } as const;

afterEach(() => {
  cleanup();
  clearStoredUser();
});

async function choosePassword(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByLabelText("New password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByRole("button", { name: "Save and sign in" }));
}

test("opening the page does not use up the link; pressing the button does", async () => {
  const { user, calls } = open({ activate: () => activatedResponse });
  await button("Confirm my address");
  expect(submissionsOf(calls)).toEqual([]);
  await user.click(await button("Confirm my address"));
  expect(await screen.findByText("At /")).toBeTruthy();
  expect(submissionsOf(calls)).toMatchObject([{ body: { userId: me.id, token } }]);
});

test("the link in the mail about a guest's booking opens the booking after the confirmation", async () => {
  const { user } = open({ activate: () => activatedResponse }, { query: `${link}&b=${me.id}` });
  await user.click(await button("Confirm my address"));
  expect(await screen.findByText(`At /booking?b=${me.id}`)).toBeTruthy();
});

test("a signed-out visitor must set a password immediately and sees the reason", async () => {
  const { user, calls } = open({ activate: () => activatedResponse }, { isSignedIn: false });
  expect((await screen.findByRole("status")).textContent).toMatch(
    /You are not signed in on this device.*stops working/,
  );
  expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
  await choosePassword(user);
  expect(await screen.findByText("At /")).toBeTruthy();
  expect(submissionsOf(calls)).toMatchObject([{ body: { password: "sidi bou said" } }]);
});

test("if the session has expired, the page requires a password after the click", async () => {
  const { user, calls } = open({
    activate: ({ body }) =>
      body.password === undefined
        ? refuse(400, "invalid_input", { fields: { password: "required" } })
        : activatedResponse,
  });
  await user.click(await button("Confirm my address"));
  await choosePassword(user);
  expect(await screen.findByText("At /")).toBeTruthy();
  expect(submissionsOf(calls).at(-1)).toMatchObject({ body: { password: "sidi bou said" } });
});

test("a link used in the meantime is reported", async () => {
  const states = [namedOutcome("valid"), namedOutcome("invalid")];
  const { user } = open({
    checkToken: () => states.shift() ?? namedOutcome("invalid"),
    activate: () => namedOutcome("invalidLink"),
  });
  await user.click(await button("Confirm my address"));
  expect(await screen.findByText(/This activation link has expired/)).toBeTruthy();
});

test("an expired link is explained, and a new one can be requested without checking the old one again", async () => {
  const { user, calls } = open({ ...deadLink, resendLink: () => namedOutcome("mailed") });
  expect(await screen.findByText(/This activation link has expired/)).toBeTruthy();
  await user.click(await button("Send me a new link"));
  expect((await screen.findByRole("status")).textContent).toContain("amel@example.tn");
  expect(calls.map(({ name }) => name)).toEqual(["checkToken", "resendLink"]);
});

test("a request for a new link for an address that needs no confirmation shows a link to the sign-in page", async () => {
  const { user } = open({ ...deadLink, resendLink: () => namedOutcome("nothingPending") });
  await user.click(await button("Send me a new link"));
  expect((await screen.findByRole("alert")).textContent).toContain("No account is waiting");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});

test("a link that could not be checked stays valid and can be retried", async () => {
  const states = [refuse(503, "not_ready"), namedOutcome("valid")];
  const { user } = open({ checkToken: () => states.shift() ?? namedOutcome("valid") });
  expect((await screen.findByRole("alert")).textContent).toContain("Your link is still valid");
  await user.click(await button("Try again"));
  expect(await button("Confirm my address")).toBeTruthy();
});

test("a used link tells its signed-in owner that the address is already confirmed", async () => {
  storeUser(aUser({ verified: true }));
  const { openApi } = fakeApi(deadLink);
  openRoute(route, { at: `/activate?${link}`, openApi });
  expect(await screen.findByText("This address is already confirmed")).toBeTruthy();
  expect(screen.queryByText(/has expired/)).toBeNull();
});
