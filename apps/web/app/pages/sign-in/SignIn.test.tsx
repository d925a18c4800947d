// @vitest-environment jsdom
import type { ConfiguredSocialProvider } from "@sayara/api-client/contract/settings/settings";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useSession } from "@sayara/frontend/session/useSession";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { translate } from "@sayara/frontend/testing/translate";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someChallenge, stubPasskeys } from "@sayara/frontend/testing/stubPasskeys";
import { fakeApi, namedOutcome } from "@sayara/frontend/testing/fakeApi";
import * as route from "./SignIn.route.tsx";

const onSignedIn = vi.fn();

const google: ConfiguredSocialProvider = {
  provider: "google",
  clientId: "id",
  authorizationUrl: "https://provider.test/authorize",
  scope: "openid",
  responseType: "id_token",
};

async function open(handlers: FakeHandlers = {}, socialProviders: ConfiguredSocialProvider[] = []) {
  const { openApi } = fakeApi(handlers, { onSignedIn });
  const { user } = openRoute(route, {
    at: "/sign-in?from=/bookings",
    openApi,
    settings: { socialProviders },
  });
  await screen.findByRole("button", { name: "Sign in" });
  return user;
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("amel@example.tn");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("sidi bou said");
}

beforeEach(() => {
  signInDraft.clear();
  useSession.setState({ session: { state: "guest" } });
});
afterEach(() => {
  cleanup();
  onSignedIn.mockClear();
  vi.unstubAllGlobals();
});

test("the right password signs in, and `stayConnected` is true only if its box is ticked", async () => {
  const bodies: unknown[] = [];
  const user = await open({
    signIn: ({ body }) => {
      bodies.push(body);
      return { ok: true, outcome: "signedIn", data: aUser() };
    },
  });
  await fillIn(user);
  await user.click(screen.getByRole("checkbox", { name: "Stay connected" }));
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  expect(bodies).toEqual([{ email: "amel@example.tn", password: "sidi bou said", stayConnected: true }]);
});

test("[SF1] an account with a second factor also requires its code, and the providers are hidden in that step", async () => {
  const bodies: unknown[] = [];
  const user = await open(
    {
      signIn: ({ body }) => {
        bodies.push(body);
        return (body as { code?: string }).code === "654321"
          ? { ok: true, outcome: "signedIn", data: aUser({ type: "admin" }) }
          : { ok: true, outcome: "codeNeeded", data: { method: "mail" } };
      },
    },
    [google],
  );
  await fillIn(user);
  await user.keyboard("{Enter}");
  const code = await screen.findByRole("textbox", { name: "Code" });
  await expect.poll(() => document.activeElement).toBe(code);
  expect(screen.queryByRole("button", { name: /Google/ })).toBeNull();
  await user.type(code, "654321{Enter}");
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  const credentials = { email: "amel@example.tn", password: "sidi bou said", stayConnected: false };
  expect(bodies).toEqual([credentials, { ...credentials, code: "654321" }]);
});

test("[PK3] one press signs in with a passkey, without address and password", async () => {
  const { get } = stubPasskeys();
  const bodies: unknown[] = [];
  const user = await open({
    passkeyChallenge: () => ({ ok: true, data: someChallenge }),
    signInWithPasskey: ({ body }) => {
      bodies.push(body);
      return { ok: true, outcome: "signedIn", data: aUser() };
    },
  });
  expect(get).not.toHaveBeenCalled();
  await user.click(screen.getByRole("checkbox", { name: "Stay connected" }));
  await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  expect(bodies).toEqual([{ assertion: expect.objectContaining({ id: "passkey" }), stayConnected: true }]);
});

test("a refused passkey is reported, and cancelling the choice of a passkey changes nothing", async () => {
  stubPasskeys({ chooses: false });
  const user = await open({
    passkeyChallenge: () => ({ ok: true, data: someChallenge }),
    signInWithPasskey: () => namedOutcome("refused"),
  });
  const press = () => user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
  await press();
  await expect
    .poll(() => screen.getByRole("button", { name: "Sign in with a passkey" }))
    .toHaveProperty("disabled", false);
  expect(screen.queryByRole("alert")).toBeNull();
  stubPasskeys();
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("This passkey was not accepted.");
});

test("a wrong password shows the specified message, keeps the values and focuses the password", async () => {
  const user = await open({ signIn: () => ({ ok: true, outcome: "wrongCredentials", data: undefined }) });
  await fillIn(user);
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Incorrect email or password.");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "amel@example.tn");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a suspended account is reported", async () => {
  const user = await open({
    signIn: () => ({ ok: false, status: 403, refusal: { code: "account_suspended", message: "" } }),
  });
  await fillIn(user);
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Your account is suspended.");
});

test("after too many attempts the page states how long to wait", async () => {
  const user = await open({
    signIn: () => ({
      ok: false,
      status: 429,
      refusal: { code: "too_many_requests", message: "", retryAfter: 300 },
    }),
  });
  await fillIn(user);
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Try again in 5 minutes.");
});

test("after a server failure the form keeps its values", async () => {
  const user = await open({
    signIn: () => ({ ok: false, status: 503, refusal: { code: "not_ready", message: "" } }),
  });
  await fillIn(user);
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
});

test("an empty form lists the missing fields and focuses the first", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please complete: Email and Password");
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("a second submit during the first is ignored", async () => {
  let signInCalls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const user = await open({
    signIn: async () => {
      signInCalls += 1;
      await released;
      return { ok: true, outcome: "wrongCredentials", data: undefined };
    },
  });
  await fillIn(user);
  await user.keyboard("{Enter}{Enter}{Enter}");
  release();
  await screen.findByRole("alert");
  expect(signInCalls).toBe(1);
});

test("a reload keeps the address but not the password", async () => {
  const user = await open();
  await fillIn(user);
  expect(JSON.stringify({ ...sessionStorage })).toContain("amel@example.tn");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("sidi bou said");
});

test("social sign-in buttons are shown only for configured providers", async () => {
  await open({}, [google]);
  expect(screen.queryByRole("button", { name: "Continue with Apple" })).toBeNull();
  expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
});

test("links to the other account pages keep the return path", async () => {
  await open();
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
    "/sign-up?from=%2Fbookings",
  );
});

test("sign-in works on a page that the browser translates, even after a wrong password", async () => {
  translate();
  const responses = [{ ok: true, outcome: "wrongCredentials", data: undefined } as const];
  const user = await open({
    signIn: () => responses.shift() ?? { ok: true, outcome: "signedIn", data: aUser() },
  });
  await fillIn(user);
  const send = screen.getByRole("button", { name: "Sign in" });
  await user.click(send);
  await screen.findByRole("alert");
  await user.click(send);
  await expect.poll(() => onSignedIn).toHaveBeenCalled();
});
