// @vitest-environment jsdom
import type { PlanFigures } from "@sayara/domain/car/planFigures";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { PlanStrip } from "./PlanStrip.tsx";

afterEach(cleanup);

async function readFigures(figures: PlanFigures): Promise<(string | undefined)[]> {
  render(
    <RoutedProviders>
      <PlanStrip figures={figures} />
    </RoutedProviders>,
  );
  await screen.findByRole("region", { name: "Good to know before you pay" });
  const values = screen.getAllByRole("definition");
  return values.map((value) => value.textContent?.replaceAll(/\s/g, " "));
}

test("[PL1] shows total, deposit held, maximum excess and required age in this order", async () => {
  const figures = { total: 318, deposit: 1000, depositUpTo: 1000, maximumExcess: 3000, minimumAge: 23 };
  expect(await readFigures(figures)).toEqual(["318 TND", "1,000 TND", "3,000 TND", "23 years"]);
  expect(screen.getAllByRole("term").map((name) => name.textContent)).toEqual([
    "Total",
    "Deposit held",
    "Maximum excess",
    "Minimum age",
  ]);
});

test("[DP2] shows the lowest and highest amount of a deposit that differs by method", async () => {
  const figures = { total: 318, deposit: 500, depositUpTo: 900, maximumExcess: 3000, minimumAge: 23 };
  expect((await readFigures(figures))[1]).toBe("500 TND to 900 TND");
});

test("shows text in place of values that are not amounts", async () => {
  const undated = { total: null, deposit: -1, depositUpTo: -1, maximumExcess: 0, minimumAge: 21 };
  expect(await readFigures(undated)).toEqual(["With your dates", "Not on a card", "None", "21 years"]);
});

test("[PL3] an excess that the agency does not state is unknown, not 0", async () => {
  const figures = { total: 318, deposit: 0, depositUpTo: 0, maximumExcess: null, minimumAge: 21 };
  expect(await readFigures(figures)).toEqual(["318 TND", "None", "Ask the agency", "21 years"]);
});
