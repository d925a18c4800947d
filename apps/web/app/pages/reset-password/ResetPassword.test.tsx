// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useActivation } from "#web/shared/NewPassword/useActivation.ts";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aUser } from "#web/testing/aUser.ts";
import { fakeApi, named } from "#web/testing/fakeApi.ts";
import { ResetPassword } from "./ResetPassword.tsx";

const link = { userId: "user-1", email: "amel@example.tn", token: "t".repeat(43) };
const good: LinkState = { state: "good", link };
const callbacks = { onDone: vi.fn(), onDead: vi.fn() };

function Page({ openApi, loaded }: Pick<ReturnType<typeof fakeApi>, "openApi"> & { loaded: LinkState }) {
  const { link: now, form } = useActivation({ opened: loaded, asksPassword: true, openApi, ...callbacks });
  return <ResetPassword link={now} form={form} onRetry={() => {}} />;
}

function open(loaded: LinkState, handlers: FakeHandlers = {}) {
  const { openApi, calls } = fakeApi(handlers);
  render(
    <Surroundings>
      <Page openApi={openApi} loaded={loaded} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), calls };
}

async function choose(user: ReturnType<typeof userEvent.setup>, password: string, confirmation = password) {
  await user.click(screen.getByLabelText("New password"));
  await user.paste(password);
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste(confirmation);
  await user.keyboard("{Enter}");
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("a new password is sent with the link's token", async () => {
  const { user, calls } = open(good, { activate: () => ({ ok: true, outcome: "activated", data: aUser() }) });
  await choose(user, "la marsa");
  await expect.poll(() => callbacks.onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ userId: "user-1", token: link.token, password: "la marsa" });
});

test("two different passwords are not sent", async () => {
  const { user, calls } = open(good);
  await choose(user, "la marsa", "la goulette");
  expect(await screen.findByText("The two passwords do not match.")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a link used meanwhile is reported", async () => {
  const { user } = open(good, { activate: () => named("invalidLink") });
  await choose(user, "la marsa");
  await expect.poll(() => callbacks.onDead).toHaveBeenCalledOnce();
  expect(screen.getByRole("heading", { name: "This link no longer works" })).toBeTruthy();
});

test.each(["dead", "broken"] as const)("a %s link has a link to request another", (state) => {
  open(state === "dead" ? { state, email: link.email } : { state });
  expect(screen.getByRole("link", { name: "Ask for a new link" }).getAttribute("href")).toBe(
    "/forgot-password",
  );
});
