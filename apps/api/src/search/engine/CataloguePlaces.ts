import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { SlotSet } from "./SlotSet.ts";

/** A place, with the slots of the cars that can be picked up there. */
export interface CataloguePlace {
  readonly id: string;
  parentId: string | null;
  /** As answers name it, by language. */
  locations: ReadonlyMap<Language, Location>;
  readonly cars: SlotSet;
}

/** All places, found by id, slug or retired slug. */
export class CataloguePlaces {
  #byId = new Map<string, CataloguePlace>();
  #ids: ReadonlyMap<string, string> = new Map();

  /** Replaces what is known of places. A place is the same object for as long as it exists: cars refer to it. */
  replace(
    places: readonly Omit<CataloguePlace, "cars">[],
    /** Ids by slug, retired ones too. */
    slugs: ReadonlyMap<string, string>,
  ): void {
    const known = this.#byId;
    this.#byId = new Map(
      places.map((place) => [place.id, Object.assign(known.get(place.id) ?? { cars: new SlotSet() }, place)]),
    );
    this.#ids = slugs;
  }

  get(id: string): CataloguePlace | undefined {
    return this.#byId.get(id);
  }

  /** Searches write a place's id in any case, its slug in lower case only. */
  find(idOrSlug: string): CataloguePlace | undefined {
    return this.#byId.get(idOrSlug.toLowerCase()) ?? this.#byId.get(this.#ids.get(idOrSlug) ?? "");
  }

  /** A place and all within it, the place itself first. */
  within(id: string): CataloguePlace[] {
    const root = this.#byId.get(id);
    if (root === undefined) return [];
    const found = new Set([root]);
    // A set that grows during the loop is walked to its new end.
    for (const { id: parentId } of found) {
      for (const place of this.#byId.values()) if (place.parentId === parentId) found.add(place);
    }
    return [...found];
  }
}
