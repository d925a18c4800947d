// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

afterEach(cleanup);

test("links to the page in each language and marks the current one", async () => {
  render(
    <RoutedProviders language="es" at="/search/tunis?sort=total">
      <LanguageSwitch />
    </RoutedProviders>,
  );
  const links = await screen.findAllByRole("link");
  expect(links.map(({ lang }) => lang)).toEqual(["fr", "en", "es", "ar"]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringContaining("/search/tunis?sort=total"),
    expect.stringContaining("l=en"),
    expect.stringContaining("l=es"),
    expect.stringContaining("l=ar"),
  ]);
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"))).toEqual([links[2]]);
});
