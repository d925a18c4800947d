// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { RentalSummary } from "./RentalSummary.tsx";

afterEach(cleanup);

test("shows the car, its agency, and pick-up and drop-off in order", async () => {
  const { car } = aQuoteResponse();
  const [pickup, dropOff] = [aPlace(), { name: "Djerba" }];
  render(
    <RoutedProviders>
      <RentalSummary
        car={car}
        journey={{ pickup, dropOff, from: "2026-12-01T10:00", to: "2026-12-04T10:00" }}
      >
        318 TND
      </RentalSummary>
    </RoutedProviders>,
  );
  const summary = await screen.findByRole("region", { name: car.name });
  expect(summary.textContent).toContain(car.supplier.name);
  expect(summary.textContent).toContain("318 TND");
  const [first, second] = within(summary).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Pick-up.*1 Dec 2026.*Tunis-Carthage Airport/);
  expect(second?.textContent).toMatch(/^Drop-off.*4 Dec 2026.*Djerba$/);
  expect(within(summary).getAllByRole("link")).toHaveLength(1);
});
