// @vitest-environment jsdom
import { aCar } from "@sayara/domain/testing/aCar";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { someExtraOffers } from "#web/testing/data/someExtraOffers.ts";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { Car, type CarProps } from "./Car.tsx";

// jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);
// Parts that hydrate later. Once loaded, they render together.
await Promise.all([
  import("./price/PricesByPickUpDay.tsx"),
  import("./CarDetails.tsx"),
  import("./OtherCars.tsx"),
]);

async function renderCar(changes: Partial<CarProps> = {}) {
  const { container } = render(
    <RoutedProviders>
      <Car {...someCarData()} isBusy={false} {...changes} />
    </RoutedProviders>,
  );
  await screen.findByRole("heading", { level: 1 });
  await screen.findByRole("region", { name: "Conditions" });
  return container;
}

const region = (name: string) => screen.getByRole("region", { name });
const text = (element: Element) => element.textContent?.replaceAll(/\s/g, " ");

test("the agency's photos have captions and are in a region that scrolls by keyboard", async () => {
  const photo = { url: "/car-photos/a.webp", width: 1600, height: 1000 };
  await renderCar({ photos: [{ ...photo, alt: "Seen from the front" }] });
  const gallery = region("Photos of Hyundai i20");
  expect(gallery.tabIndex).toBe(0);
  const image = within(gallery).getByRole<HTMLImageElement>("img", { name: "Seen from the front" });
  expect(image.src).toBe("http://localhost:4000/car-photos/a.webp");
  expect(gallery.querySelector("figcaption")?.textContent).toBe("Seen from the front");
});

