// @vitest-environment jsdom
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { createPath, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aSearchResult, aListing, rentalDates } from "#web/testing/data/aSearchResult.ts";
import { someCalendarDays } from "#web/testing/data/someCalendarDays.ts";
import { Search, type SearchProps } from "./Search.tsx";
// Loaded before the tests: on a busy machine, loading it takes longer than the tests wait for the results.
import "./Search.lazy.ts";
import type { SearchOutcome } from "./SearchOutcome.ts";

// jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const search = { ...emptySearch, ...rentalDates, place: "tunis-carthage" };

let change: (changes: Partial<SearchProps>) => void;
/** Current URL of the page. */
let address: string;

/** Renders the page; `change` renders it with other props. */
function ChangeableSearch({ start }: { start: Partial<SearchProps> }) {
  const [changes, setChanges] = useState(start);
  const location = useLocation();
  useEffect(() => {
    address = createPath(location);
  }, [location]);
  useEffect(() => {
    change = (next) => act(() => setChanges((previous) => ({ ...previous, ...next })));
  }, []);
  return (
    <Search
      search={search}
      pendingSearch={search}
      today="2026-11-20"
      places={[aPlace()]}
      outcome={{ state: "found", result: aSearchResult() }}
      isBusy={false}
      onRetry={() => {}}
      onSearch={() => new Promise(() => {})}
      onLoadDays={() => new Promise(() => {})}
      onLoadCar={() => new Promise(() => {})}
      {...changes}
    />
  );
}

async function renderSearch(changes: Partial<SearchProps> = {}) {
  const { container } = render(
    <RoutedProviders>
      <ChangeableSearch start={changes} />
    </RoutedProviders>,
  );
  await screen.findAllByText(/Tunis-Carthage/);
  return container;
}

