// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someSuppliersData } from "#web/testing/data/someSuppliersData.ts";
import type { SuppliersData } from "./Suppliers.load.ts";
import { Suppliers } from "./Suppliers.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function renderSuppliers(changes: Partial<SuppliersData> = {}) {
  return render(
    <RoutedProviders at="/suppliers">
      <Suppliers {...someSuppliersData(changes)} />
    </RoutedProviders>,
  );
}

test("an agency shows rating, cars and places, and links to its cars", async () => {
  renderSuppliers();
  const agency = await screen.findByRole("link", { name: "Jasmin Rent" });
  expect(agency.getAttribute("href")).toBe("/search?supplier=jasmin-rent");
  const card = agency.closest("li");
  expect(card?.textContent).toMatch(
    /4.5.*31 reviews.*42 cars.*Cancelled 3 of 214 confirmed bookings.*Tunis-Carthage Airport, Sousse, Tunis, Hammamet and 2 more/,
  );
  const newAgency = screen.getByRole("link", { name: "Neuve Auto" }).closest("li");
  expect(newAgency?.textContent).toMatch(/No review yet.*No car at present.*Le Kef/);
  expect(newAgency?.textContent).not.toContain("Cancelled");
});

test("if the list cannot be loaded, the retry keeps the search text", async () => {
  renderSuppliers({ request: { s: "jas", page: 1 }, total: null, agencies: [] });
  expect((await screen.findByRole("link", { name: "Try again" })).getAttribute("href")).toBe(
    "/suppliers?s=jas",
  );
});
