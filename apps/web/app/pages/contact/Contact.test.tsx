// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { captcha } from "@sayara/frontend/captcha/captcha";
import { useSession } from "@sayara/frontend/session/useSession";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { translate } from "@sayara/frontend/testing/translate";
import { noContent, fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import * as route from "./Contact.route.tsx";

const captchaSettings = { enabled: true, provider: "altcha" };

function open(handlers: FakeHandlers, email = "") {
  vi.spyOn(captcha, "begin").mockImplementation(() => {});
  vi.spyOn(captcha, "hasStarted").mockReturnValue(true);
  vi.spyOn(captcha, "proof").mockResolvedValue("solved");
  vi.spyOn(captcha, "renew").mockResolvedValue("solved again");
  const { openApi, calls } = fakeApi(handlers);
  useSession.setState({
    session: email === "" ? { state: "guest" } : { state: "signedIn", user: aUser({ email }) },
  });
  const { user } = openRoute(route, { at: "/contact", openApi, settings: { captcha: captchaSettings } });
  return { user, calls };
}

async function sendMessage(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("textbox", { name: "Subject" }));
  await user.paste("A question");
  await user.click(screen.getByRole("textbox", { name: "Message" }));
  await user.paste("Is the car still there?");
  await user.click(screen.getByRole("checkbox", { name: "I am not a robot" }));
  await user.click(screen.getByRole("button", { name: "Send the message" }));
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  window.dataLayer = [];
});

test("a signed-in user's address is the sender, and the captcha solution is sent along", async () => {
  const { user, calls } = open({ sendEmail: () => noContent }, "amel@example.tn");
  await sendMessage(user);
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

test("a spent captcha solution is renewed without user action", async () => {
  const responses = [refuse(422, "captcha_required"), noContent];
  const { user, calls } = open({ sendEmail: () => responses.shift() ?? noContent }, "amel@example.tn");
  await sendMessage(user);
  await screen.findByRole("heading", { name: "Thank you for writing" });
  expect(calls.at(-1)?.body).toMatchObject({ captcha: "solved again" });
});

test("the captcha solution of a sent message is discarded, so that the next message does not reuse it", async () => {
  const drop = vi.spyOn(captcha, "drop");
  const { user } = open({ sendEmail: () => noContent }, "amel@example.tn");
  await sendMessage(user);
  await screen.findByRole("heading", { name: "Thank you for writing" });
  expect(drop).toHaveBeenCalledOnce();
});

test("a failed message stays in the form", async () => {
  const { user } = open({ sendEmail: () => refuse(503, "not_ready") }, "amel@example.tn");
  await sendMessage(user);
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("value", "Is the car still there?");
  expect(sessionStorage.getItem("sayara.contact")).toContain("Is the car still there?");
});

test("a message without a sender's address is not sent", async () => {
  const { user, calls } = open({});
  await sendMessage(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Please complete: Your email");
  expect(calls).toEqual([]);
});

test("a message can be sent from a page that the browser has translated", async () => {
  translate();
  const { user, calls } = open({ sendEmail: () => noContent }, "amel@example.tn");
  await sendMessage(user);
  expect(await screen.findByRole("heading", { name: "Thank you for writing" })).toBeTruthy();
  expect(calls).toHaveLength(1);
});
