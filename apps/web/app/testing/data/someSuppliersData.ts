import type { SuppliersData } from "#web/pages/suppliers/Suppliers.load.ts";

export function someSuppliersData(changes: Partial<SuppliersData> = {}): SuppliersData {
  return {
    request: { s: "", page: 1 },
    total: 2,
    agencies: [
      {
        slug: "jasmin-rent",
        name: "Jasmin Rent",
        logo: null,
        rating: 4.5,
        reviewCount: 31,
        cars: 42,
        cancelledBookings: { byAgency: 3, all: 214 },
        places: ["Tunis-Carthage Airport", "Sousse", "Tunis", "Hammamet", "Djerba", "Nabeul"],
      },
      {
        slug: "neuve",
        name: "Neuve Auto",
        logo: null,
        rating: null,
        reviewCount: 0,
        cars: 0,
        cancelledBookings: { byAgency: 0, all: 0 },
        places: ["Le Kef"],
      },
    ],
    ...changes,
  };
}
