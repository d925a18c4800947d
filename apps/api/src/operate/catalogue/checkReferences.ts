import type { CatalogueChange, RecordType } from "@sayara/catalogue/CatalogueRecord";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import type { ImportedRecord } from "./ImportedRecord.ts";
import { problemAt } from "./ImportedRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";

/**
 * Returns whether a reference to the record is valid although it is not among the checked records: an earlier import
 * wrote it, or a line of this import defines it but was rejected for another reason.
 */
export type IsKnownRecord = (type: RecordType, id: string) => boolean;

/** Finds duplicate ids, references to unknown records, and places that are their own ancestors. */
export function checkReferences(records: readonly ImportedRecord[], isKnown: IsKnownRecord): ImportProblem[] {
  const recordsByKey = new Map<string, ImportedRecord>();
  const problems: ImportProblem[] = [];
  for (const imported of records) {
    const key = keyOf(imported.record);
    if (key === undefined) continue;
    const first = recordsByKey.get(key);
    if (first === undefined) recordsByKey.set(key, imported);
    else problems.push(problemAt(imported, "id", `occurs twice, first in ${first.file}, line ${first.line}`));
  }
  for (const imported of records) {
    for (const { field, type, id } of referencesOf(imported.record)) {
      if (recordsByKey.has(`${type} ${id}`) || isKnown(type, id)) continue;
      problems.push(
        problemAt(
          imported,
          field,
          `names the ${type} ${id}, which neither the import nor an earlier one has`,
        ),
      );
    }
  }
  for (const imported of recordsByKey.values()) {
    if (isOwnAncestor(imported.record, recordsByKey))
      problems.push(problemAt(imported, "parent", "leads back to the place itself"));
  }
  return problems;
}

/** Returns the identity of a record; undefined for prices, because a car has many. */
function keyOf(record: CatalogueChange): string | undefined {
  if (record.type === "price") return undefined;
  if (record.type === "picture")
    return record.car === undefined ? `picture agency:${record.agency}` : `picture car:${record.car}`;
  return `${record.type} ${record.id}`;
}

interface Reference {
  field: string;
  type: RecordType;
  id: string;
}

function referencesOf(record: CatalogueChange): Reference[] {
  if (record.type === "place")
    return record.parent === undefined ? [] : [{ field: "parent", type: "place", id: record.parent }];
  if (record.type === "price") return [{ field: "car", type: "car", id: record.car }];
  if (record.type === "picture") {
    if (record.car !== undefined) return [{ field: "car", type: "car", id: record.car }];
    return record.agency === undefined ? [] : [{ field: "agency", type: "agency", id: record.agency }];
  }
  const places = (record.places ?? []).map((id): Reference => ({ field: "places", type: "place", id }));
  if (record.type === "car") {
    const { agency } = record;
    return agency === undefined ? places : [...places, { field: "agency", type: "agency", id: agency }];
  }
  const meetingPlaces = record.meetingPlaces.map(({ place }): Reference => ({
    field: "meetingPlaces",
    type: "place",
    id: place,
  }));
  const pairs = record.fees.oneWay.flatMap(({ pickup, dropOff }) =>
    [pickup, dropOff].map((id): Reference => ({ field: "fees.oneWay", type: "place", id })),
  );
  const services = addressServices.flatMap((service) =>
    record.fees[service].map(({ place }): Reference => ({
      field: `fees.${service}`,
      type: "place",
      id: place,
    })),
  );
  return [...places, ...meetingPlaces, ...pairs, ...services];
}

function isOwnAncestor(record: CatalogueChange, recordsByKey: ReadonlyMap<string, ImportedRecord>): boolean {
  if (record.type !== "place") return false;
  const visited = new Set<string>();
  let parent = record.parent;
  while (parent !== undefined && !visited.has(parent)) {
    if (parent === record.id) return true;
    visited.add(parent);
    const parentRecord = recordsByKey.get(`place ${parent}`)?.record;
    parent = parentRecord?.type === "place" ? parentRecord.parent : undefined;
  }
  return false;
}
