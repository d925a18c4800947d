import { emptySearch } from "@sayara/domain/search/SearchState";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aSearchResult, aListing, rentalDates } from "#web/testing/data/aSearchResult.ts";
import type { ComparedCar } from "./compare/loadComparedCar.ts";
import { someCalendarDays } from "#web/testing/data/someCalendarDays.ts";
import { Search } from "./Search.tsx";

const search = { ...emptySearch, ...rentalDates, place: "tunis-carthage" };
const narrowed = { ...search, filter: { ...search.filter, aircon: true, gearbox: ["automatic" as const] } };
const cars = [
  aListing({ theftProtection: 0 }),
  aListing({
    id: "car-2",
    slug: "dacia-duster",
    name: "Dacia Duster",
    body: "suv",
    color: "sand",
    range: "maxi",
  }),
  aListing({
    id: "car-3",
    slug: "sym-orbit",
    name: "Sym Orbit",
    body: "scooter",
    color: "green",
    doors: 0,
    seats: 2,
  }),
];

const meta = {
  component: Search,
  title: "Pages/Search",
  args: {
    search,
    pendingSearch: search,
    today: "2026-11-20",
    places: [aPlace()],
    outcome: { state: "found", result: aSearchResult({ items: cars, total: 42 }) },
    isBusy: false,
    onRetry: () => {},
    onLoadDays: async () => someCalendarDays(),
    onLoadCar: (_slug: string) => new Promise<ComparedCar>(() => {}),
    onSearch: () => new Promise<never>(() => {}),
  },
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { name: "Shows the total of each car first" };

export const UnclearPlace: Story = {
  name: "Suggests places when the typed place is ambiguous",
  args: {
    search: { ...search, place: null },
    pendingSearch: { ...search, place: null },
    places: [aPlace(), aPlace({ id: "place-2", slug: "tunis", name: "Tunis", code: null })],
    outcome: {
      state: "unclear",
      typed: {
        place: {
          typed: "tun",
          hasSeveralMatches: true,
          offered: [
            { slug: "tunis-carthage", name: "Tunis-Carthage Airport" },
            { slug: "tunis", name: "Tunis" },
          ],
        },
        dropOff: null,
      },
    },
  },
};

export const Narrowed: Story = {
  name: "Shows the active filters with links that remove them",
  args: { search: narrowed, pendingSearch: narrowed },
};

export const Waiting: Story = {
  name: "Shows the previous list while the next loads",
  args: { isBusy: true },
};

export const Loading: Story = {
  name: "Shows skeletons until the first listings have loaded",
  args: { outcome: new Promise<never>(() => {}) },
};

export const Empty: Story = {
  name: "Suggests a remedy when no car matches the filters",
  args: {
    search: narrowed,
    pendingSearch: narrowed,
    outcome: { state: "found", result: aSearchResult({ items: [] }) },
  },
};

export const EmptyDates: Story = {
  name: "Suggests a remedy when no car is free",
  args: { outcome: { state: "found", result: aSearchResult({ items: [] }) } },
};

const { without } = aSearchResult();
export const EmptyWithRemedies: Story = {
  name: "Says which filter to relax and how many cars match then",
  args: {
    search: narrowed,
    pendingSearch: narrowed,
    outcome: {
      state: "found",
      result: aSearchResult({ items: [], without: { ...without, all: 42, aircon: 3, gearbox: 12 } }),
    },
  },
};

export const EmptyNearby: Story = {
  name: "Links to near dates and places that have cars",
  args: {
    outcome: {
      state: "found",
      result: aSearchResult({ items: [] }),
      alternatives: {
        dates: [{ from: "2026-12-02T10:00", to: "2026-12-05T10:00", total: 3, isFiltered: true }],
        places: [
          { place: aPlace({ id: "place-3", slug: "nabeul", name: "Nabeul" }), total: 8, isFiltered: true },
        ],
      },
    },
  },
};

export const AllPlaces: Story = {
  name: "Asks for a place above the cars of all places",
  args: { search: { ...search, place: null }, pendingSearch: { ...search, place: null } },
};

export const Similar: Story = {
  name: "Groups an agency's similar cars under the first one",
  args: {
    outcome: { state: "found", result: aSearchResult({ items: [{ ...aListing(), similar: 3 }], total: 4 }) },
  },
};

const comparedCars = ["hyundai-i20-tunis", "dacia-duster"];
export const Chosen: Story = {
  name: "Shows the cars chosen for a comparison, and the bar that compares them",
  args: { pendingSearch: { ...search, compared: comparedCars } },
};

export const Compared: Story = {
  name: "Compares the chosen cars side by side",
  args: {
    pendingSearch: { ...search, compared: comparedCars, isComparing: true },
    onLoadCar: async (slug) => {
      const isSuv = slug === "dacia-duster";
      const {
        car,
        quote,
        pickupLocation: place,
      } = aQuoteResponse({
        car: isSuv ? { slug, name: "Dacia Duster", body: "suv", color: "sand", dailyPrice: 160 } : { slug },
      });
      return { state: "priced", car, quote, place, isFree: true };
    },
  },
};

export const PastDates: Story = {
  name: "Says that the dates are in the past and links to near dates",
  args: {
    outcome: {
      state: "refused",
      code: "pickup_too_soon",
      dates: {
        reason: "pickup_in_past",
        nearest: { from: "2026-11-21T10:00", to: "2026-11-24T10:00" },
      },
    },
  },
};

export const Refused: Story = {
  name: "Shows beside the form why the dates are refused",
  args: { outcome: { state: "refused", code: "booking_too_long" } },
};

export const Failed: Story = {
  name: "Keeps dates and filters when the call fails",
  args: { outcome: { state: "failed", fault: "network" } },
};
