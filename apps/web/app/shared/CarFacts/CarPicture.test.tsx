import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgencyLogo } from "#web/shared/AgencyLogo/AgencyLogo.tsx";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";

const car = { image: null, body: "supermini", color: "white" } as const;
const defaultImages = { car: "/our-car.webp", location: "", supplier: "https://cdn.example.tn/shop.png" };

function addressIn(view: React.ReactNode, images?: typeof defaultImages): string | null {
  const surroundings = images === undefined ? {} : { defaultImages: images };
  const markup = renderToStaticMarkup(<RoutedProviders {...surroundings}>{view}</RoutedProviders>);
  return /<img[^>]* src="([^"]+)"/.exec(markup)?.[1] ?? null;
}

test("a car and an agency without an image show the configured default image", () => {
  expect(addressIn(<CarPicture car={car} />, defaultImages)).toBe("/our-car.webp");
  expect(addressIn(<AgencyLogo logo={null} />, defaultImages)).toBe("https://cdn.example.tn/shop.png");
});

test("without a default image a drawing is shown; a car's or an agency's own image takes precedence", () => {
  expect(addressIn(<CarPicture car={car} />)).toBeNull();
  expect(addressIn(<AgencyLogo logo={null} />)).toBeNull();
  const photograph = { ...car, image: "/pictures/clio.webp" };
  expect(addressIn(<CarPicture car={photograph} />, defaultImages)).toBe(
    "http://localhost:4000/pictures/clio.webp",
  );
});
