// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { SiteLayout } from "./SiteLayout.tsx";

afterEach(cleanup);

test("the layout starts with a skip link to the content, which is between header and footer", async () => {
  render(
    <RoutedProviders>
      <SiteLayout>Page</SiteLayout>
    </RoutedProviders>,
  );
  const skip = await screen.findByRole("link", { name: "Skip to the content" });
  expect(screen.getAllByRole("link")[0]).toBe(skip);
  const main = screen.getByRole("main");
  expect(skip.getAttribute("href")).toBe(`#${main.id}`);
  expect(main.textContent).toBe("Page");
  expect(screen.getByRole("banner")).toBeTruthy();
  expect(await screen.findByRole("contentinfo")).toBeTruthy();
});
