// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { fakeApi, named, refuse } from "#web/testing/fakeApi.ts";
import { type EmailChangeAction, EmailChange } from "./EmailChange.tsx";
import { useEmailChange } from "./useEmailChange.ts";

const link = { userId: "user-1", email: "amel@example.tn", token: "t".repeat(43) };
const onUndone = vi.fn();

type PageProps = Pick<ReturnType<typeof fakeApi>, "openApi"> & {
  action: EmailChangeAction;
  opened: typeof link | null;
};

function Page({ openApi, action, opened }: PageProps) {
  return <EmailChange {...useEmailChange({ action, link: opened, openApi, onUndone })} />;
}

function open(action: EmailChangeAction, handlers: FakeHandlers = {}, opened: typeof link | null = link) {
  const { openApi, calls } = fakeApi(handlers);
  render(
    <Surroundings>
      <Page openApi={openApi} action={action} opened={opened} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), calls };
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("opening the link undoes nothing; the button does, and opens the password reset", async () => {
  const reset = { email: link.email, token: "r".repeat(43) };
  const { user, calls } = open("undo", {
    undoEmailChange: () => ({ ok: true, outcome: "undone", data: reset }),
  });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Undo the change" }));
  await expect.poll(() => onUndone).toHaveBeenCalledWith({ userId: "user-1", ...reset });
  expect(calls[0]?.body).toEqual({ userId: "user-1", token: link.token });
});

test("a used or expired link is explained, with a link to the contact page", async () => {
  const { user } = open("undo", { undoEmailChange: () => named("invalidLink") });
  await user.click(screen.getByRole("button", { name: "Undo the change" }));
  expect(await screen.findByText("This link no longer works")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/contact");
});

test("an incomplete link sends no request", () => {
  const { calls } = open("allow", {}, null);
  expect(screen.getByText("This link no longer works")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("after allowing, the recipient of the next link is named", async () => {
  const { user, calls } = open("allow", { allowEmailChange: () => named("allowed") });
  await user.click(screen.getByRole("button", { name: "Allow the new address" }));
  expect((await screen.findByRole("status")).textContent).toContain("Check the inbox of the new address");
  expect(calls).toHaveLength(1);
});

test("a refusal is shown beside the button, which can be pressed again", async () => {
  const { user } = open("allow", { allowEmailChange: () => refuse(503, "not_ready") });
  await user.click(screen.getByRole("button", { name: "Allow the new address" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Allow the new address" })).toBeTruthy();
});
