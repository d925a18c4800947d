// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { useSession } from "@sayara/frontend/session/useSession";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { translate } from "@sayara/frontend/testing/translate";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, namedOutcome, refuse } from "@sayara/frontend/testing/fakeApi";
import * as route from "./SignUp.route.tsx";
import { signUpDraft } from "./SignUpValues.ts";

const onSignedIn = vi.fn();

type Captcha = Partial<Pick<typeof captcha, "proof" | "renew" | "refuse">>;

/** Opens the page with a solved captcha, or without one (null). */
async function open(handlers: FakeHandlers, changes: Captcha | null = {}, agencyPortalUrl?: string) {
  const settings = {
    captcha: { enabled: changes !== null, provider: "altcha" },
    ...(agencyPortalUrl !== undefined && { agencyPortalUrl }),
  };
  const captchaMethods = {
    hasStarted: () => true,
    begin: () => {},
    proof: () => Promise.resolve(""),
    renew: () => Promise.resolve(""),
    ...changes,
  };
  for (const [name, implementation] of Object.entries(captchaMethods))
    vi.spyOn(captcha, name as keyof typeof captcha).mockImplementation(implementation);
  const api = fakeApi({ validateEmail: () => namedOutcome("free"), ...handlers }, { onSignedIn });
  const { user } = openRoute(route, { at: "/sign-up", openApi: api.openApi, settings });
  await screen.findByRole("button", { name: "Create my account" });
  return { user, api };
}

const fieldValues = {
  "Full name": "Amel Ben Salah",
  Email: "amel@example.tn",
  Phone: "20 123 456",
  Day: "4",
  Month: "3",
  Year: "1995",
  Password: "sidi bou said",
  "Repeat the password": "sidi bou said",
};

async function fillIn(user: ReturnType<typeof userEvent.setup>, changes: Partial<typeof fieldValues> = {}) {
  for (const [label, text] of Object.entries({ ...fieldValues, ...changes })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole("checkbox", { name: /terms of use/ }));
  const robot = screen.queryByRole("checkbox", { name: "I am not a robot" });
  if (robot) await user.click(robot);
}

const send = () => screen.getByRole("button", { name: "Create my account" });
const signedUp = { ok: true, outcome: "signedIn", data: aUser() } as const;

beforeEach(() => useSession.setState({ session: { state: "guest" } }));
afterEach(() => {
  cleanup();
  signUpDraft.clear();
  vi.restoreAllMocks();
  onSignedIn.mockClear();
});

test("sign-up creates an account of type user", async () => {
  const { user, api } = await open({ signUp: () => signedUp });
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  expect(api.calls.find(({ name }) => name === "signUp")?.body).toMatchObject({
    type: "user",
    email: "amel@example.tn",
    birthDate: "1995-03-04",
    termsAccepted: true,
    acceptsPromotions: false,
  });
});

test("[MA7] a driver agrees to promotional mails only by ticking a box, which is not ticked by default", async () => {
  const { user, api } = await open({ signUp: () => signedUp });
  const box = screen.getByRole("checkbox", { name: /^Send me offers and news from / });
  expect(box).toHaveProperty("checked", false);
  await fillIn(user);
  await user.click(box);
  await user.click(send());
  await expect
    .poll(() => api.calls.find(({ name }) => name === "signUp")?.body)
    .toMatchObject({ acceptsPromotions: true });
});

test("submitting an empty form lists the missing fields by name", async () => {
  const { user } = await open({});
  await user.click(send());
  const summary = (await screen.findByRole("alert")).textContent;
  for (const name of ["Full name", "Email", "Phone", "Date of birth", "Password", "Terms of use"])
    expect(summary).toContain(name);
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Full name"));
});

test("a registered address is reported when its field loses focus, with a link to sign-in", async () => {
  const { user } = await open({ validateEmail: () => namedOutcome("taken") });
  await user.click(screen.getByLabelText("Email"));
  await user.paste("amel@example.tn");
  await user.tab();
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Sign in" })).toHaveLength(2);
});

test("an address that was registered in the meantime is reported beside its field", async () => {
  const { user } = await open({ signUp: () => refuse(409, "email_registered") });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("a used captcha pass is renewed without a user action", async () => {
  const responses = [refuse(422, "captcha_required"), signedUp];
  const renew = vi.fn(() => Promise.resolve(""));
  const { user } = await open({ signUp: () => responses.shift() ?? signedUp }, { renew });
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  expect(renew).toHaveBeenCalledOnce();
});

test("if a renewed captcha pass is refused too, the page says that cookies are required", async () => {
  const { user } = await open({ signUp: () => refuse(422, "captcha_required") });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/^Your browser did not keep our cookie/)).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
});

test("the captcha box has to be ticked once more, then the page says that cookies are required", async () => {
  const mayAskAgain = [true, false];
  const { user } = await open(
    { signUp: () => refuse(422, "captcha_required") },
    { renew: () => Promise.resolve(null), refuse: () => mayAskAgain.shift() ?? false },
  );
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText("Please confirm that you are not a robot.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
  await user.click(send());
  expect(await screen.findByText(/^Your browser did not keep our cookie/)).toBeTruthy();
});

test("after a failed captcha another attempt is required, and the values stay", async () => {
  const { user } = await open({ signUp: () => signedUp }, { proof: () => Promise.resolve(null) });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText("Please confirm that you are not a robot.")).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("without a configured captcha the page shows no captcha", async () => {
  const { user } = await open({ signUp: () => signedUp }, null);
  expect(screen.queryByRole("checkbox", { name: "I am not a robot" })).toBeNull();
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
});

test("without a portal, agencies get a link to the contact form with its subject filled in", async () => {
  await open({});
  expect(screen.getByRole("link", { name: "Register an agency" }).getAttribute("href")).toBe(
    "/contact?about=agency",
  );
});

test("agencies get a link to a configured portal, and following it counts as a lead", async () => {
  delete window.dataLayer;
  const { user } = await open({}, {}, "https://agencies.example/#portal");
  const link = screen.getByRole("link", { name: "Register an agency" });
  expect(link.getAttribute("href")).toBe("https://agencies.example/#portal");
  expect(window.dataLayer).toBeUndefined();
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(window.dataLayer).toEqual([expect.objectContaining({ event: "generate_lead" })]);
});

test("sign-up works on a page that the browser translates, even after a refusal", async () => {
  translate();
  const responses = [refuse(429, "too_many_requests")];
  const { user } = await open({ signUp: () => responses.shift() ?? signedUp });
  await fillIn(user);
  await user.click(send());
  await screen.findByRole("alert");
  await user.click(send());
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
});
