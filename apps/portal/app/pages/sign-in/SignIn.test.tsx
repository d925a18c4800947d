// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { useSession } from "@sayara/frontend/session/useSession";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as route from "./SignIn.route.tsx";
import { signInDraft } from "./signInDraft.ts";

const onSignedIn = vi.fn();

beforeEach(() => {
  signInDraft.clear();
  useSession.setState({ session: { state: "guest" } });
});
afterEach(() => {
  cleanup();
  onSignedIn.mockClear();
});

async function signInWith(signInStaff: NonNullable<FakeHandlers["signInStaff"]>) {
  const { openApi, calls } = fakeApi({ signInStaff }, { onSignedIn });
  const { user } = openRoute(route, { at: "/sign-in", openApi });
  await screen.findByRole("button", { name: "Sign in" });
  await user.click(screen.getByRole("textbox", { name: "Email" }));
  await user.paste("agence@sayara.example");
  await user.click(screen.getByLabelText("Password"));
  await user.paste("sidi bou said");
  await user.keyboard("{Enter}");
  return { user, calls };
}

test("the correct password of an agency's account signs in", async () => {
  await signInWith(() => ({ ok: true, outcome: "signedIn", data: aUser({ type: "supplier" }) }));
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
});

test("a wrong password keeps the input and focuses the password", async () => {
  await signInWith(() => ({ ok: true, outcome: "wrongCredentials", data: undefined }));
  expect((await screen.findByRole("alert")).textContent).toContain("Incorrect email or password.");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveProperty("value", "agence@sayara.example");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a driver is referred to the website", async () => {
  const refusal = { code: "not_allowed", message: "" } as const;
  await signInWith(() => ({ ok: false, status: 403, refusal }));
  expect((await screen.findByRole("alert")).textContent).toContain("This account is a driver's.");
});

test("[SF1, SF3] the second step asks for a code and sends the password again; a mailed code can replace the app's", async () => {
  const { user, calls } = await signInWith(({ body }) => {
    const { code, byMail } = body as { code?: string; byMail?: boolean };
    if (code === "654321") return { ok: true, outcome: "signedIn", data: aUser({ type: "supplier" }) };
    if (code !== undefined) return { ok: false, status: 422, refusal: { code: "code_wrong", message: "" } };
    return { ok: true, outcome: "codeNeeded", data: { method: byMail === true ? "mail" : "app" } };
  });
  const code = await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" });
  await expect.poll(() => document.activeElement).toBe(code);
  expect(screen.queryByRole("textbox", { name: "Email" })).toBeNull();
  await screen.findByRole("button", { name: "Sign in" });
  await user.type(code, "123456{Enter}");
  await screen.findByRole("alert");
  expect(code.value).toBe("123456");
  await user.click(screen.getByRole("button", { name: "Email me a code instead" }));
  await screen.findByRole("button", { name: "Email me another code" });
  // The button returns once the page has reloaded its data.
  await screen.findByRole("button", { name: "Sign in" });
  await user.type(screen.getByRole("textbox", { name: "Code" }), "654321{Enter}");
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  const credentials = { email: "agence@sayara.example", password: "sidi bou said", stayConnected: false };
  expect(calls.map(({ body }) => body)).toEqual([
    credentials,
    { ...credentials, code: "123456" },
    { ...credentials, byMail: true },
    { ...credentials, code: "654321" },
  ]);
});

test("[SF1] the second step offers to use another account", async () => {
  const { user } = await signInWith(() => ({ ok: true, outcome: "codeNeeded", data: { method: "mail" } }));
  await user.click(await screen.findByRole("button", { name: "Use another account" }));
  expect(await screen.findByRole("textbox", { name: "Email" })).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Code" })).toBeNull();
});

test("the page links to registration and to the website's page for a forgotten password", async () => {
  openRoute(route, { at: "/sign-in", openApi: fakeApi({}).openApi });
  const join = await screen.findByRole("link", { name: "Join the marketplace" });
  expect(join.getAttribute("href")).toBe("/register");
  expect(screen.getByRole("link", { name: "Forgot your password?" }).getAttribute("href")).toBe(
    "http://localhost:3000/forgot-password?l=en",
  );
});
