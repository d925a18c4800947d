// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someHomeData } from "#web/testing/data/someHomeData.ts";
import { HomeSections } from "./HomeSections.tsx";
import { Hero } from "./Hero.tsx";

// jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

test("the form submits place and dates to the search by GET, so that it also works without JavaScript", async () => {
  const { places, dates, today } = someHomeData();
  const { container } = render(
    <RoutedProviders>
      <Hero places={places} dates={dates} today={today} />
    </RoutedProviders>,
  );
  await screen.findByRole("button", { name: "Search" });
  const form = container.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/search");
  expect(form?.method).toBe("get");
  expect([...new FormData(form ?? undefined).keys()]).toEqual([
    "place",
    "dropOff",
    "from",
    "to",
    "elsewhere",
    "age",
  ]);
});

test("each size shows its lowest daily price and links to its cars", async () => {
  render(
    <RoutedProviders>
      <HomeSections {...someHomeData()} />
    </RoutedProviders>,
  );
  const link = await screen.findByRole("link", { name: "Mini" });
  expect(link.getAttribute("href")).toBe("/search?range=mini");
  expect(link.closest("li")?.textContent).toMatch(/from 73\sTND per day/);
});

test("each destination shows its lowest price, and the latest good review links to its agency's cars", async () => {
  render(
    <RoutedProviders>
      <HomeSections {...someHomeData()} />
    </RoutedProviders>,
  );
  const link = await screen.findByRole("link", { name: "Carthage" });
  expect(link.getAttribute("href")).toBe("/search/carthage");
  expect(link.closest("li")?.textContent).toMatch(/from 73\sTND/);
  const review = screen.getByRole("region", { name: "A driver’s review" });
  expect(review.textContent).toMatch(/rien de plus au comptoir.*Amel, .*2026, about Jasmin Rent/);
  expect(review.querySelector("a")?.getAttribute("href")).toBe("/search?supplier=jasmin-rent");
});

test("the airports are listed beside the map", async () => {
  render(
    <RoutedProviders>
      <HomeSections {...someHomeData()} />
    </RoutedProviders>,
  );
  const airport = await screen.findByRole("link", { name: /Tunis-Carthage Airport/ });
  expect(airport.getAttribute("href")).toBe("/search/tunis-carthage");
});
