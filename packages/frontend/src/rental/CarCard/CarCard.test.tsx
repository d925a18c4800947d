// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aCar } from "@sayara/domain/testing/aCar";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { CarTerms } from "./CarTerms.tsx";
import { CarCard } from "./CarCard.tsx";

afterEach(cleanup);

const open = () => {
  const { quote } = aQuoteResponse({ car: { theftProtection: 0 } });
  render(
    <RoutedProviders>
      <CarCard
        listing={{ car: aCar({ theftProtection: 0 }), pickupLocation: aPlace() }}
        quote={quote}
        href="/checkout?car=panda"
        carHref="/car/panda"
      />
    </RoutedProviders>,
  );
};

test("the card is an article named after the car, with its agency, place and total", async () => {
  open();
  const [car, pickupLocation] = [aCar(), aPlace()];
  const card = await screen.findByRole("article", { name: `${car.name}, ${car.supplier.name}` });
  expect(card.textContent).toContain(car.supplier.name);
  expect(card.textContent).toContain(pickupLocation.name);
  expect(card.textContent).toMatch(/Total for 3\sdays\s*318/);
});

test("shows the security deposit and the minimum age", async () => {
  open();
  const card = await screen.findByRole("article");
  expect(card.textContent).toMatch(/Deposit 1,000\sTND/);
  expect(card.textContent).toContain("From age 21");
});

test.each([
  [-1, "Deposit: ask the agency"],
  [0, "No deposit"],
] as const)("a deposit of %i is shown as text", async (deposit, text) => {
  render(
    <RoutedProviders>
      <CarTerms car={{ name: "Panda", deposit, minimumAge: 23 }} href="/car/panda" />
    </RoutedProviders>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  [["cash"], "Deposit 500 TND (cash)"],
  [["cashEuro", "card"], "Deposit 500 TND (cash or card)"],
  [["cash", "cardImprint"], "Deposit 500 TND (cash or credit card)"],
  [["cardImprint"], "Deposit 500 TND (credit card)"],
  [["card", "cardImprint"], "Deposit 500 TND (card)"],
] as const)("[DP4] summarises the accepted means of a deposit by %j", async (methods, text) => {
  const deposits = methods.map((method) => ({ method, amount: 500 }));
  render(
    <RoutedProviders>
      <CarTerms car={{ name: "Panda", deposit: 900, deposits, minimumAge: 23 }} href="/car/panda" />
    </RoutedProviders>,
  );
  const [terms] = await screen.findAllByRole("listitem");
  expect(terms?.textContent.replaceAll("\u00a0", " ")).toBe(text);
});

test("[DP2] shows the lowest amount of a deposit that differs by method", async () => {
  const deposits = [
    { method: "cash", amount: 500 },
    { method: "card", amount: 800 },
  ] as const;
  render(
    <RoutedProviders>
      <CarTerms
        car={{ name: "Panda", deposit: 900, deposits: [...deposits], minimumAge: 23 }}
        href="/car/panda"
      />
    </RoutedProviders>,
  );
  expect(await screen.findByText(/Deposit from 500\sTND/)).toBeTruthy();
});

test("links to the page of the car", async () => {
  open();
  const link = await screen.findByRole("link", { name: /^Terms and agency: / });
  expect(link.getAttribute("href")).toBe("/car/panda");
});

test("lists the included options and links to the checkout", async () => {
  open();
  expect((await screen.findByRole("article")).textContent).toContain("Theft protection");
  expect(screen.getByRole("link", { name: /^Choose / }).getAttribute("href")).toBe("/checkout?car=panda");
});

test("a preview looks the same and has no link", async () => {
  const { quote } = aQuoteResponse();
  render(
    <RoutedProviders>
      <CarCard listing={{ car: aCar(), pickupLocation: aPlace() }} quote={quote} href={null} carHref={null} />
    </RoutedProviders>,
  );
  const card = await screen.findByRole("article");
  expect(card.textContent).toMatch(/Deposit 1,000\sTND.*Terms.*Total for 3\sdays/);
  expect(screen.queryAllByRole("link")).toEqual([]);
});
