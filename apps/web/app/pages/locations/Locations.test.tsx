// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someLocationsData } from "#web/testing/data/someLocationsData.ts";
import type { LocationsData } from "./Locations.load.ts";
import { Locations } from "./Locations.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function renderLocations(changes: Partial<LocationsData> = {}) {
  return render(
    <RoutedProviders at="/locations">
      <Locations {...someLocationsData(changes)} />
    </RoutedProviders>,
  );
}

test("a place shows its number of cars and lowest price, and links to its search", async () => {
  renderLocations();
  const tunis = await screen.findByRole("link", { name: "Tunis" });
  expect(tunis.getAttribute("href")).toBe("/search/tunis");
  const card = tunis.closest("li");
  expect(card?.textContent).toMatch(/143 cars.*from 62\sTND/);
  const airport = within(card ?? document.body).getByRole("link", { name: "Tunis-Carthage Airport" });
  expect(airport.getAttribute("href")).toBe("/search/tunis-carthage");
  expect(screen.getByRole("link", { name: "Le Kef" }).closest("li")?.textContent).toContain(
    "No car at present",
  );
});

test("the entry of the hovered place is highlighted", async () => {
  renderLocations();
  const entry = (await screen.findByRole("link", { name: "Djerba" })).closest("div");
  const markedCount = () => document.querySelectorAll("[data-active]").length;
  expect(markedCount()).toBe(0);
  fireEvent.focus(screen.getByRole("link", { name: "Djerba" }));
  await waitFor(() => expect(document.querySelector("[data-active]")?.textContent).toContain("Djerba"));
  fireEvent.blur(screen.getByRole("link", { name: "Djerba" }));
  await waitFor(() => expect(markedCount()).toBe(0));
  expect(entry).not.toBeNull();
});

test("the form submits `s` to the same page, and page links keep the search text", async () => {
  const { container } = renderLocations({ request: { s: "aero", page: 1 } });
  await screen.findByRole("searchbox");
  const form = container.querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/locations", "get"]);
  expect([...new FormData(form ?? undefined)]).toEqual([["s", "aero"]]);
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe(
    "/locations?s=aero&page=2",
  );
});

test.each([
  [{ s: "atlantis", page: 1 }, 0, "No place of that name", "Show all", "/locations"],
  [{ s: "", page: 9999 }, 48, "The list has no such page", "Go to the first page", "/locations"],
  [{ s: "tunis", page: 1 }, null, "The list could not be loaded", "Try again", "/locations?s=tunis"],
])("the request %o for %s places shows: %s", async (request, total, text, action, address) => {
  renderLocations({ request, total, shownCount: 0, countries: [] });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole("link", { name: action }).getAttribute("href")).toBe(address);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});
