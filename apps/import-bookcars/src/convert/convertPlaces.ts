import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { plainText } from "@sayara/domain/text/plainText";
import type { PlaceRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import type { BookCarsRecord } from "../read/BookCarsRecord.ts";
import { checkedRecord } from "./checkedRecord.ts";
import { countryCodeOf } from "./countryCodeOf.ts";
import { boundedName } from "./cleanedName.ts";
import { recordLoss, type Exported, fieldLoss } from "../read/Exported.ts";
import { type Language, languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { namesIn, type TranslatedNames } from "./namesIn.ts";
import type { Omission } from "../Omission.ts";
import type { BookCarsExport } from "../read/readBookCars.ts";

type Report = (omission: Omission) => void;

/** Converts locations to places. A location without a position gets its first parking spot's position. */
export function convertPlaces(
  records: BookCarsExport,
  { isKnown, report }: { isKnown: (id: string) => boolean; report: Report },
): ImportedRecord<PlaceRecord>[] {
  const namesOf = namesIn(records);
  const countries = new Map(records.Country.map(({ id, value }) => [id, namesOf(value.values)]));
  const spots = new Map(records.ParkingSpot.map(({ id, value }) => [id, value]));
  const places = records.Location.flatMap((location) => {
    const { value } = location;
    const country = countryOf(location, { countries, report });
    if (country === undefined) return [];
    const { others, ...names } = mapNames(namesOf(value.values), (name) =>
      boundedName(location, { field: "values", name, fallback: "", report }),
    );
    const place = checkedRecord(
      location,
      {
        type: "place",
        id: location.id,
        kind: kindOf(names),
        country,
        names: Object.fromEntries(Object.entries(names).filter(([, name]) => name)),
        otherNames: others,
        ...positionOf(value, spots),
        ...(value.parentLocation !== undefined && { parent: value.parentLocation }),
      },
      {
        report,
        names: { names: "values", otherNames: "values", position: "latitude", parent: "parentLocation" },
      },
    );
    return place === undefined ? [] : [{ place, location }];
  });
  const carriedIds = new Set(places.map(({ location }) => location.id));
  return places.map(({ place, location }) => {
    const { parent, ...withoutParent } = place.record;
    if (parent === undefined || carriedIds.has(parent) || isKnown(parent)) return place;
    report(fieldLoss(location, "parentLocation", `names the location ${parent}, which is not carried`));
    return { ...place, record: withoutParent };
  });
}

function countryOf(
  location: Exported<BookCarsRecord<"Location">>,
  { countries, report }: { countries: ReadonlyMap<string, TranslatedNames>; report: Report },
): string | undefined {
  const { country } = location.value;
  // Early versions have no countries. This is the catalogue's default.
  if (country === undefined) return "TN";
  const names = countries.get(country);
  const code =
    names === undefined
      ? undefined
      : countryCodeOf([...languages.map((language) => names[language]), ...names.others]);
  if (code === undefined) {
    const reason =
      names === undefined
        ? `names the country ${country}, which the files lack`
        : `names a country whose name is not known, ${JSON.stringify(names.fr ?? "")}`;
    report(recordLoss(location, "country", `${reason}: the location is not carried`));
  }
  return code;
}

function mapNames(names: TranslatedNames, change: (name: string) => string): TranslatedNames {
  const changedNames = new Map<string, string>();
  const cachedChange = (name: string) => {
    const result = changedNames.get(name) ?? change(name);
    changedNames.set(name, result);
    return result;
  };
  const changed = (name: string | undefined) => name && cachedChange(name);
  return {
    ...mapLanguages((language) => changed(names[language])),
    others: names.others.map(cachedChange),
  };
}

/** BookCars has no kinds of places, so the kind is derived from the name. */
function kindOf(translations: Record<Language, string | undefined>): LocationKind {
  const names = ` ${languages.map((language) => plainText(translations[language] ?? "")).join(" ")} `;
  if (/ (aeroport|airport|aeropuerto|مطار) /.test(names)) return "airport";
  return / (port de|port of|puerto de|ميناء) /.test(names) ? "port" : "city";
}

function positionOf(
  { latitude, longitude, parkingSpots }: BookCarsRecord<"Location">,
  spots: ReadonlyMap<string, BookCarsRecord<"ParkingSpot">>,
): { position?: { latitude: number; longitude: number } } {
  if (latitude !== undefined && longitude !== undefined) return { position: { latitude, longitude } };
  const spot = parkingSpots.map((id) => spots.get(id)).find((candidate) => candidate !== undefined);
  return spot === undefined ? {} : { position: { latitude: spot.latitude, longitude: spot.longitude } };
}
