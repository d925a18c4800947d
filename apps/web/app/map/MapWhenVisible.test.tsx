// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { MapWhenVisible } from "./MapWhenVisible.tsx";

const refusal = "The map cannot be shown in this browser.";
const position = { latitude: 36.8, longitude: 10.2 };
const tunis = { slug: "tunis", label: "Tunis", code: null, position, href: null, from: null };

afterEach(cleanup);

// jsdom has no WebGL.
test("a browser without WebGL keeps the page and says that it cannot show the map", async () => {
  render(
    <RoutedProviders>
      <h1>Tunis</h1>
      <MapWhenVisible places={[tunis]} />
    </RoutedProviders>,
  );
  expect(screen.queryByRole("status")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
  expect((await screen.findByRole("status")).textContent).toBe(refusal);
  expect(screen.getByRole("heading", { name: "Tunis" })).toBeDefined();
});
