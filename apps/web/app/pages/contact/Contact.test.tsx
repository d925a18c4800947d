// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "#web/session/useSession.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { translate } from "#web/testing/translate.ts";
import { answered, fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { someCaptchaTools } from "#web/testing/someCaptchaTools.ts";
import { Contact } from "./Contact.tsx";
import { contactDraft, useContact } from "./useContact.ts";

const drop = vi.fn();
const captcha = someCaptchaTools("solved", { renew: () => Promise.resolve("solved again"), drop });
const onSent = vi.fn();

function Page({ openApi, email }: Pick<ReturnType<typeof fakeApi>, "openApi"> & { email: string }) {
  const contact = useContact({ language: "en", email, captcha, openApi, onSent });
  return (
    <Contact
      form={contact.form}
      isSent={contact.isSent}
      onAgain={contact.writeAgain}
      captcha={contact.captcha}
    />
  );
}

function open(handlers: FakeHandlers, email = "") {
  const { openApi, calls } = fakeApi(handlers);
  render(
    <Surroundings>
      <Page openApi={openApi} email={email} />
    </Surroundings>,
  );
  return { user: userEvent.setup(), calls };
}

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("textbox", { name: "Subject" }));
  await user.paste("A question");
  await user.click(screen.getByRole("textbox", { name: "Message" }));
  await user.paste("Is the car still there?");
  await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
  await user.click(screen.getByRole("button", { name: "Send the message" }));
}

beforeEach(() => useSession.setState({ session: { state: "guest" } }));
afterEach(() => {
  cleanup();
  contactDraft.clear();
  onSent.mockClear();
  drop.mockClear();
});

test("a signed-in user's address is the sender, and the captcha solution is sent along", async () => {
  const { user, calls } = open({ sendEmail: () => answered }, "amel@example.tn");
  await write(user);
  expect(await screen.findByRole("heading", { name: "Thank you for writing" })).toBeTruthy();
  expect(calls[0]?.body).toEqual({
    from: "amel@example.tn",
    subject: "A question",
    message: "Is the car still there?",
    language: "en",
    captcha: "solved",
  });
  expect(sessionStorage.getItem("sayara.contact")).toBeNull();
});

test("a spent solution is renewed without the visitor", async () => {
  const answers = [refuse(422, "captcha_required"), answered];
  const { user, calls } = open({ sendEmail: () => answers.shift() ?? answered }, "amel@example.tn");
  await write(user);
  await expect.poll(() => onSent).toHaveBeenCalledOnce();
  expect(calls.at(-1)?.body).toMatchObject({ captcha: "solved again" });
});

test("a sent message drops its solution: the next one is not sent with it", async () => {
  const { user } = open({ sendEmail: () => answered }, "amel@example.tn");
  await write(user);
  await expect.poll(() => onSent).toHaveBeenCalledOnce();
  expect(drop).toHaveBeenCalledOnce();
});

test("a failed message stays in the form", async () => {
  const { user } = open({ sendEmail: () => refuse(503, "not_ready") }, "amel@example.tn");
  await write(user);
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("value", "Is the car still there?");
  expect(sessionStorage.getItem("sayara.contact")).toContain("Is the car still there?");
});

test("without a sender's address the message is not sent", async () => {
  const { user, calls } = open({});
  await write(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Please complete: Your email");
  expect(calls).toEqual([]);
});

test("a page that the browser translates sends a message", async () => {
  translate();
  const { user, calls } = open({ sendEmail: () => answered }, "amel@example.tn");
  await write(user);
  expect(await screen.findByRole("heading", { name: "Thank you for writing" })).toBeTruthy();
  expect(calls).toHaveLength(1);
});
