// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { clientsPath, readClientsQuery } from "./Clients.load.ts";
import * as route from "./Clients.route.tsx";
import { someClients } from "./someClients.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

function open(at: string, changes: Partial<typeof someClients> = {}) {
  const { query: _, ...data } = { ...someClients, ...changes };
  const { openApi, calls } = fakeApi({ clients: () => ({ ok: true, data }) });
  return { ...openPage(route, { at, openApi }), calls };
}

test("[CL5] clients are listed with status, contact and bookings, and link to their accounts", async () => {
  open("/clients");
  const link = await screen.findByRole("link", { name: "Jean-Baptiste Lefèvre" });
  expect(link.getAttribute("href")).toBe("/clients/0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02");
  const row = within(link.closest("li") as HTMLElement);
  expect(row.getByText("To follow up")).toBeTruthy();
  expect(row.getByText(/1 booking · account of .*2026 · address not confirmed/)).toBeTruthy();
  expect(screen.getByText("amel@drivers.example · +216 20 123 410")).toBeTruthy();
});

test("[CL5] a search keeps the status filter and is sent in the body; a truncated list says that it is incomplete", async () => {
  const { user, calls } = open("/clients?status=blocked", { isCut: true, total: 10_000 });
  const field = await screen.findByRole("searchbox", { name: /Name, email, phone/ });
  expect(screen.getByText("The list ends at the newest 10,000. Search to find others.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Blocked/ }).getAttribute("aria-current")).toBe("page");
  await user.type(field, "20 123{Enter}");
  await screen.findByText("More than 1,000 clients match. Add a word to your search.");
  expect(calls.at(-1)).toMatchObject({ params: { page: 1 }, body: { s: "20 123", status: "blocked" } });
});

test("[CL5] a truncated search is reported as incomplete even if no result has the selected status", async () => {
  const path = clientsPath({ s: "mohamed", status: "blocked", page: 1 });
  open(path, { isCut: true, items: [], total: 0 });
  await screen.findByText("More than 1,000 clients match. Add a word to your search.");
  expect(screen.queryByText("No client matches.")).toBeNull();
  expect(screen.getByText("None of those found has this status.")).toBeTruthy();
});

test("[CL5] the search text is never in the URL, and is restored after going back or reloading", async () => {
  const query = { s: "amel@drivers.example", status: "active", page: 2 } as const;
  const path = clientsPath(query, { page: 2 });
  expect(path).toMatch(/^\/clients\?search=\w+&status=active&page=2$/);
  expect(clientsPath(query, { page: 2 })).toBe(path);
  expect(readClientsQuery(new URL(path, "http://localhost").searchParams)).toEqual(query);
  expect(clientsPath({ ...query, s: "+216 20 123 410" })).not.toBe(path);
  const { calls } = open(path, { total: 40 });
  expect(await screen.findByRole("searchbox", { name: /Name, email, phone/ })).toHaveProperty(
    "value",
    query.s,
  );
  expect(calls.at(-1)).toMatchObject({ params: { page: 2 }, body: { s: query.s, status: "active" } });
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("href")).not.toContain("amel@");
  sessionStorage.clear();
  expect(readClientsQuery(new URL(path, "http://localhost").searchParams).s).toBe("");
});

test("[CL5] only the most recent searches are stored", () => {
  const first = clientsPath({ s: "first", status: "all", page: 1 });
  for (let count = 0; count < 60; count += 1) clientsPath({ s: `driver ${count}`, status: "all", page: 1 });
  expect(readClientsQuery(new URL(first, "http://localhost").searchParams).s).toBe("");
  expect(sessionStorage.getItem("sayara.portal.clientSearches")?.length).toBeLessThan(5000);
});

test.each([
  ["status=deleted&page=0", { s: "", status: "all", page: 1 }],
  ["s=amel&search=missing&status=needs_follow_up&page=2", { s: "", status: "needs_follow_up", page: 2 }],
])("reads the URL query %o", (query, expected) => {
  expect(readClientsQuery(new URLSearchParams(query))).toEqual(expected);
});
