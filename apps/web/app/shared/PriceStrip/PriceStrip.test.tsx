// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someCalendarDays } from "#web/testing/data/someCalendarDays.ts";
import { PriceStrip } from "./PriceStrip.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.dir = "";
});

function show(days = someCalendarDays()) {
  render(
    <RoutedProviders>
      <PriceStrip days={days} chosen="2026-12-01" addressOf={(day) => `/search?from=${day}`} />
      <p>after</p>
    </RoutedProviders>,
  );
  return screen.findByText("after");
}

test("each available day has a link that moves the rental to that day, and the selected day is marked", async () => {
  await show();
  const links = screen.getAllByRole("link");
  expect(links.length).toBe(53);
  const chosen = links.filter((link) => link.getAttribute("aria-current") === "date");
  expect(chosen.map((link) => link.getAttribute("href"))).toEqual(["/search?from=2026-12-01"]);
  expect(chosen[0]?.textContent?.replaceAll(/\s/g, " ")).toBe("Tue 1 Dec 318 TND");
});

test("the lowest totals are labelled, and days without a car are not links", async () => {
  await show();
  expect(screen.getAllByRole("link", { name: /300.*\(lowest\)/ }).length).toBe(9);
  expect(screen.queryByRole("link", { name: /29 Nov/ })).toBeNull();
  expect(screen.getAllByText("no car").length).toBe(9);
});

test("if all totals are equal, none is labelled as the lowest", async () => {
  await show(someCalendarDays().map((day) => ({ ...day, total: day.total && 300 })));
  expect(screen.queryByRole("link", { name: /lowest/ })).toBeNull();
});

test("the strip is one Tab stop, and arrow keys move along it", async () => {
  const user = userEvent.setup();
  await show();
  await user.tab();
  const chosen = document.activeElement;
  expect(chosen?.getAttribute("aria-current")).toBe("date");
  const links = screen.getAllByRole("link");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(links[links.indexOf(chosen as HTMLElement) + 1]);
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(links.at(-1));
  await user.keyboard("{ArrowRight}{Home}{ArrowLeft}");
  expect(document.activeElement).toBe(links[0]);
  await user.tab();
  expect(links).not.toContain(document.activeElement);
});

test("in a right-to-left document the left arrow moves to the next day", async () => {
  document.documentElement.dir = "rtl";
  const user = userEvent.setup();
  await show();
  await user.tab();
  const chosen = document.activeElement as HTMLElement;
  const links = screen.getAllByRole("link");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(links[links.indexOf(chosen) + 1]);
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(links[links.indexOf(chosen) - 1]);
});

test("the strip is absent if no day has a car", async () => {
  await show(someCalendarDays().map((day) => ({ ...day, total: null })));
  expect(screen.queryByRole("navigation")).toBeNull();
});
