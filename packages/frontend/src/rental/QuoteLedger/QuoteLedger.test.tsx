// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { QuoteLedger } from "./QuoteLedger.tsx";

afterEach(cleanup);

const { quote, car } = aQuoteResponse({ options: { cancellation: true } });

test("lists the days with their calculation, the options and the total", async () => {
  render(
    <RoutedProviders>
      <QuoteLedger quote={quote} defaultOpen />
    </RoutedProviders>,
  );
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent?.replaceAll(/\s/g, " "));
  expect(rows.some((row) => row?.includes("3 × 106"))).toBe(true);
  expect(rows.some((row) => row?.startsWith("Cancellation"))).toBe(true);
  expect(rows.at(-1)).toContain(String(quote.total));
});

test("[PR21] a one-time fee is not spread over the days", async () => {
  render(
    <RoutedProviders>
      <QuoteLedger quote={quote} />
    </RoutedProviders>,
  );
  expect((await screen.findByText(/per day/)).textContent?.replaceAll(/\s/g, " ")).toContain(
    "106 TND per day, and 30 TND once",
  );
});

test("[FE6] the agency's fees have their own lines with the number of hand-overs, and are paid once", async () => {
  const fees = [
    { kind: "oneWay", price: 80, count: 1 },
    { kind: "airport", price: 15, count: 2 },
  ] as const;
  render(
    <RoutedProviders>
      <QuoteLedger quote={aQuoteResponse({ fees: [...fees] }).quote} defaultOpen />
    </RoutedProviders>,
  );
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent?.replaceAll(/\s/g, " "));
  expect(rows).toContainEqual(expect.stringMatching(/^Drop-off at another place.*80 TND$/));
  expect(rows).toContainEqual(expect.stringMatching(/^Airport fee 30 TND 2 × 15$/));
  expect(rows.at(-1)).toContain("428");
  expect(screen.getByText(/per day/).textContent?.replaceAll(/\s/g, " ")).toContain(
    "106 TND per day, and 110 TND once",
  );
});

test.each([
  [99, /Service fee 6\s?%, rounded up to a whole dinar/],
  [100, /Service fee 6\s?%$/],
])("[PR10] with a daily price of %i, says whether the fee was rounded up", async (dailyPrice, pattern) => {
  render(
    <RoutedProviders>
      <QuoteLedger quote={aQuoteResponse({ car: { dailyPrice } }).quote} defaultOpen />
    </RoutedProviders>,
  );
  expect(await screen.findByText(pattern)).toBeTruthy();
});

test("[DP2] lists each amount of the deposit with its methods", async () => {
  const deposits = [
    { method: "cardImprint", amount: 900 },
    { method: "cash", amount: 500 },
    { method: "cashEuro", amount: 500 },
  ] as const;
  render(
    <RoutedProviders>
      <QuoteLedger quote={quote} car={{ ...car, deposits: [...deposits] }} defaultOpen />
    </RoutedProviders>,
  );
  const text =
    "500 TND (cash in dinars, the same value in euros) · 900 TND (reserved on a credit card), held by the agency, then released";
  expect(await screen.findByText(text)).toBeTruthy();
});

test("lists deposit, fuel and mileage only if a car is given", async () => {
  const view = render(
    <RoutedProviders>
      <QuoteLedger quote={quote} car={car} defaultOpen />
    </RoutedProviders>,
  );
  expect(await screen.findByText("Security deposit")).toBeTruthy();
  view.unmount();
  render(
    <RoutedProviders>
      <QuoteLedger quote={quote} defaultOpen />
    </RoutedProviders>,
  );
  await screen.findAllByRole("row");
  expect(screen.queryByText("Security deposit")).toBeNull();
});

test("[HO9] shows the prices of extra kilometres and missing fuel if they apply", async () => {
  const usagePrices = { extraKilometre: 0.35, missingFuel: 12 };
  const show = (changes: object) =>
    render(
      <RoutedProviders>
        <QuoteLedger quote={quote} car={{ ...car, usagePrices, ...changes }} defaultOpen />
      </RoutedProviders>,
    );
  const view = show({ mileage: 200, fuelPolicy: "likeForlike" });
  await screen.findByText(/200.*then 0\.35.*per kilometre/);
  expect(screen.getByText(/Each eighth of the tank that is missing: 12/)).toBeTruthy();
  view.unmount();
  show({ mileage: -1, fuelPolicy: "freeTank" });
  await screen.findByText("Unlimited");
  expect(screen.queryByText(/eighth/)).toBeNull();
});