test("a listing shows the total of the rental and the price per day, and links to its checkout", async () => {
  await renderSearch();
  const card = await screen.findByRole("article", { name: /^Hyundai i20, / });
  expect(within(card).getAllByText("Total for 3 days").length).toBeGreaterThan(0);
  expect(within(card).getAllByText(/318\sTND/).length).toBeGreaterThan(0);
  expect(within(card).getByText(/106\sTND per day/)).toBeDefined();
  expect(
    within(card)
      .getByRole("link", { name: /^Choose Hyundai i20, / })
      .getAttribute("href"),
  ).toBe(
    "/checkout?car=hyundai-i20-tunis&pickup=tunis-carthage&dropoff=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("if the results fail to render, the search form stays and a retry shows them", async () => {
  const onError = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = Object.defineProperty(aSearchResult(), "items", {
    get() {
      throw new Error("an error of the list");
    },
  });
  const onRetry = vi.fn();
  await renderSearch({ outcome: { state: "found", result: broken }, onRetry });
  expect(screen.getByRole("alert").textContent).toContain("The cars could not be loaded");
  expect(screen.getAllByRole("combobox").length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  change({ outcome: { state: "found", result: aSearchResult() } });
  expect(await screen.findByRole("article", { name: /^Hyundai i20, / })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  onError.mockRestore();
});

test("a listing shows its included options", async () => {
  const outcome = {
    state: "found" as const,
    result: aSearchResult({ items: [aListing({ theftProtection: 0, cancellation: 0 })] }),
  };
  await renderSearch({ outcome });
  expect(await screen.findByText(/Included: cancellation and theft protection/)).toBeDefined();
});

test("each filter shows the number of cars that would match", async () => {
  await renderSearch();
  const filters = await screen.findByRole("complementary", { name: "Filters" });
  expect(within(filters).getByRole("checkbox", { name: /Midi/ })).toBeDefined();
  expect(within(filters).getByText("Up to 1,000 TND")).toBeDefined();
  const anyRating = within(filters).getByRole("radio", { name: /^Any rating/ });
  expect(anyRating.closest("label")?.textContent).toContain("1");
});

test("a selected option without matching cars stays and is marked", async () => {
  await renderSearch();
  const filters = await screen.findByRole("complementary", { name: "Filters" });
  expect(within(filters).getByRole("checkbox", { name: /^Electric.*\(no car\)$/ })).toBeDefined();
  expect(within(filters).getByRole("checkbox", { name: "Petrol" })).toBeDefined();
});

test("[SE11] similar cars expand below their listing", async () => {
  const listing = { ...aListing(), similar: 1 };
  const other = aListing({ id: "car-2", slug: "clio", name: "Renault Clio" });
  const onSearch = vi.fn<SearchProps["onSearch"]>(() =>
    Promise.resolve({ state: "found", result: aSearchResult({ items: [other, listing] }) }),
  );
  await renderSearch({
    outcome: { state: "found", result: aSearchResult({ items: [listing], total: 2 }) },
    onSearch,
  });
  await userEvent.click(await screen.findByText("1 more like this"));
  expect(await screen.findByRole("article", { name: /^Renault Clio, / })).toBeDefined();
  expect(screen.getAllByRole("article", { name: /^Hyundai i20, / })).toHaveLength(1);
  const { gearbox, range, seats, suppliers } = onSearch.mock.calls[0]?.[0].filter ?? {};
  expect({ gearbox, range, seats, suppliers }).toEqual({
    gearbox: ["manual"],
    range: ["midi"],
    seats: ["5"],
    suppliers: ["jasmin-rent"],
  });
});

test("[SE11] similar cars of the previous search collapse when a filter keeps their listing, even if they load late", async () => {
  const listing = { ...aListing(), similar: 1 };
  const outcome = { state: "found" as const, result: aSearchResult({ items: [listing], total: 2 }) };
  const clio = aListing({ id: "car-2", slug: "clio", name: "Renault Clio" });
  let resolveSearch: (outcome: SearchOutcome) => void = () => {};
  const onSearch = vi.fn<SearchProps["onSearch"]>(() => new Promise((resolve) => (resolveSearch = resolve)));
  await renderSearch({ outcome, onSearch });
  const cars = await screen.findByText("1 more like this");
  await userEvent.click(cars);
  change({ search: { ...search, map: true } });
  resolveSearch({ state: "found", result: aSearchResult({ items: [clio, listing] }) });
  expect(await screen.findByRole("article", { name: /^Renault Clio, / })).toBeDefined();

  const narrowed = { ...search, filter: { ...search.filter, aircon: true } };
  change({ search: narrowed, pendingSearch: narrowed });
  expect(screen.queryByRole("article", { name: /^Renault Clio, / })).toBeNull();
  await userEvent.click(screen.getByText("1 more like this"));
  const resolveFirst = resolveSearch;
  change({ search, pendingSearch: search });
  await act(async () => resolveFirst({ state: "found", result: aSearchResult({ items: [clio, listing] }) }));
  expect(screen.queryByRole("article", { name: /^Renault Clio, / })).toBeNull();
});

test("[SE11] similar cars that fail to load are replaced by a link", async () => {
  const listing = { ...aListing(), similar: 2 };
  await renderSearch({
    outcome: { state: "found", result: aSearchResult({ items: [listing], total: 3 }) },
    onSearch: () => Promise.resolve({ state: "failed", fault: "network" }),
  });
  await userEvent.click(await screen.findByText("2 more like this"));
  expect((await screen.findByRole("link", { name: "See all of them" })).getAttribute("href")).toContain(
    "range=midi&gearbox=manual&fuel=gasoline&sort=total",
  );
});

test("[LO6] an unknown place in the URL fills its field, with the nearest names", async () => {
  const typed = {
    place: { typed: "tuniss", hasSeveralMatches: false, offered: [{ slug: "tunis", name: "Tunis" }] },
    dropOff: null,
  };
  const pendingSearch = { ...search, place: "tuniss" };
  render(
    <RoutedProviders>
      <Search
        {...{ search: pendingSearch, pendingSearch, today: "2026-11-20", isBusy: false, places: [aPlace()] }}
        outcome={{ state: "unclear", typed, isUnknown: true }}
        onRetry={() => {}}
        onSearch={() => new Promise(() => {})}
        onLoadDays={() => new Promise(() => {})}
        onLoadCar={() => new Promise(() => {})}
      />
    </RoutedProviders>,
  );
  const field = await screen.findByRole("combobox", { name: "Pick-up place" });
  expect(field).toHaveProperty("value", "tuniss");
  expect(screen.getByText(/No place of that name/)).toBeDefined();
  expect(screen.getByText("Tunis", { selector: "a, button" })).toBeDefined();
});

test("without a place, the page asks for one above the list of cars", async () => {
  const everywhere = { ...search, place: null };
  await renderSearch({ search: everywhere, pendingSearch: everywhere, places: [aPlace()] });
  const prompt = await screen.findByRole("region", { name: "Where do you pick up the car?" });
  expect(
    within(prompt)
      .getByRole("link", { name: /Tunis-Carthage/ })
      .getAttribute("href"),
  ).toMatch(/^\/search\/tunis-carthage\?/);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("[SE14] a car's toggle adds it to the URL, and a fourth car is refused with a reason", async () => {
  const four = ["i20", "polo", "clio", "logan"].map((slug) => aListing({ id: slug, slug, name: slug }));
  const compared = ["i20", "polo", "clio"];
  const outcome = { state: "found" as const, result: aSearchResult({ items: four }) };
  await renderSearch({ outcome, pendingSearch: { ...search, compared } });
  expect(await screen.findByRole("checkbox", { name: /^Compare polo, / })).toHaveProperty("checked", true);
  const bar = await screen.findByRole("region", { name: "Comparison" });
  expect(bar.textContent).toContain("3 of 3 cars");
  expect(within(bar).getByRole("link", { name: "Compare" }).getAttribute("href")).toMatch(
    /&compare=i20&compare=polo&compare=clio&comparing=1$/,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: /^Compare logan, / }));
  expect(screen.getByRole("checkbox", { name: /^Compare logan, / })).toHaveProperty("checked", false);
  const announced = screen.getAllByText("3 cars at most: remove one first");
  expect(announced.map((each) => each.getAttribute("aria-live"))).toEqual(["polite"]);
});

test("[SE14] compared cars are side by side, and the lowest total is marked", async () => {
  const expensiveCar = aQuoteResponse({
    car: { slug: "duster", name: "Duster", dailyPrice: 200, deposit: -1 },
  });
  const cheapCar = aQuoteResponse({ car: { slug: "i20", name: "i20", cancellation: 0 } });
  const onLoadCar = vi.fn<SearchProps["onLoadCar"]>(async (slug) => {
    const { car, quote, pickupLocation: place } = slug === "i20" ? cheapCar : expensiveCar;
    return { state: "priced", car, quote, place, isFree: true };
  });
  await renderSearch({
    pendingSearch: { ...search, compared: ["duster", "i20"], isComparing: true },
    onLoadCar,
  });
  const dialog = await screen.findByRole("dialog", { name: "Compare cars" });
  await within(dialog).findByRole("link", { name: /^Choose i20, / });
  const rowOf = (name: string) =>
    within(within(dialog).getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
  expect(rowOf("Total")).toEqual(["636 TND", "318 TND(lowest)"]);
  expect(rowOf("Security deposit")).toEqual(["Ask the agency", "1,000 TND"]);
  expect(rowOf("Cancellation")).toEqual(["30 TND once", "Included"]);
});

test("[SE14] a compared car without a price shows the reason, and a car that failed to load can be retried", async () => {
  const { car } = aQuoteResponse({ car: { slug: "i20", name: "i20" } });
  const onLoadCar = vi
    .fn<SearchProps["onLoadCar"]>()
    .mockResolvedValueOnce({ state: "failed" })
    .mockResolvedValueOnce({ state: "unpriced", car, reason: "elsewhere" });
  await renderSearch({ pendingSearch: { ...search, compared: ["i20"], isComparing: true }, onLoadCar });
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Not at this place")).toBeDefined();
  expect(screen.queryByRole("link", { name: /^Choose i20, / })).toBeNull();
});

test("[PL5] each pick-up day is a link and shows its lowest total once loaded", async () => {
  const requestedDays: unknown[] = [];
  await renderSearch({
    onLoadDays: async (days) => {
      requestedDays.push(days);
      return someCalendarDays();
    },
  });
  const days = await screen.findByRole("navigation", { name: "Total by pick-up day" });
  const lowest = await within(days).findAllByRole("link", { name: /\(lowest\)/ });
  expect(requestedDays).toEqual([{ first: "2026-11-29", last: "2027-01-29" }]);
  expect(lowest[0]?.getAttribute("href")).toMatch(/^\/search\/tunis-carthage\?from=2026-1\d-\d\dT10:00&to=/);
  expect(within(days).getByRole("link", { current: "date" }).textContent).toContain("1 Dec");
});

test("[PL5] the pick-up days stay links if their totals fail to load, and are absent without a place", async () => {
  const elsewhere = { ...search, place: "sousse" };
  await renderSearch({
    search: elsewhere,
    pendingSearch: elsewhere,
    onLoadDays: () => Promise.reject(new Error("offline")),
  });
  const days = await screen.findByRole("navigation", { name: "Total by pick-up day" });
  expect(within(days).getAllByRole("link")).toHaveLength(14);
  cleanup();
  const everywhere = { ...search, place: null };
  await renderSearch({ search: everywhere, pendingSearch: everywhere });
  await screen.findByRole("article");
  expect(screen.queryByRole("navigation", { name: "Total by pick-up day" })).toBeNull();
});

test("the panel of further filters stays open when its last selection is removed", async () => {
  await renderSearch();
  const summary = await screen.findByText("More filters", { selector: "aside *" });
  await userEvent.click(summary);
  const narrowed = { ...search, filter: { ...search.filter, mileage: ["unlimited" as const] } };
  change({ search: narrowed, pendingSearch: narrowed });
  change({ search, pendingSearch: search });
  expect(summary.closest("details")?.open).toBe(true);
});

test("selecting a filter returns to the first page", async () => {
  const thirdPage = { ...search, page: 3 };
  await renderSearch({ search: thirdPage, pendingSearch: thirdPage });
  const filters = await screen.findByRole("complementary", { name: "Filters" });
  await userEvent.click(await within(filters).findByRole("checkbox", { name: "Petrol" }));
  await waitFor(() => expect(address).toMatch(/fuel/));
  expect(address).not.toContain("page=");
});

test("[DP4] selecting what the driver can leave as a deposit adds the choice to the URL", async () => {
  await renderSearch();
  const filters = await screen.findByRole("complementary", { name: "Filters" });
  const group = within(filters).getByRole("group", { name: "For the deposit, I have" });
  await userEvent.click(within(group).getByRole("checkbox", { name: /^Credit card/ }));
  await waitFor(() => expect(address).toContain("depositBy=creditCard"));
});

test("changing the sort order returns to the first page", async () => {
  const thirdPage = { ...search, page: 3 };
  await renderSearch({ search: thirdPage, pendingSearch: thirdPage });
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sort by" }), "total");
  await waitFor(() => expect(address).toMatch(/sort=total/));
  expect(address).not.toContain("page=");
});

test("an active filter links to the results without it", async () => {
  const narrowed = { ...search, filter: { ...search.filter, aircon: true, gearbox: ["manual" as const] } };
  await renderSearch({ search: narrowed, pendingSearch: narrowed });
  const list = await screen.findByRole("list", { name: "Active filters" });
  const [manual, aircon] = within(list).getAllByRole("link");
  expect(manual?.getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-01T10:00&to=2026-12-04T10:00&aircon=1",
  );
  expect(aircon?.getAttribute("href")).toContain("gearbox=manual");
});

test("after an active filter is removed, focus moves to the next filter, or to the results' title if there is none", async () => {
  const { without } = aSearchResult();
  const showFiltered = (filter: Partial<CarFilter>, items = [aListing()]) => {
    const pendingSearch = { ...search, filter: { ...search.filter, ...filter } };
    const result = aSearchResult({ items, without: { ...without, all: 9, aircon: 4 } });
    change({ search: pendingSearch, pendingSearch, outcome: { state: "found", result } });
  };
  const press = async (name: RegExp) => userEvent.click(await screen.findByRole("link", { name }));
  await renderSearch();
  showFiltered({ aircon: true, fourPlusDoors: true, gearbox: ["manual"] });
  await press(/^Air conditioning/);
  showFiltered({ fourPlusDoors: true, gearbox: ["manual"] });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /^Four doors/ }));
  await press(/^Clear all/);
  showFiltered({});
  const title = screen.getByRole("heading", { level: 1 });
  expect(document.activeElement).toBe(title);

  showFiltered({ aircon: true }, []);
  await press(/Without “Air conditioning”/);
  showFiltered({});
  expect(document.activeElement).toBe(title);
});

test("empty results have a link to the search without filters", async () => {
  const narrowed = { ...search, filter: { ...search.filter, aircon: true } };
  const { without } = aSearchResult();
  const result = aSearchResult({ items: [], without: { ...without, all: 9, aircon: 4 } });
  await renderSearch({ search: narrowed, pendingSearch: narrowed, outcome: { state: "found", result } });
  expect(await screen.findByRole("heading", { name: "No car has all of this" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Clear all filters: 9 cars" })).toBeDefined();
  expect(screen.getByRole("link", { name: /Without “Air conditioning”: 4 cars/ }).getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("a page beyond the last redirects to the last", async () => {
  const pastEnd = { ...search, page: 9 };
  const outcome = { state: "found" as const, result: aSearchResult({ items: [], total: 31, listed: 31 }) };
  await renderSearch({ search: pastEnd, pendingSearch: pastEnd, outcome });
  await waitFor(() =>
    expect(address).toBe("/search/tunis-carthage?from=2026-12-01T10:00&to=2026-12-04T10:00&page=3"),
  );
  expect(screen.queryByRole("heading", { name: /^No car is free/ })).toBeNull();
});

test("a search without any car links to nearby dates and places with cars", async () => {
  const result = aSearchResult({ items: [] });
  const alternatives = {
    dates: [{ from: "2026-12-02T10:00", to: "2026-12-05T10:00", total: 3, isFiltered: true }],
    places: [{ place: aPlace({ id: "p2", slug: "nabeul", name: "Nabeul" }), total: 1, isFiltered: false }],
  };
  await renderSearch({ outcome: { state: "found", result, alternatives } });
  expect(await screen.findByRole("heading", { name: "No car is free for these dates" })).toBeDefined();
  expect(screen.getByRole("link", { name: /: 3 cars$/ }).getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-02T10:00&to=2026-12-05T10:00",
  );
  expect(screen.getByRole("link", { name: "Nabeul: 1 car" }).getAttribute("href")).toContain(
    "/search/nabeul?",
  );
});

test("links to nearby dates and places keep the filters, or say that their cars do not match the filters", async () => {
  const { without } = aSearchResult();
  const result = aSearchResult({ items: [], without: { ...without, all: 0 } });
  const narrowed = { ...search, filter: { ...search.filter, aircon: true } };
  const alternatives = {
    dates: [{ from: "2026-12-02T10:00", to: "2026-12-05T10:00", total: 3, isFiltered: true }],
    places: [{ place: aPlace({ id: "p2", slug: "nabeul", name: "Nabeul" }), total: 1, isFiltered: false }],
  };
  await renderSearch({
    search: narrowed,
    pendingSearch: narrowed,
    outcome: { state: "found", result, alternatives },
  });
  const dates = await screen.findByRole("link", { name: /: 3 cars$/ });
  expect(dates.getAttribute("href")).toContain("aircon=1");
  const place = screen.getByRole("link", { name: "Nabeul: 1 car without your filters" });
  expect(place.getAttribute("href")).not.toContain("aircon");
});

test("the reason for refused dates is shown beside the open form", async () => {
  await renderSearch({ outcome: { state: "refused", code: "booking_too_long" } });
  expect(await screen.findByText(/A rental can last 6 months at most/)).toBeDefined();
  expect(screen.getByText("Change").closest("details")?.open).toBe(true);
});

test.each([
  ["pickup_in_past", /The pick-up is in the past/],
  ["drop_off_before_pickup", /The drop-off is not after the pick-up/],
  ["pickup_too_far", /more than 18 months away/],
] as const)("[SE13] %s shows its own reason and a link to valid nearby dates", async (reason, text) => {
  const nearest = { from: "2026-12-03T10:00", to: "2026-12-06T10:00" };
  await renderSearch({ outcome: { state: "refused", code: "pickup_too_soon", dates: { reason, nearest } } });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole("link", { name: /^Search / }).getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-03T10:00&to=2026-12-06T10:00",
  );
});

test("the reason for a rate-limited search is shown beside the form, which keeps its values", async () => {
  await renderSearch({ outcome: { state: "refused", code: "too_many_requests" } });
  expect(await screen.findByText(/Too many attempts. Please wait a moment and try again/)).toBeDefined();
  expect(screen.getByText("Change").closest("details")?.open).toBe(true);
});

test("the form explains that a place was removed in the meantime, and does not report refused dates", async () => {
  await renderSearch({ outcome: { state: "refused", code: "not_found" } });
  expect(await screen.findByText("We could not find what you are looking for.")).toBeDefined();
  expect(screen.getByRole("heading", { name: "The cars could not be loaded" })).toBeDefined();
});

test("after a failed search the form keeps its values, and the search can be retried", async () => {
  const onRetry = vi.fn();
  await renderSearch({ outcome: { state: "failed", fault: "network" }, onRetry });
  expect((await screen.findByRole("alert")).textContent).toContain("Your dates and filters are kept.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test("while the next list loads, skeletons replace the previous list", async () => {
  await renderSearch({ isBusy: true });
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
});

test("skeletons are shown while the listings load", async () => {
  const container = await renderSearch({ outcome: new Promise(() => {}) });
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText("Loading…")).toBeDefined();
});
