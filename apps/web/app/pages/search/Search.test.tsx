// @vitest-environment jsdom
import { emptySearch } from "@sayara/domain/search/SearchState";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aPlace } from "#web/testing/aPlace.ts";
import { aSearchResult, aListing, rentalDates } from "#web/testing/aSearchResult.ts";
import { Search, type SearchProps } from "./Search.tsx";

// jsdom is slow on a loaded machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const search = { ...emptySearch, ...rentalDates, place: "tunis-carthage" };

async function show(changes: Partial<SearchProps> = {}) {
  const { container } = render(
    <Surroundings>
      <Search
        search={search}
        asked={search}
        today="2026-11-20"
        places={[aPlace()]}
        outcome={{ state: "found", result: aSearchResult() }}
        isBusy={false}
        onRetry={() => {}}
        {...changes}
      />
    </Surroundings>,
  );
  await screen.findAllByText(/Tunis-Carthage/);
  return container;
}

test("a listing shows the total of the rental and the price per day, and links to its checkout", async () => {
  await show();
  const card = await screen.findByRole("article", { name: "Hyundai i20" });
  expect(within(card).getAllByText("Total for 3 days").length).toBeGreaterThan(0);
  expect(within(card).getAllByText(/318\sTND/).length).toBeGreaterThan(0);
  expect(within(card).getByText(/106\sTND per day/)).toBeDefined();
  expect(within(card).getByRole("link", { name: "Choose Hyundai i20" }).getAttribute("href")).toBe(
    "/checkout?car=hyundai-i20-tunis&pickup=tunis-carthage&dropoff=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("lists the included options", async () => {
  const outcome = {
    state: "found" as const,
    result: aSearchResult({ items: [aListing({ theftProtection: 0, cancellation: 0 })] }),
  };
  await show({ outcome });
  expect(await screen.findByText(/Included: cancellation and theft protection/)).toBeDefined();
});

test("each filter shows the number of cars it would leave", async () => {
  await show();
  const filters = await screen.findByRole("complementary", { name: "Filters" });
  expect(within(filters).getByRole("checkbox", { name: /Midi/ })).toBeDefined();
  expect(within(filters).getByText("Up to 1,000 TND")).toBeDefined();
});

test("an active filter links to the results without it", async () => {
  const narrowed = { ...search, filter: { ...search.filter, aircon: true, gearbox: ["manual" as const] } };
  await show({ search: narrowed, asked: narrowed });
  const list = await screen.findByRole("list", { name: "Filters in force" });
  const [manual, aircon] = within(list).getAllByRole("link");
  expect(manual?.getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-01T10:00&to=2026-12-04T10:00&aircon=1",
  );
  expect(aircon?.getAttribute("href")).toContain("gearbox=manual");
});

test("empty results link to the search without filters", async () => {
  const narrowed = { ...search, filter: { ...search.filter, aircon: true } };
  const outcome = { state: "found" as const, result: aSearchResult({ items: [] }) };
  await show({ search: narrowed, asked: narrowed, outcome });
  expect(await screen.findByRole("heading", { name: "No car has all of this" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Clear all filters" })).toBeDefined();
});

test("refused dates are explained beside the open form", async () => {
  await show({ outcome: { state: "refused", code: "booking_too_long" } });
  expect(await screen.findByText(/A rental can last 6 months at most/)).toBeDefined();
  expect(screen.getByText("Change").closest("details")?.open).toBe(true);
});

test("a rate-limited search is explained beside the form, which keeps its values", async () => {
  await show({ outcome: { state: "refused", code: "too_many_requests" } });
  expect(await screen.findByText(/Too many attempts. Please wait a moment and try again/)).toBeDefined();
  expect(screen.getByText("Change").closest("details")?.open).toBe(true);
});

test("a failed search keeps its values and can be retried", async () => {
  const onRetry = vi.fn();
  await show({ outcome: { state: "failed", fault: "network" }, onRetry });
  expect((await screen.findByRole("alert")).textContent).toContain("Your dates and filters are kept.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("shows skeletons while the listings load", async () => {
  const container = await show({ outcome: new Promise(() => {}) });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText("Loading…")).toBeDefined();
});

test("the page has no accessibility faults", async () => {
  const container = await show();
  await screen.findByRole("article");
  // jsdom does not render: the theme's test checks contrast.
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
