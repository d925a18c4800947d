import type { PlacesData } from "./Places.load.ts";

const tunis = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", slug: "tunis", name: "Tunis" };

/** A city with its airport, and a resort. */
export const somePlaces: PlacesData = {
  query: { s: "", kind: null, page: 1 },
  items: [
    {
      ...tunis,
      country: "TN",
      countryName: "Tunisia",
      kind: "city",
      code: null,
      position: { latitude: 36.8, longitude: 10.18 },
      image: null,
      parent: null,
      cars: 214,
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
      slug: "tunis-carthage",
      name: "Tunis-Carthage Airport",
      country: "TN",
      countryName: "Tunisia",
      kind: "airport",
      code: "TUN",
      position: { latitude: 36.85103, longitude: 10.22794 },
      image: null,
      parent: tunis,
      cars: 180,
    },
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03",
      slug: "ghar-el-melh",
      name: "Ghar El Melh",
      country: "TN",
      countryName: "Tunisia",
      kind: "resort",
      code: null,
      position: { latitude: 37.17, longitude: 10.19 },
      image: null,
      parent: null,
      cars: 0,
    },
  ],
  total: 3,
  counts: { all: 3, airport: 1, city: 1, resort: 1, port: 0 },
};
