// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { readPlacesQuery } from "./Places.load.ts";
import * as route from "./Places.route.tsx";
import { somePlaces } from "./somePlaces.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[PA2] places are listed with kind, country, cars and parent, and a search keeps the kind", async () => {
  const { query: _, ...data } = somePlaces;
  const { openApi, calls } = fakeApi({ portalPlaces: () => ({ ok: true, data }) });
  const { user } = openPage(route, { at: "/places?kind=airport", openApi });
  const link = await screen.findByRole("link", { name: "Tunis-Carthage Airport" });
  expect(link.getAttribute("href")).toBe("/places/0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02");
  expect(link.closest("li")?.textContent).toContain("Airport · TUN · Tunis · Tunisia · 180 cars");
  expect(screen.getByRole("link", { name: "Airport 1" }).getAttribute("aria-current")).toBe("page");
  await user.type(screen.getByRole("searchbox", { name: /Name in any language/ }), "قرطاج{Enter}");
  await expect.poll(() => calls.at(-1)?.query).toEqual({ s: "قرطاج", kind: "airport" });
});

test.each([
  ["kind=moon&page=0", { s: "", kind: null, page: 1 }],
  ["s=a%00b&kind=port&page=2", { s: "a b", kind: "port", page: 2 }],
])("reads the URL query %o", (query, expected) => {
  expect(readPlacesQuery(new URLSearchParams(query))).toEqual(expected);
});
