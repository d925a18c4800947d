// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { YoungDriverNote } from "./YoungDriverNote.tsx";

afterEach(cleanup);

test.each([
  [{ per: "day", maximum: 60 }, "Under 25: + 10 TND per day, 60 TND at most"],
  [{ per: "day", maximum: null }, "Under 25: + 10 TND per day"],
  [{ per: "rental", maximum: null }, "Under 25: + 10 TND"],
] as const)("[FE9] states the fee with its unit, maximum and age: %o", async (terms, text) => {
  const { findByText } = render(
    <RoutedProviders>
      <YoungDriverNote fee={{ underAge: 25, price: 10, ...terms }} />
    </RoutedProviders>,
  );
  expect((await findByText(/Under 25/)).textContent?.replaceAll(/\s/g, " ")).toBe(text);
});
