// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { emptyNewPassword } from "#web/shared/NewPassword/checkNewPassword.ts";
import { useActivation } from "#web/shared/NewPassword/useActivation.ts";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aForm } from "#web/testing/aForm.ts";
import { aUser } from "#web/testing/aUser.ts";
import { fakeApi, named, refuse } from "#web/testing/fakeApi.ts";
import { Activate } from "./Activate.tsx";
import { useNewLink } from "./useNewLink.ts";

const link = { userId: "user-1", email: "amel@example.tn", token: "t".repeat(43) };
const good: LinkState = { state: "good", link };
const callbacks = { onDone: vi.fn(), onDead: vi.fn(), onRetry: vi.fn() };

type PageProps = Pick<ReturnType<typeof fakeApi>, "openApi"> & { loaded: LinkState; asksPassword: boolean };

function Page({ openApi, loaded, asksPassword }: PageProps) {
  const {
    link: now,
    form,
    needsPassword,
  } = useActivation({
    opened: loaded,
    asksPassword,
    openApi,
    ...callbacks,
  });
  const newLink = useNewLink({ email: "email" in loaded ? loaded.email : "", openApi });
  return (
    <Activate
      link={now}
      confirmation={{ form, needsPassword }}
      newLink={{ form: newLink.form, sentTo: newLink.sentTo, onAgain: newLink.askAgain }}
      onRetry={callbacks.onRetry}
    />
  );
}

function open(loaded: LinkState, handlers: FakeHandlers = {}, { asksPassword = false } = {}) {
  const { openApi, calls } = fakeApi(handlers);
  render(
    <Surroundings>
      <Page openApi={openApi} loaded={loaded} asksPassword={asksPassword} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), calls };
}

const activated = { ok: true, outcome: "activated", data: aUser() } as const;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("opening the page does not spend the link; the button does", async () => {
  const { user, calls } = open(good, { activate: () => activated });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  await expect.poll(() => callbacks.onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ userId: "user-1", token: link.token });
});

test("without a session a password is required at once, with the reason", async () => {
  const { user, calls } = open(good, { activate: () => activated }, { asksPassword: true });
  expect(screen.getByRole("status").textContent).toMatch(
    /You are not signed in on this device.*stops working/,
  );
  expect(screen.queryByRole("button", { name: "Confirm my address" })).toBeNull();
  await user.click(screen.getByLabelText("New password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByRole("button", { name: "Save and sign in" }));
  await expect.poll(() => callbacks.onDone).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ password: "sidi bou said" });
});

test("a session that has ended requires a password after the press", async () => {
  const { user, calls } = open(good, {
    activate: ({ body }) =>
      body.password === undefined
        ? refuse(400, "invalid_input", { fields: { password: "required" } })
        : activated,
  });
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  await user.click(await screen.findByLabelText("New password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByLabelText("Repeat the new password"));
  await user.paste("sidi bou said");
  await user.click(screen.getByRole("button", { name: "Save and sign in" }));
  await expect.poll(() => callbacks.onDone).toHaveBeenCalledOnce();
  expect(calls.at(-1)?.body).toMatchObject({ password: "sidi bou said" });
});

test("a link used meanwhile is reported", async () => {
  const { user } = open(good, { activate: () => named("invalidLink") });
  await user.click(screen.getByRole("button", { name: "Confirm my address" }));
  await expect.poll(() => callbacks.onDead).toHaveBeenCalledOnce();
  expect(screen.getByText(/This activation link has expired/)).toBeTruthy();
});

test("an expired link is explained, and another can be requested", async () => {
  const { user } = open({ state: "dead", email: "amel@example.tn" }, { resendLink: () => named("mailed") });
  expect(screen.getByText(/This activation link has expired/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send me a new link" }));
  expect((await screen.findByRole("status")).textContent).toContain("amel@example.tn");
});

test("an address that awaits no confirmation gets a link to sign-in", async () => {
  const { user } = open(
    { state: "dead", email: "amel@example.tn" },
    { resendLink: () => named("nothingPending") },
  );
  await user.click(screen.getByRole("button", { name: "Send me a new link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No account is waiting");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});

test("an unchecked link is still valid, and can be retried", async () => {
  const { user } = open({ state: "unknown", problem: { kind: "fault", fault: "network" } });
  expect(screen.getByRole("alert").textContent).toContain("Your link is still valid");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(callbacks.onRetry).toHaveBeenCalledOnce();
});

test("a used link reports the confirmed address to its signed-in owner", () => {
  const newLink = { form: aForm({ email: link.email }), sentTo: null, onAgain: () => {} };
  const confirmation = { form: aForm(emptyNewPassword), needsPassword: false };
  const dead: LinkState = { state: "dead", email: link.email };
  const parts = { newLink, confirmation, onRetry: callbacks.onRetry };
  render(
    <Surroundings>
      <Activate {...parts} link={dead} isConfirmed />
    </Surroundings>,
  );
  expect(screen.getByText("This address is already confirmed")).toBeTruthy();
  expect(screen.queryByText(/has expired/)).toBeNull();
});
