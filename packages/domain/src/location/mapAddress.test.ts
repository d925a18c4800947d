import { expect, test } from "vitest";
import { STREET_ZOOM, mapAddress } from "./mapAddress.ts";

test("the map has its marker and its centre at the position", () => {
  expect(mapAddress({ latitude: -36.851, longitude: 10.5 }, STREET_ZOOM)).toBe(
    "https://www.openstreetmap.org/?mlat=-36.851&mlon=10.5#map=17/-36.851/10.5",
  );
});
