import { OfferedCars } from "./OfferedCars.ts";

/** A place, with the slots of the cars that can be picked up there. */
export interface OfferedPlace {
  readonly id: string;
  parentId: string | null;
  readonly cars: Set<number>;
}

/** What a search needs to know of an agency. */
export interface OfferedSupplier {
  readonly id: string;
  /** Its position among the agencies, by which cars name it. */
  readonly number: number;
  slug: string;
  name: string;
  logo: string | null;
  rating: number | null;
  reviewCount: number;
  payLater: boolean;
  minimumRentalDays: number;
  leadTimeHours: number;
  turnaroundMinutes: number;
  suspended: boolean;
  /** Ids of the places where it takes cars back. */
  served: ReadonlySet<string>;
}

/** The whole offer as one process remembers it. */
export interface Offer {
  readonly places: Map<string, OfferedPlace>;
  /** By id, in the order of their numbers. */
  readonly suppliers: Map<string, OfferedSupplier>;
  readonly cars: OfferedCars;
}

export function createOffer(): Offer {
  return { places: new Map(), suppliers: new Map(), cars: new OfferedCars() };
}

/** A place and all within it, the place itself first. */
export function placesWithin(offer: Offer, id: string): OfferedPlace[] {
  const root = offer.places.get(id);
  if (root === undefined) return [];
  const found = new Set([root]);
  // A set that grows while it is walked hands out what was added too; what is in it is not added twice.
  for (const { id: parentId } of found) {
    for (const place of offer.places.values()) if (place.parentId === parentId) found.add(place);
  }
  return [...found];
}
