// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { LengthDiscounts } from "./LengthDiscounts.tsx";

afterEach(cleanup);

const discounts = [
  { threshold: 30, percentage: 25 },
  { threshold: 7, percentage: 10 },
];
test.each([
  [0, false, "From 7 days: −10% · From 30 days: −25%"],
  [8, false, "From 7 days: −10%, in this price · From 30 days: −25%"],
  [30, true, "From 30 days: −25%, in this price"],
  [3, true, "From 7 days: −10%"],
])("[PR7] lists the discounts by length for %i days, with `isShort` %s", async (days, isShort, text) => {
  const { findByText } = render(
    <RoutedProviders>
      <LengthDiscounts discounts={discounts} days={days} isShort={isShort} />
    </RoutedProviders>,
  );
  expect((await findByText(/From/)).textContent?.replaceAll(/[\s\u2066-\u2069]+/g, " ").trim()).toBe(text);
});
