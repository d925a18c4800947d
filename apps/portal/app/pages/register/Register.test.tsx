// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as route from "./Register.route.tsx";
import { registerDraft } from "./RegisterValues.ts";

const owner = aUser({ type: "supplier", email: "hichem@jasmin.example", verified: false });
const signedIn = { ok: true, outcome: "signedIn", data: owner } as const;

const fieldValues = {
  "Name of the agency": "Jasmin Rent",
  "Tax number": "1234567 a b c 000",
  City: "Sousse",
  "Full name": "Hichem Mejri",
  Email: "hichem@jasmin.example",
  Phone: "73 222 333",
  Password: "tasse bleue du lundi",
  "Repeat the password": "tasse bleue du lundi",
};

/** Opens the page with a solved captcha. */
async function open(handlers: FakeHandlers = {}, isCaptchaEnabled = true) {
  vi.spyOn(captcha, "hasStarted").mockReturnValue(true);
  vi.spyOn(captcha, "begin").mockReturnValue();
  vi.spyOn(captcha, "proof").mockResolvedValue("");
  const api = fakeApi(handlers, { onSignedIn: storeUser });
  const { user } = openRoute(route, {
    at: "/register",
    openApi: api.openApi,
    settings: { captcha: { enabled: isCaptchaEnabled, provider: "altcha" } },
  });
  await screen.findByRole("heading", { level: 1 });
  return { user, calls: api.calls };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(fieldValues)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole("checkbox", { name: /terms of use/ }));
  const robot = screen.queryByRole("checkbox", { name: "I am not a robot" });
  if (robot) await user.click(robot);
}

const send = () => screen.getByRole("button", { name: "Register my agency" });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

beforeEach(() => clearStoredUser());
afterEach(() => {
  cleanup();
  clearStoredUser();
  registerDraft.clear();
});

test("[JN1] registering sends normalised values, and the page shows the mail's recipient", async () => {
  const { user, calls } = await open({ registerSupplier: () => signedIn });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole("heading", { name: "Check your inbox" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("hichem@jasmin.example");
  expect(screen.getByRole("link", { name: "Prepare your agency" }).getAttribute("href")).toBe("/start");
  expect(calls).toMatchObject([
    {
      name: "registerSupplier",
      body: {
        agencyName: "Jasmin Rent",
        taxNumber: "1234567A/B/C/000",
        city: "Sousse",
        fullName: "Hichem Mejri",
        email: "hichem@jasmin.example",
        phone: "+21673222333",
        password: "tasse bleue du lundi",
        termsAccepted: true,
        language: "en",
      },
    },
  ]);
  // The draft is deleted.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Jasmin Rent");
});

test("[JN1] if the marketplace hides registered addresses, the guest is asked to open the mail", async () => {
  const { user } = await open({ registerSupplier: () => namedOutcome("answerMailed") });
  await fillIn(user);
  await user.click(send());
  await screen.findByRole("heading", { name: "Check your inbox" });
  expect(screen.getByRole("status").textContent).toContain("It tells you how to continue.");
  expect(screen.queryByRole("link", { name: "Prepare your agency" })).toBeNull();
  expect(screen.getByRole("link", { name: "Register again" }).getAttribute("href")).toBe("/register");
});

test("a signed-in owner with an unconfirmed address can request the link again", async () => {
  storeUser(owner);
  const responses = [namedOutcome("mailed"), namedOutcome("nothingPending")];
  const { user, calls } = await open({ resendLink: () => responses.shift() ?? namedOutcome("mailed") });
  expect(screen.queryByRole("button", { name: "Register my agency" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send it again" }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([{ name: "resendLink", body: { email: owner.email } }]);
  await user.click(await screen.findByRole("button", { name: "Send it again" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This address is confirmed already.");
});

test("too many requests for the link are reported", async () => {
  storeUser(owner);
  const { user } = await open({ resendLink: () => refuse(429, "too_many_requests", { retryAfter: 120 }) });
  await user.click(screen.getByRole("button", { name: "Send it again" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts.");
});

test("a signed-in person of a confirmed agency is redirected to the portal", async () => {
  storeUser(aUser({ type: "supplier", verified: true }));
  const { openApi } = fakeApi({});
  openRoute(route, { at: "/register", openApi });
  expect(await screen.findByText("At /")).toBeTruthy();
});

test("submitting an empty form lists every field by name and focuses the first", async () => {
  const { user, calls } = await open();
  await user.click(send());
  const summary = (await screen.findByRole("alert")).textContent;
  for (const label of Object.keys(fieldValues)) expect(summary).toContain(label);
  expect(summary).toContain("Terms of use");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name of the agency"));
  expect(calls).toEqual([]);
});

const contact = "http://localhost:3000/contact?about=agency&l=en";

test.each([
  [
    "tax_number_registered",
    { fields: { taxNumber: "invalid" } },
    "Tax number",
    /this tax number is registered already/,
    ["/sign-in", contact],
  ],
  [
    "agency_name_registered",
    { fields: { agencyName: "invalid" } },
    "Name of the agency",
    /this name is registered already/,
    ["/sign-in", contact],
  ],
  ["email_registered", {}, "Email", /already has an account/, ["/sign-in"]],
] as const)(
  "[JN2] %s is shown beside its field, with links to a solution",
  async (code, more, label, text, links) => {
    const { user } = await open({ registerSupplier: () => refuse(409, code, more) });
    await fillIn(user);
    await user.click(send());
    const error = await screen.findByText(text);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(label));
    expect(document.activeElement?.getAttribute("aria-describedby")).toBeTruthy();
    expect([...error.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(links);
    expect(valueOf("City")).toBe("Sousse");
    expect(valueOf("Password")).toBe("tasse bleue du lundi");
    await user.keyboard("x");
    await expect.poll(() => screen.queryByText(text)).toBeNull();
  },
);

test("a password that is too common is rejected beside its field", async () => {
  const fields = { password: "password_common" };
  const { user } = await open({ registerSupplier: () => refuse(400, "invalid_input", { fields }) });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/Too many people use this password/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("a fault keeps the input and is reported", async () => {
  const { user } = await open({ registerSupplier: () => refuse(500, "internal") });
  await fillIn(user);
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toContain("The agency was not registered.");
  expect(valueOf("Name of the agency")).toBe("Jasmin Rent");
});

test("the input survives a reload, except for passwords", async () => {
  const { user } = await open();
  await fillIn(user);
  cleanup();
  await open();
  expect(valueOf("Name of the agency")).toBe("Jasmin Rent");
  expect(valueOf("Tax number")).toBe("1234567 a b c 000");
  expect(valueOf("Email")).toBe("hichem@jasmin.example");
  expect(valueOf("Password")).toBe("");
});

test("without a configured captcha the page shows none", async () => {
  const { user, calls } = await open({ registerSupplier: () => signedIn }, false);
  expect(screen.queryByRole("checkbox", { name: "I am not a robot" })).toBeNull();
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => calls.length).toBe(1);
});
