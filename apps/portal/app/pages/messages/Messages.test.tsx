// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { messagesPath, readMessagesPage } from "./Messages.load.ts";
import * as route from "./Messages.route.tsx";
import { someMessages } from "./someMessages.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[MA6] messages are listed with audience, kind and status, and link to their page", async () => {
  const { page: _, ...data } = someMessages;
  const { openApi } = fakeApi({
    audienceMessages: () => ({ ok: true, data: { ...data, items: [...data.items] } }),
  });
  openPage(route, { at: "/messages", openApi });
  const link = await screen.findByRole("link", { name: "Winter offers" });
  expect(link.getAttribute("href")).toBe("/messages/0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02");
  const row = within(link.closest("li") as HTMLElement);
  expect(row.getByText("Sent")).toBeTruthy();
  expect(row.getByText(/^Drivers · Promotion · sent from /)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write a message" }).getAttribute("href")).toBe("/messages/new");
});

test("an invalid page number in the URL opens the first page", () => {
  const pages = ["2", "0", "x", ""].map((page) => readMessagesPage(new URLSearchParams({ page })));
  expect(pages.map(messagesPath)).toEqual(["/messages?page=2", "/messages", "/messages", "/messages"]);
});
