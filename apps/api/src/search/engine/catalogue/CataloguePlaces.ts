import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { SlotSet } from "#api/search/engine/listings/SlotSet.ts";

/** A place with the slots of its cars. */
export interface CataloguePlace {
  readonly id: string;
  slug: string;
  parentId: string | null;
  isAirport: boolean;
  /** The place as sent in responses, by language. */
  locations: ReadonlyMap<Language, Location>;
  readonly cars: SlotSet;
}

/** All places, by id, slug or retired slug. */
export class CataloguePlaces {
  #byId = new Map<string, CataloguePlace>();
  #ids: ReadonlyMap<string, string> = new Map();

  /** Replaces all places. A place that is kept remains the same object, because cars refer to it. */
  replace(
    places: readonly Omit<CataloguePlace, "cars">[],
    /** Ids by slug, including retired slugs. */
    slugs: ReadonlyMap<string, string>,
  ): void {
    const existing = this.#byId;
    this.#byId = new Map(
      places.map((place) => [
        place.id,
        Object.assign(existing.get(place.id) ?? { cars: new SlotSet() }, place),
      ]),
    );
    this.#ids = slugs;
  }

  all(): CataloguePlace[] {
    return [...this.#byId.values()];
  }

  get(id: string): CataloguePlace | undefined {
    return this.#byId.get(id);
  }

  /** Finds a place by id in any case, or by slug in lower case. */
  find(idOrSlug: string): CataloguePlace | undefined {
    return this.#byId.get(idOrSlug.toLowerCase()) ?? this.#byId.get(this.#ids.get(idOrSlug) ?? "");
  }

  /** Returns a place and all places within it, itself first. */
  within(id: string): CataloguePlace[] {
    const root = this.#byId.get(id);
    if (root === undefined) return [];
    const places = new Set([root]);
    // Iterating a set includes values added during the loop.
    for (const { id: parentId } of places) {
      for (const place of this.#byId.values()) if (place.parentId === parentId) places.add(place);
    }
    return [...places];
  }
}
