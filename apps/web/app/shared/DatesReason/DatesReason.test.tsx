// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { DatesReason } from "./DatesReason.tsx";
import type { RefusedDates } from "./refusedDates.ts";

afterEach(cleanup);
const nearest = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };

test.each<[RefusedDates["reason"], RegExp, RefusedDates["params"]?]>([
  ["pickup_in_past", /in the past/],
  ["pickup_too_soon", /less than 48 hours away/, { hours: 48 }],
  ["booking_too_short", /at least 5 days/, { days: 5 }],
  ["pickup_too_far", /more than 18 months away/],
  ["drop_off_before_pickup", /not after the pick-up/],
  ["booking_too_long", /6 months at most/],
  ["date_invalid", /does not exist or cannot be read/],
])("[SE13] the refusal %s shows its own reason", async (reason, pattern, params = {}) => {
  render(
    <RoutedProviders>
      <DatesReason reason={reason} params={params} nearest={nearest} />
    </RoutedProviders>,
  );
  expect(await screen.findByText(pattern)).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

test("[SE13] the valid nearby dates are a link if the page provides a URL for them", async () => {
  render(
    <RoutedProviders>
      <DatesReason
        reason="pickup_in_past"
        nearest={nearest}
        addressOf={({ from, to }) => `/checkout?from=${from}&to=${to}`}
      />
    </RoutedProviders>,
  );
  expect((await screen.findByRole("link")).getAttribute("href")).toBe(
    "/checkout?from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});
