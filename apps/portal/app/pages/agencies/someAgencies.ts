import type { AgenciesData } from "./Agencies.load.ts";

const counts = { cars: 4, publishedCars: 3, documentsInReview: 0 };

/** A page of three agencies, one of each standing. */
export const someAgencies: AgenciesData = {
  query: { s: "", standing: null, page: 1 },
  items: [
    { id: "a", slug: "caroubier-auto", name: "Caroubier Auto", city: "Tunis", standing: "active", ...counts },
    {
      id: "b",
      slug: "agence-du-cap",
      name: "Agence du Cap",
      city: "Nabeul",
      standing: "pending",
      cars: 0,
      publishedCars: 0,
      documentsInReview: 4,
    },
    { id: "c", slug: "jasmin-rent", name: "Jasmin Rent", city: "", standing: "suspended", ...counts },
  ],
  total: 3,
  counts: { pending: 1, active: 1, suspended: 1 },
};