test("with dates the page shows the total and links to the checkout", async () => {
  await renderCar();
  expect(text(region("Price and dates"))).toContain("318 TND");
  expect(screen.getByRole("link", { name: "Book this car" }).getAttribute("href")).toBe(
    "/checkout?car=hyundai-i20-tunis&pickup=tunis-carthage&dropoff=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("[PL1] the page shows the four facts to know before paying", async () => {
  await renderCar();
  expect(text(region("Good to know before you pay"))).toMatch(/318 TND.*1,000 TND.*3,000 TND.*21 years/);
});

test("without dates the page shows the lowest price and a form for the dates", async () => {
  await renderCar({ dates: null, price: { state: "undated" } });
  expect(text(region("Price and dates"))).toContain("106 TND");
  expect(text(region("Good to know before you pay"))).toContain("With your dates");
  expect(screen.queryByRole("link", { name: "Book this car" })).toBeNull();
  const button = screen.getByRole("button", { name: "See the total" });
  expect(button.closest("form")?.getAttribute("action")).toBe("/car/hyundai-i20-tunis");
});

test("a car that is taken links to the available cars at the same place and dates", async () => {
  const { price } = someCarData();
  await renderCar(price.state === "quoted" ? { price: { ...price, isFree: false } } : {});
  expect(screen.queryByRole("link", { name: "Book this car" })).toBeNull();
  expect(screen.getByText("Taken on these dates")).toBeDefined();
  expect(screen.getByRole("link", { name: /^See the free cars/ }).getAttribute("href")).toBe(
    "/search/tunis-carthage?from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("the page explains why a price was refused, and keeps the form", async () => {
  await renderCar({ price: { state: "refused", code: "booking_too_long" } });
  expect(text(region("Price and dates"))).toContain("at most");
  expect(screen.getByRole("button", { name: "Change the dates" })).toBeDefined();
});

test("[SE13] refused dates show the actual reason and a link to nearby dates", async () => {
  const nearest = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };
  const dates = { reason: "pickup_in_past", nearest } as const;
  await renderCar({ price: { state: "refused", code: "pickup_too_soon", dates } });
  expect(await screen.findByText(/The pick-up is in the past/)).toBeDefined();
  expect(screen.getByRole("link", { name: /^See the price from/ }).getAttribute("href")).toBe(
    "/car/hyundai-i20-tunis?place=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
  expect(screen.queryByRole("link", { name: /^See the free cars/ })).toBeNull();
});

test("the form offers all places of a car", async () => {
  const tunis = aPlace({ id: "place-2", slug: "tunis", name: "Tunis", code: null, kind: "city" });
  await renderCar({ locations: [aPlace(), tunis] });
  const places = screen.getByRole("combobox", { name: "Pick-up place" });
  expect(within(places).getAllByRole("option").map(text)).toEqual(["Tunis-Carthage Airport", "Tunis"]);
});

test("the conditions state each excess with and without the cover that reduces it", async () => {
  await renderCar();
  const conditions = text(region("Conditions"));
  expect(conditions).toContain("2,000 TND; 800 TND with the collision damage waiver");
  cleanup();
  await renderCar({ car: aCar({ collisionDamageWaiver: 0, theftProtection: -1 }) });
  expect(text(region("Conditions"))).toContain("800 TND: the collision damage waiver is included");
  expect(text(region("Conditions"))).toContain("Excess for theft3,000 TND");
});

test("the page shows the facts used by filters and sort orders: size, multimedia, emissions, trips", async () => {
  await renderCar({
    car: aCar({ range: "midi", multimedia: ["bluetooth", "appleCarPlay"], co2: 112, trips: 48 }),
  });
  const conditions = text(region("Conditions"));
  for (const fact of [
    "SizeMidi",
    "MultimediaBluetooth and Apple CarPlay",
    "CO₂112 g per km",
    "Past rentals48",
  ])
    expect(conditions).toContain(fact);
  cleanup();
  await renderCar({ car: aCar({ multimedia: [], co2: null, trips: 0 }) });
  for (const fact of ["MultimediaNone stated", "CO₂Not stated", "Past rentalsNone yet"])
    expect(text(region("Conditions"))).toContain(fact);
});

test("[PL2] if full insurance is included, both excesses reflect it, and covers without effect are not offered", async () => {
  const excess = { ...aCar().excess, damage: 2000, theft: 6300, fullInsurance: 0 } as ReturnType<
    typeof aCar
  >["excess"];
  await renderCar({ car: aCar({ fullInsurance: 0, theftProtection: 8, collisionDamageWaiver: 9, excess }) });
  const conditions = text(region("Conditions"));
  expect(conditions).toContain("Excess for damage0 TND: full insurance is included");
  expect(conditions).toContain("Excess for theft0 TND: full insurance is included");
  const options = text(region("Covers and extras"));
  expect(options).toContain("Full insurance");
  expect(options).not.toContain("Theft protection");
  expect(options).not.toContain("Collision damage waiver");
});

test("[EX1] [EX2] the agency's extras are listed with their prices", async () => {
  await renderCar({ extras: someExtraOffers });
  const options = text(region("Covers and extras"));
  expect(options).toContain("Child seatChild seat, 1 to 4 years5 TND per day");
  expect(options).toContain("Roof boxRoof box60 TND once");
});

test("[AR3] the agency's closed days of the next 90 days are listed with its opening hours", async () => {
  await renderCar();
  const agency = text(region("Jasmin Rent"));
  expect(agency).toContain("17 Dec 2026 · Fête de la Révolution");
  expect(agency).toContain("1–7 Feb 2027 · Congé annuel");
});

test("the agency section shows contact details, response time and drivers' ratings", async () => {
  await renderCar();
  const agency = region("Jasmin Rent");
  expect(text(agency)).toMatch(/within 45 minutes.*For 5 years.*12 avenue Habib-Bourguiba/);
  expect(text(agency)).toMatch(/Mon – Fri 08:00–19:00/);
  expect(text(agency)).toMatch(/91\s?%Car on time|Car on time91\s?%/);
  expect(
    within(agency)
      .getByRole("link", { name: /71.000.111/ })
      .getAttribute("href"),
  ).toBe("tel:+21671000111");
  expect(text(agency)).toContain("The car was clean and on time.");
});

test("the agency's rental contract is linked beside its contact details", async () => {
  const { agency } = someCarData();
  if (agency === null) throw new Error("no agency");
  await renderCar({ agency: { ...agency, contracts: { fr: "https://agency.example/contrat.pdf" } } });
  const link = within(region("Jasmin Rent")).getByRole("link", {
    name: /^Rental contract \(PDF\) · Français/,
  });
  expect(link.getAttribute("href")).toBe("https://agency.example/contrat.pdf");
  cleanup();
  await renderCar();
  expect(screen.queryByRole("link", { name: /^Rental contract/ })).toBeNull();
});

test("the meeting place has its instructions and a link to a map", async () => {
  await renderCar();
  const meeting = region("Where you meet the agency");
  expect(text(meeting)).toContain("Arrivals hall");
  expect(within(meeting).getByRole("link", { name: /^Map of Tunis-Carthage/ })).toBeDefined();
});

test("[PL4] choosing a day in the calendar moves the dates and keeps the rental's length and place", async () => {
  await renderCar();
  const days = screen.getByRole("navigation", { name: "Total by pick-up day" });
  expect(
    within(days)
      .getByRole("link", { name: /^Tue 8 Dec/ })
      .getAttribute("href"),
  ).toBe("/car/hyundai-i20-tunis?place=tunis-carthage&from=2026-12-08T10:00&to=2026-12-11T10:00");
  expect(within(days).getByRole("link", { current: "date" }).textContent).toContain("1 Dec");
});

test("if the car is not available at the URL's place, the page says that its price is for another place", async () => {
  await renderCar({ isPlaceReplaced: true });
  expect(text(region("Price and dates"))).toContain(
    "This car is not at the place of your link. Everything here is for Tunis-Carthage Airport.",
  );
});

test("the link to the agency's cars keeps the place and dates", async () => {
  await renderCar();
  const link = screen.getByRole("link", { name: "See its cars" });
  expect(link.getAttribute("href")).toMatch(
    /^\/search\/tunis-carthage\/[^/?]+\?from=2026-12-01T10:00&to=2026-12-04T10:00$/,
  );
});

test("links to other cars of the agency keep place and dates", async () => {
  await renderCar();
  expect(screen.getByRole("link", { name: "Dacia Logan" }).getAttribute("href")).toBe(
    "/car/dacia-logan-9?place=tunis-carthage&from=2026-12-01T10:00&to=2026-12-04T10:00",
  );
});

test("the structured data describe the car and its offer, escaped for HTML", async () => {
  const container = await renderCar({ car: aCar({ name: "Car</script><b>" }) });
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain("</script>");
  const [product, crumbs] = JSON.parse(script?.innerHTML ?? "")["@graph"];
  expect(product).toMatchObject({
    name: "Car</script><b>",
    offers: {
      price: 106,
      priceCurrency: "TND",
      availability: "https://schema.org/InStock",
      seller: { name: "Jasmin Rent", aggregateRating: { ratingValue: 4.5, reviewCount: 12 } },
    },
  });
  expect(crumbs.itemListElement).toHaveLength(3);
});
