// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import * as allow from "./AllowEmailChange.route.tsx";
import * as undo from "./UndoEmailChange.route.tsx";

const userId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const token = "t".repeat(43);
const query = `u=${userId}&e=amel%40example.tn&t=${token}`;

function open(route: typeof allow | typeof undo, handlers: FakeHandlers = {}, link = query) {
  const { openApi, calls } = fakeApi(handlers);
  return { ...openRoute(route, { at: `/email-change?${link}`, openApi }), calls };
}

const button = (name: string) => screen.findByRole("button", { name });

afterEach(cleanup);

test("opening the link changes nothing; the button undoes the change and opens the password reset", async () => {
  const reset = { email: "amel@example.tn", token: "r".repeat(43) };
  const { user, calls } = open(undo, {
    undoEmailChange: () => ({ ok: true, outcome: "undone", data: reset }),
  });
  await button("Undo the change");
  expect(calls).toEqual([]);
  await user.click(await button("Undo the change"));
  const address = new URLSearchParams({ u: userId, e: reset.email, t: reset.token });
  expect(await screen.findByText(`At /reset-password?${address}`)).toBeTruthy();
  expect(calls[0]?.body).toEqual({ userId, token });
});

test("a used or expired link is explained, with a link to the contact page", async () => {
  const { user } = open(undo, { undoEmailChange: () => namedOutcome("invalidLink") });
  await user.click(await button("Undo the change"));
  expect(await screen.findByText("This link no longer works")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
});

test("an incomplete link sends no request", async () => {
  const { calls } = open(allow, {}, "u=1");
  expect(await screen.findByText("This link no longer works")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("after allowing the change, the page names the recipient of the next link", async () => {
  const { user, calls } = open(allow, { allowEmailChange: () => namedOutcome("allowed") });
  await user.click(await button("Allow the new address"));
  expect(await screen.findByText("Check the inbox of the new address")).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test("a refusal is shown beside the button, which can be pressed again", async () => {
  const { user } = open(allow, { allowEmailChange: () => refuse(503, "not_ready") });
  await user.click(await button("Allow the new address"));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Allow the new address" })).toBeTruthy();
});
