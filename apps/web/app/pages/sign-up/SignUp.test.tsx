// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { CaptchaTools } from "#web/captcha/useCaptcha.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aUser } from "#web/testing/aUser.ts";
import { fakeApi, no, refuse, yes } from "#web/testing/fakeApi.ts";
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
  const api = fakeApi({ validateEmail: () => yes, ...handlers });
  render(
    <Surroundings settings={agencyPortalUrl === undefined ? {} : { agencyPortalUrl }}>
      <Page api={api} captcha={captcha} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), api };
}

const typed = {
  "Full name": "Amel Ben Salah",
  "E-mail": "amel@example.tn",
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
const signedUp = { ok: true, status: 200, data: aUser() } as const;

afterEach(() => {
  cleanup();
  signUpDraft.clear();
  onSignedUp.mockClear();
});

test("a driver registers, and only as a driver", async () => {
  const { user, api } = open({ signUp: () => signedUp });
  await fillIn(user);
  await user.click(send());
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
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
  for (const name of ["Full name", "E-mail", "Phone", "Date of birth", "Password", "Terms of use"])
    expect(summary).toContain(name);
  expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
});

test("an address that has an account is told as soon as its field is left, with the way in", async () => {
  const { user } = open({ validateEmail: () => no });
  await user.click(screen.getByLabelText("E-mail"));
  await user.paste("amel@example.tn");
  await user.tab();
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Sign in" })).toHaveLength(2);
});

test("an address that was registered in the meantime is told beside its field", async () => {
  const { user } = open({ signUp: () => refuse(409, "email_registered") });
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/already registered/)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-mail")));
});

test("a spent pass is earned again without asking the person", async () => {
  const answers = [refuse(422, "captcha_required"), signedUp];
  const renew = vi.fn(() => Promise.resolve(true as const));
  const { user } = open({ signUp: () => answers.shift() ?? signedUp }, aCaptcha({ renew }));
  await fillIn(user);
  await user.click(send());
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  expect(renew).toHaveBeenCalledOnce();
});

test("a captcha that failed is asked for again, and nothing typed is lost", async () => {
  const { user } = open({ signUp: () => signedUp }, aCaptcha({ proof: () => Promise.resolve(null) }));
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText("Please confirm that you are not a robot.")).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "sidi bou said");
  expect(onSignedUp).not.toHaveBeenCalled();
});

test("without a captcha in the settings there is none on the page", async () => {
  const { user } = open({ signUp: () => signedUp }, aCaptcha({ isAsked: false }));
  expect(screen.queryByRole("checkbox", { name: "I am not a robot" })).toBeNull();
  await fillIn(user);
  await user.click(send());
  await vi.waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
});

test("agencies find the way to their portal where there is one", () => {
  open({}, aCaptcha(), "https://agencies.example");
  expect(screen.getByRole("link", { name: "Register an agency" }).getAttribute("href")).toBe(
    "https://agencies.example",
  );
});
