import type { HomeData } from "#web/pages/home/Home.load.ts";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { rentalDates } from "./aSearchResult.ts";

const names = {
  "sidi-bou-said": "Sidi Bou Said",
  carthage: "Carthage",
  "el-jem": "El Jem",
  djerba: "Djerba",
};

export function someHomeData(changes: Partial<HomeData> = {}): HomeData {
  const destinations = Object.entries(names).map(([slug, name]) =>
    aPlace({ id: slug, slug, name, kind: "city", code: null }),
  );
  return {
    today: "2026-11-20",
    dates: rentalDates,
    places: [aPlace(), ...destinations],
    countries: [
      {
        code: "TN",
        name: "Tunisia",
        destinations: destinations.map((place) => ({ ...place, lowestDayPrice: 73 })),
      },
    ],
    ranges: [
      { range: "mini", cars: 112, lowestDayPrice: 73 },
      { range: "midi", cars: 172, lowestDayPrice: 82 },
      { range: "maxi", cars: 75, lowestDayPrice: 134 },
    ],
    suppliers: [
      {
        slug: "jasmin-rent",
        name: "Jasmin Rent",
        logo: null,
        rating: 4.5,
        cars: 42,
      },
    ],
    review: {
      author: "Amel",
      rating: 5,
      comments: "Le prix affiché était le prix payé, rien de plus au comptoir.",
      language: "fr",
      createdAt: "2026-11-02T09:00:00Z",
      agency: { slug: "jasmin-rent", name: "Jasmin Rent" },
    },
    ...changes,
  };
}
