// @vitest-environment jsdom
import type { SupplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PortalMenu } from "./PortalMenu.tsx";

afterEach(cleanup);

const agency: SupplierAccess = {
  id: "agency-1",
  slug: "jasmin-rent",
  name: "Jasmin Rent",
  logo: null,
  standing: "active",
  role: "owner",
  actions: ["viewPapers"],
};

function linksOf(changes: Partial<SupplierAccess> | null) {
  const given = changes === null ? null : { ...agency, ...changes };
  render(
    <RoutedProviders>
      <PortalMenu role={given === null ? "admin" : "supplier"} agency={given} />
    </RoutedProviders>,
  );
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  cleanup();
  return names;
}

test("the menu contains the checklist until the agency is accepted", () => {
  expect(linksOf({ standing: "pending" })).toContain("Get started");
  expect(linksOf({})).not.toContain("Get started");
});

test("the menu contains the papers for agencies and the queue for administrators", () => {
  expect(linksOf({})).toContain("Papers");
  expect(linksOf({ actions: [] })).not.toContain("Papers");
  expect(linksOf({})).not.toContain("Queue");
  expect(linksOf(null)).toContain("Queue");
});
