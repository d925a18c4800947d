// @vitest-environment jsdom
import { emptySearch } from "@sayara/domain/search/SearchState";
import type { UserType } from "@sayara/domain/user/UserType";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { useSession } from "@sayara/frontend/session/useSession";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aSearchResult, rentalDates } from "#web/testing/data/aSearchResult.ts";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import SearchRoute, { shouldRevalidate } from "#web/pages/search/Search.route.tsx";
import type { SearchProps } from "#web/pages/search/Search.tsx";

type LoaderData = Pick<SearchProps, "search" | "today" | "places" | "outcome">;
const loaded: LoaderData = {
  search: { ...emptySearch, ...rentalDates, place: "tunis-carthage" },
  today: "2026-11-20",
  places: [aPlace()],
  outcome: { state: "found", result: aSearchResult() },
};

const Page = SearchRoute as ComponentType<{ loaderData: LoaderData }>;

function renderRoute(type: UserType | null): void {
  useSession.setState({
    session: type === null ? { state: "guest" } : { state: "signedIn", user: aUser({ type }) },
  });
  render(
    <RoutedProviders at="/search/tunis-carthage">
      <Page loaderData={loaded} />
    </RoutedProviders>,
  );
}

afterEach(cleanup);

test.each([null, "user"] as const)("[RO3] a visitor of type %s sees the listings", async (type) => {
  renderRoute(type);
  expect(await screen.findByRole("article", { name: /Hyundai i20/ })).toBeTruthy();
});

test.each([
  ["supplier", "Agency accounts don't book. This is what a customer sees."],
  ["admin", "Administrator accounts don't book. This is what a customer sees."],
] as const)("[RO3] an account of type %s sees the listings with a note", async (type, note) => {
  renderRoute(type);
  expect(await screen.findByRole("article", { name: /Hyundai i20/ })).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});

test("[SE14] a choice for the comparison does not reload the list if the URL has no dates", async () => {
  renderRoute(null);
  await screen.findByRole("article", { name: /Hyundai i20/ });
  const { from, to } = rentalDates;
  const reloads = (next: string) =>
    shouldRevalidate({
      currentUrl: new URL("/search/tunis-carthage", "http://localhost"),
      nextUrl: new URL(next, "http://localhost"),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    });
  const dates = new URLSearchParams({ from, to });
  expect(reloads(`/search/tunis-carthage?compare=polo&${dates}`)).toBe(false);
  expect(reloads(`/search/tunis-carthage?${dates}&sort=total`)).toBe(true);
});
