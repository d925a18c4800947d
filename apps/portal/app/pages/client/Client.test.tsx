// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Client.route.tsx";
import { someClient } from "./someClient.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

async function open({
  changes = {},
  isLate = false,
  query = "",
}: { changes?: Partial<typeof someClient.client>; isLate?: boolean; query?: string } = {}) {
  let client = { ...someClient.client, ...changes };
  const { openApi, calls } = fakeApi({
    client: () => ({ ok: true, data: client }),
    clientBookings: () => ({ ok: true, data: someClient.bookings }),
    clientLog: () => ({ ok: true, data: someClient.log }),
    actOnClient: ({ body: { version } }: { body: { version: number } }) => {
      if (isLate) client = { ...client, version: 5 };
      return version === client.version ? { ok: true, data: client } : refuse(409, "stale_version");
    },
  });
  const at = `/clients/${client.id}${query}`;
  const { user } = openPage(route, { at, path: "/clients/:id", openApi });
  await screen.findByRole("heading", { level: 1, name: "Amel Ben Salah" });
  const sent = () =>
    waitFor(() => {
      const call = calls.findLast(({ name }) => name === "actOnClient");
      expect(call).toBeDefined();
      return call;
    });
  return { user, calls, sent };
}

test("[CL3] the log shows what happened, who did it and its effect, and links bookings", async () => {
  await open({ query: "?log=7" });
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const entry = (start: string) => entries.find((text) => text.startsWith(start));
  expect(entry("Blocked")).toMatch(/^BlockedBlockedPaid with the card of somebody else\.Leïla Mansour · /);
  expect(entry("Reminder · Email")).toContain("Votre paiement du 26 novembre");
  expect(entry("Reminder · The account has no phone number")).not.toContain("Leïla");
  expect(entry("Payment · 318")).toContain("SY-7K3Q9D");
  for (const link of screen.getAllByRole("link", { name: "SY-7K3Q9D" }))
    expect(link.getAttribute("href")).toBe("/booking?b=0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e51");
  expect(screen.queryByRole("button", { name: "Unblock" })).toBeNull();
});

test("[CL2] blocking requires a reason, and the dialog states the consequences", async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole("button", { name: "Block" }));
  const dialog = await screen.findByRole("dialog", { name: "Block Amel Ben Salah" });
  expect(dialog.textContent).toContain("signed out everywhere at once");
  const button = within(dialog).getByRole("button", { name: "Block the account" });
  await user.click(button);
  expect(within(dialog).getByText("Write the reason.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), " Stolen card. ");
  await user.click(button);
  expect((await sent())?.body).toEqual({ action: "block", version: 4, text: "Stolen card." });
});

test("[CL1] changing only the follow-up mark is recorded as a note", async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole("button", { name: "Add a note" }));
  const dialog = await screen.findByRole("dialog", { name: "Note about Amel Ben Salah" });
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(within(dialog).getByText("Write a note, or change the mark.")).toBeTruthy();
  await user.click(within(dialog).getByRole("checkbox", { name: "The client needs follow-up" }));
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect((await sent())?.body).toEqual({ action: "note", version: 4, text: "", followUp: true });
});

/** Writes an email while another administrator changes the account, up to the refusal. */
async function writeLateEmail() {
  const page = await open({ isLate: true });
  const openDialog = async () => {
    await page.user.click(screen.getByRole("button", { name: "Write an email" }));
    return within(await screen.findByRole("dialog", { name: "Email to Amel Ben Salah" }));
  };
  const dialog = await openDialog();
  await page.user.type(dialog.getByRole("textbox", { name: /Subject/ }), "Caution");
  await page.user.type(dialog.getByRole("textbox", { name: /Text/ }), "Bonjour.");
  const send = dialog.getByRole("button", { name: "Send the email" });
  await page.user.click(send);
  const press = async (name: string) => {
    const button = await dialog.findByRole("button", { name });
    await expect.poll(() => button.matches(":disabled")).toBe(false);
    await page.user.click(button);
  };
  return { ...page, openDialog, send, press };
}

test("[CL3] after a conflict, the administrator can send the input over the latest version", async () => {
  const { user, calls, send, press } = await writeLateEmail();
  await press("Keep what I typed");
  await user.click(send);
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  const sent = calls.filter(({ name }) => name === "actOnClient").map(({ body }) => body);
  expect(sent).toEqual(
    [4, 5].map((version) => ({ action: "email", version, subject: "Caution", text: "Bonjour." })),
  );
});

test("[CL3] after a conflict, the administrator can read the log first and finds the input again", async () => {
  const { user, openDialog, press, sent } = await writeLateEmail();
  await press("Show the latest version");
  expect(screen.queryByRole("dialog")).toBeNull();
  const again = await openDialog();
  expect(again.getByRole("textbox", { name: /Subject/ })).toHaveProperty("value", "Caution");
  expect(again.getByRole("textbox", { name: /Text/ })).toHaveProperty("value", "Bonjour.");
  await user.click(again.getByRole("button", { name: "Send the email" }));
  await waitFor(async () => expect((await sent())?.body).toMatchObject({ version: 5, text: "Bonjour." }));
});

test("[CL4] an email needs subject and text; a client without a confirmed phone number gets no SMS", async () => {
  const { user, sent } = await open({ changes: { status: "blocked", phone: null, getsSms: false } });
  expect(screen.queryByRole("button", { name: "Write an SMS" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Write an email" }));
  const dialog = await screen.findByRole("dialog", { name: "Email to Amel Ben Salah" });
  expect(dialog.textContent).toContain("Français");
  const button = within(dialog).getByRole("button", { name: "Send the email" });
  await user.click(button);
  expect(within(dialog).getByText("Write a subject.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Subject/ }), "Caution");
  await user.type(within(dialog).getByRole("textbox", { name: /Text/ }), "Bonjour.");
  await user.click(button);
  expect((await sent())?.body).toEqual({ action: "email", version: 4, subject: "Caution", text: "Bonjour." });
});
