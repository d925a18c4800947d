import { isDeepStrictEqual } from "node:util";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import type { Language } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";

type Names = Partial<Record<Language, string | undefined>> & { fr: string };

/** Overwrites the stored fields of a row with the fields that the record names. */
export function completeRecord<Record extends object>(
  stored: Record,
  { record, fields }: { record: object; fields: ReadonlySet<string> },
): Record {
  const completed = new Map<string, unknown>(Object.entries(stored));
  for (const field of fields) {
    const value = (record as { [field: string]: unknown })[field];
    completed.set(field, completeField(field, completed.get(field), value));
  }
  // Every field comes from one of the two records, so it has the right type.
  return Object.fromEntries(completed) as Record;
}

function completeField(field: string, stored: unknown, value: unknown): unknown {
  if (field === "names") return completeNames(stored as Names, value as Partial<Names>);
  // Contracts are merged by language. Null arrives here as undefined and means the default: none.
  if (field === "contracts") return value === undefined ? {} : Object.assign({}, stored, value);
  return value;
}

/** Completes the names. A name equal to the stored French name follows the French name. */
function completeNames(stored: Names, given: Partial<Names>): Names {
  const fr = given.fr ?? stored.fr;
  const fallback = (name: string | undefined) => (name === undefined || name === stored.fr ? fr : name);
  return { ...mapLanguages((language) => given[language] ?? fallback(stored[language])), fr };
}

/** Returns true if two records would write the same rows. */
export function areEqualRecords(a: object, b: object): boolean {
  return isDeepStrictEqual(normalize(a), normalize(b));
}

/** Sorts lists that are sets in the database, fills in texts that fall back to French, and drops undefined fields. */
function normalize(record: object): unknown {
  const { places, otherNames, meetingPlaces, names, fees, covers, deposits, extras, ...otherFields } =
    record as {
      places?: string[];
      otherNames?: string[];
      meetingPlaces?: { place: string; instructions?: Names }[];
      names?: Names;
      fees?: {
        oneWay: { pickup: string; dropOff: string }[];
        delivery: { place: string }[];
        collection: { place: string }[];
      };
      covers?: Record<string, string[]>;
      deposits?: { method: string }[];
      extras?: { kind: string; name: Names }[];
    };
  return JSON.parse(
    JSON.stringify({
      ...otherFields,
      places: places === undefined ? undefined : [...new Set(places)].toSorted(),
      otherNames: otherNames === undefined ? undefined : [...new Set(otherNames)].toSorted(),
      names: names === undefined ? undefined : inAllLanguages(names),
      meetingPlaces: meetingPlaces
        ?.map((meetingPlace) => ({
          ...meetingPlace,
          instructions: inAllLanguages(meetingPlace.instructions ?? { fr: "" }),
        }))
        .toSorted((a, b) => (a.place < b.place ? -1 : 1)),
      fees: fees && {
        ...fees,
        oneWay: fees.oneWay.toSorted((a, b) =>
          `${a.pickup} ${a.dropOff}` < `${b.pickup} ${b.dropOff}` ? -1 : 1,
        ),
        delivery: fees.delivery.toSorted((a, b) => (a.place < b.place ? -1 : 1)),
        collection: fees.collection.toSorted((a, b) => (a.place < b.place ? -1 : 1)),
      },
      covers:
        covers &&
        Object.fromEntries(Object.entries(covers).map(([cover, items]) => [cover, items.toSorted()])),
      deposits: deposits?.toSorted((a, b) => (a.method < b.method ? -1 : 1)),
      extras: extras
        ?.map((extra) => ({ ...extra, name: inAllLanguages(extra.name) }))
        .toSorted((a, b) => (`${a.kind} ${a.name.fr}` < `${b.kind} ${b.name.fr}` ? -1 : 1)),
    }),
  );
}
