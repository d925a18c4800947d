// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome } from "@sayara/frontend/testing/fakeApi";
import * as route from "./ResetPassword.route.tsx";

const userId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const token = "t".repeat(43);
const link = `u=${userId}&e=amel%40example.tn&t=${token}`;

function open(handlers: FakeHandlers = {}, query = link) {
  const { openApi, calls } = fakeApi({ checkToken: () => namedOutcome("valid"), ...handlers });
  return { ...openRoute(route, { at: `/reset-password?${query}`, openApi }), calls };
}

async function submitPasswords(
  user: ReturnType<typeof userEvent.setup>,
  password: string,
  confirmation = password,
) {
  await user.click(await screen.findByLabelText("New password"));
  await user.paste(password);
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste(confirmation);
  await user.keyboard("{Enter}");
}

afterEach(cleanup);

const submissionsOf = (calls: { name: string }[]) => calls.filter(({ name }) => name !== "checkToken");

test("a new password is sent with the link's token and opens the home page", async () => {
  const { user, calls } = open({ activate: () => ({ ok: true, outcome: "activated", data: aUser() }) });
  await submitPasswords(user, "la marsa");
  expect(await screen.findByText("At /")).toBeTruthy();
  expect(submissionsOf(calls)).toMatchObject([{ body: { userId, token, password: "la marsa" } }]);
});

test("two different passwords are not sent", async () => {
  const { user, calls } = open();
  await submitPasswords(user, "la marsa", "la goulette");
  expect(await screen.findByText("The two passwords do not match.")).toBeTruthy();
  expect(submissionsOf(calls)).toEqual([]);
});

test("a link used in the meantime is reported", async () => {
  const states = [namedOutcome("valid"), namedOutcome("invalid")];
  const { user } = open({
    checkToken: () => states.shift() ?? namedOutcome("invalid"),
    activate: () => namedOutcome("invalidLink"),
  });
  await submitPasswords(user, "la marsa");
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
});

test.each([
  ["used or expired", link],
  ["incomplete", "u=1"],
])("the page of a %s link offers to request another link", async (_state, query) => {
  open({ checkToken: () => namedOutcome("invalid") }, query);
  const requestLink = await screen.findByRole("link", { name: "Ask for a new link" });
  expect(requestLink.getAttribute("href")).toBe("/forgot-password");
});
