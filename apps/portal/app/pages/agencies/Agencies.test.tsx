// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as route from "./Agencies.route.tsx";
import { readAgenciesQuery } from "./Agencies.load.ts";
import { someAgencies } from "./someAgencies.ts";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

const { items, total, counts } = someAgencies;
// The API's ids are UUIDs.
const stored = items.map((item, index) => ({ ...item, id: `0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${index}` }));

function open(at: string, data = { items: stored, total }) {
  const admin = aUser({ type: "admin" });
  storeUser(admin);
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: admin }),
    portalSuppliers: () => ({ ok: true, data: { ...data, counts } }),
  });
  return { ...openRoute(route, { at, openApi }), calls };
}

test("[SR2] an administrator sees every agency with its standing and a link to its page", async () => {
  open("/agencies");
  const link = await screen.findByRole("link", { name: "Agence du Cap" });
  expect(link.getAttribute("href")).toBe("/agencies/agence-du-cap");
  const row = within(link.closest("li") as HTMLElement);
  expect(row.getByText("Joining")).toBeTruthy();
  expect(row.getByText(/4 papers under review/)).toBeTruthy();
});

test("the URL holds search and standing, and a search keeps the standing", async () => {
  const { user, calls } = open("/agencies?standing=active");
  const field = await screen.findByRole("searchbox", { name: "Name or city" });
  expect(screen.getByRole("link", { name: /^Active/ }).getAttribute("aria-current")).toBe("page");
  await user.type(field, "tunis{Enter}");
  await expect
    .poll(() => calls.filter(({ name }) => name === "portalSuppliers").at(-1)?.query)
    .toEqual({ s: "tunis", standing: "active" });
});

test("a page number beyond the last page redirects to the last page", async () => {
  open("/agencies?page=9", { items: [], total });
  await screen.findByText("No agency has registered yet.");
});

test.each([
  ["standing=deleted&page=0", { s: "", standing: null, page: 1 }],
  ["s=b%00eja&standing=pending&page=2", { s: "b eja", standing: "pending", page: 2 }],
])("reads the URL query %o", (query, expected) => {
  expect(readAgenciesQuery(new URLSearchParams(query))).toEqual(expected);
});
