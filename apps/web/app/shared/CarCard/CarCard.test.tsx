// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aQuoteAnswer } from "#web/testing/aQuoteAnswer.ts";
import { aListing } from "#web/testing/aSearchResult.ts";
import { CarCard } from "./CarCard.tsx";

afterEach(cleanup);

const open = () => {
  const { quote } = aQuoteAnswer({ car: { theftProtection: 0 } });
  render(
    <Surroundings>
      <CarCard listing={aListing({ theftProtection: 0 })} quote={quote} href="/checkout?car=panda" />
    </Surroundings>,
  );
};

test("is an article named after the car, with its agency, place and total", async () => {
  open();
  const { car, pickupLocation } = aListing();
  const card = await screen.findByRole("article", { name: car.name });
  expect(card.textContent).toContain(car.supplier.name);
  expect(card.textContent).toContain(pickupLocation.name);
  expect(card.textContent).toMatch(/Total for 3\sdays\s*318/);
});

test("lists the included options and links to the checkout", async () => {
  open();
  expect((await screen.findByRole("article")).textContent).toContain("Theft protection");
  expect(screen.getByRole("link", { name: /^Choose / }).getAttribute("href")).toBe("/checkout?car=panda");
});
