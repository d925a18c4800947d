// @vitest-environment jsdom
import { emptySearch } from "@sayara/domain/search/SearchState";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { SearchForm } from "./SearchForm.tsx";

afterEach(cleanup);

const places = [aPlace(), aPlace({ id: "place-2", slug: "djerba", name: "Djerba" })];

async function open(props: Partial<Parameters<typeof SearchForm>[0]> = {}) {
  const { container } = render(
    <RoutedProviders>
      <SearchForm search={emptySearch} places={places} dates={rentalDates} today="2026-11-20" {...props} />
    </RoutedProviders>,
  );
  await screen.findByRole("button", { name: "Search" });
  return Object.fromEntries(new FormData(container.querySelector("form") ?? undefined));
}

test("every choice precedes the search button in reading and tab order", async () => {
  await open();
  const button = screen.getByRole("button", { name: "Search" });
  const choices = document.querySelectorAll("form :is(input:not([type=hidden]), select)");
  expect(choices.length).toBeGreaterThan(3);
  for (const choice of choices)
    expect(button.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test("filters and sort order are submitted with the places and dates", async () => {
  const search = { ...emptySearch, place: "djerba", filter: { ...emptySearch.filter, aircon: true } };
  expect(await open({ search })).toMatchObject({ place: "djerba", dropOff: "", aircon: "1", ...rentalDates });
});

test("the checkbox is ticked if the drop-off place differs", async () => {
  expect(await open({ search: { ...emptySearch, dropOff: "djerba" } })).toMatchObject({ elsewhere: "1" });
});

test("the reason for refused dates is shown beside them", async () => {
  await open({ error: "A rental can last 6 months at most." });
  expect(screen.getByRole("group", { description: "A rental can last 6 months at most." })).toBeTruthy();
});

test("[VA13, VA27] without JavaScript, pick-up is limited to 18 months ahead and drop-off to 6 months later", () => {
  document.body.innerHTML = renderToString(
    <RoutedProviders>
      <SearchForm search={emptySearch} places={places} dates={rentalDates} today="2026-11-20" />
    </RoutedProviders>,
  );
  expect(screen.getByLabelText("Pick-up")).toHaveProperty("max", "2028-05-20T23:30");
  expect(screen.getByLabelText("Drop-off")).toHaveProperty("max", "2028-11-20T23:30");
  document.body.innerHTML = "";
});

test("a text without a unique match gets links to similar places", async () => {
  const offered = [{ slug: "djerba", name: "Djerba" }];
  await open({ unclear: { place: { typed: "gerbo", hasSeveralMatches: false, offered }, dropOff: null } });
  expect(
    screen.getByRole("combobox", { name: "Pick-up place", description: /gerbo.*No place of that name/ }),
  ).toHaveProperty("value", "gerbo");
  expect(screen.getByRole("link", { name: "Djerba" }).getAttribute("href")).toBe("/search/djerba");
});
