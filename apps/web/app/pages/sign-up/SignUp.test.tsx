// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";
import { useSession } from "#web/session/useSession.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { translate } from "#web/testing/translate.ts";
import { aUser } from "#web/testing/aUser.ts";
import { fakeApi, named, refuse } from "#web/testing/fakeApi.ts";
import { someCaptchaTools } from "#web/testing/someCaptchaTools.ts";
import { SignUp } from "./SignUp.tsx";
import { signUpDraft, useSignUp } from "./useSignUp.ts";

const onSignedUp = vi.fn();

const aCaptcha = (changes: Partial<CaptchaTools<true>> = {}) => someCaptchaTools<true>(true, changes);

function Page({ api, captcha }: { api: ReturnType<typeof fakeApi>; captcha: CaptchaTools<true> }) {
  const form = useSignUp({
    rules: () => ({ today: "2026-12-01", minimumAge: 21, language: "en" }),
    captcha,
    openApi: api.openApi,
    onSignedUp,
  });
  return (
    <SignUp
      form={form}
      from="/"
      isEmailTaken={form.isEmailTaken}
      sentTo={form.sentTo}
      captcha={form.captcha}
    />
  );
}

function open(handlers: FakeHandlers, captcha = aCaptcha(), agencyPortalUrl?: string) {
  const api = fakeApi({ validateEmail: () => named("free"), ...handlers });
  render(
    <Surroundings settings={agencyPortalUrl === undefined ? {} : { agencyPortalUrl }}>
      <Page api={api} captcha={captcha} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), api };
}

const typed = {
  "Full name": "Amel Ben Salah",
  Email: "amel@example.tn",
  Phone: "20 123 456",
  Day: "4",
  Month: "3",
  Year: "1995",
  Password: "sidi bou said",
  "Repeat the password": "sidi bou said",
};

async function fillIn(user: ReturnType<typeof userEvent.setup>, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole("checkbox", { name: /terms of use/ }));
  const captcha = screen.queryByRole("checkbox", { name: "I am not a robot" });
  if (captcha) await user.click(captcha);
}

const send = () => screen.getByRole("button", { name: "Create my account" });
const signedUp = { ok: true, outcome: "signedIn", data: aUser() } as const;

beforeEach(() => useSession.setState({ session: { state: "guest" } }));
afterEach(() => {
  cleanup();
  signUpDraft.clear();
  onSignedUp.mockClear();
});

test("sign-up creates an account of type user", async () => {
  const { user, api } = open({ signUp: () => signedUp });
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedUp).toHaveBeenCalledOnce();
  expect(api.calls.find(({ name }) => name === "signUp")?.body).toMatchObject({
    type: "user",
    email: "amel@example.tn",
    birthDate: "1995-03-04",
    termsAccepted: true,
  });
});

test("an empty form lists the fields by name", async () => {
  const { user } = open({});
  await user.click(send());
  const summary = (await screen.findByRole("alert")).textContent;
  for (const name of ["Full name", "Email", "Phone", "Date of birth", "Password", "Terms of use"])
    expect(summary).toContain(name);
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
});

test("a registered address is reported when its field loses focus, with a link to sign-in", async () => {
  const { user } = open({ validateEmail: () => named("taken") });
  await user.click(screen.getByLabelText("Email"));
  await user.paste("amel@example.tn");
  await user.tab();
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Sign in" })).toHaveLength(2);
});

test("an address registered meanwhile is reported beside its field", async () => {
  const { user } = open({ signUp: () => refuse(409, "email_registered") });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("a spent pass is renewed without the visitor", async () => {
  const answers = [refuse(422, "captcha_required"), signedUp];
  const renew = vi.fn(() => Promise.resolve(true as const));
  const { user } = open({ signUp: () => answers.shift() ?? signedUp }, aCaptcha({ renew }));
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedUp).toHaveBeenCalledOnce();
  expect(renew).toHaveBeenCalledOnce();
});

test("a pass that is refused again right after it was earned: the page says that cookies are needed", async () => {
  const { user } = open({ signUp: () => refuse(422, "captcha_required") }, aCaptcha());
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/^Your browser did not keep our cookie/)).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
});

test("a box that a person ticks is asked once more, then the page says that cookies are needed", async () => {
  const mayAskAgain = [true, false];
  const { user } = open(
    { signUp: () => refuse(422, "captcha_required") },
    aCaptcha({ renew: () => Promise.resolve(null), refuse: () => mayAskAgain.shift() ?? false }),
  );
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText("Please confirm that you are not a robot.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
  await user.click(send());
  expect(await screen.findByText(/^Your browser did not keep our cookie/)).toBeTruthy();
});

test("a failed captcha is required again, and keeps the values", async () => {
  const { user } = open({ signUp: () => signedUp }, aCaptcha({ proof: () => Promise.resolve(null) }));
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText("Please confirm that you are not a robot.")).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
  expect(onSignedUp).not.toHaveBeenCalled();
});

test("without a configured captcha the page has none", async () => {
  const { user } = open({ signUp: () => signedUp }, aCaptcha({ isAsked: false }));
  expect(screen.queryByRole("checkbox", { name: "I am not a robot" })).toBeNull();
  await fillIn(user);
  await user.click(send());
  await expect.poll(() => onSignedUp).toHaveBeenCalledOnce();
});

test("without a portal agencies are led to the contact form, its subject named", () => {
  open({});
  expect(screen.getByRole("link", { name: "Register an agency" }).getAttribute("href")).toBe(
    "/contact?about=agency",
  );
});

test("agencies get a link to their portal where one is configured; following it is a lead", async () => {
  delete window.dataLayer;
  const { user } = open({}, aCaptcha(), "https://agencies.example/#portal");
  const link = screen.getByRole("link", { name: "Register an agency" });
  expect(link.getAttribute("href")).toBe("https://agencies.example/#portal");
  expect(window.dataLayer).toBeUndefined();
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  expect(window.dataLayer).toEqual([expect.objectContaining({ event: "generate_lead" })]);
});

test("a page that the browser translates registers, also after a refusal", async () => {
  translate();
  const answers = [refuse(429, "too_many_requests")];
  const { user } = open({ signUp: () => answers.shift() ?? signedUp }, aCaptcha());
  await fillIn(user);
  await user.click(send());
  await screen.findByRole("alert");
  await user.click(send());
  await expect.poll(() => onSignedUp).toHaveBeenCalledOnce();
});
