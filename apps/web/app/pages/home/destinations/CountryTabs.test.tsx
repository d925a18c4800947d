// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { someHomeData } from "#web/testing/data/someHomeData.ts";
import { CountryTabs } from "./CountryTabs.tsx";
import { otherPanel } from "./Destinations.css.ts";

afterEach(() => {
  cleanup();
  document.documentElement.dir = "";
});

const [tunisia] = someHomeData().countries;
const countries = tunisia ? [tunisia, { ...tunisia, code: "DZ", name: "Algeria" }] : [];
const tabs = (
  <RoutedProviders>
    <CountryTabs countries={countries} />
  </RoutedProviders>
);

test("the arrow keys select the next country and show only its panel", async () => {
  render(tabs);
  const first = await screen.findByRole("tab", { selected: true });
  const panels = screen.getAllByRole("tabpanel");
  const panelVisibility = () => panels.map((panel) => panel.className !== otherPanel);
  expect(panelVisibility()).toEqual([true, false]);
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Algeria");
  expect(document.activeElement?.textContent).toBe("Algeria");
  expect(panelVisibility()).toEqual([false, true]);
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(panelVisibility()).toEqual([true, false]);
});

test("in a right-to-left document the left arrow selects the next country", async () => {
  document.documentElement.dir = "rtl";
  render(tabs);
  const selected = await screen.findByRole("tab", { selected: true });
  fireEvent.keyDown(selected, { key: "ArrowLeft" });
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Algeria");
  fireEvent.keyDown(selected, { key: "ArrowRight" });
  expect(screen.getByRole("tab", { selected: true }).textContent).not.toBe("Algeria");
});

test("the server's HTML hides no panel by an attribute, so that all are visible without JavaScript", () => {
  document.body.innerHTML = renderToString(tabs);
  expect(document.querySelectorAll("[role=tabpanel]").length).toBe(countries.length);
  expect(document.querySelector("[role=tabpanel][hidden]")).toBeNull();
  document.body.innerHTML = "";
});
