import { isSlugOfBrokenName, slugOf } from "@sayara/api/catalogue/slugOf";
import type { Transaction } from "@sayara/api/database/Schema";
import type { AgencyRecord, PlaceRecord } from "@sayara/api/operate/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import { readSources } from "@sayara/api/operate/catalogue/sources";

/**
 * Gives places or agencies slugs that no other row has: two may have one name, and an export can't be edited. A record
 * of an earlier import keeps the slug of its row, so that an equal record stays equal, unless it was made of a name with
 * lost letters.
 */
export async function withFreeSlugs<Record extends PlaceRecord | AgencyRecord>(
  transaction: Transaction,
  type: Record["type"],
  { records, nameOf }: { records: readonly ImportedRecord<Record>[]; nameOf: (record: Record) => string },
): Promise<ImportedRecord<Record>[]> {
  const rows = await transaction
    .selectFrom(type === "place" ? "locations" : "suppliers")
    .select(["id", "slug"])
    .execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const taken = new Set(slugs.values());
  const sources = await readSources(transaction, type);
  return records.map((one) => {
    const name = nameOf(one.record);
    const own = slugs.get(sources.get(one.record.id)?.rowId ?? "");
    const isBroken = own !== undefined && isSlugOfBrokenName(own.replace(/-\d+$/, ""), name);
    const slug =
      (isBroken ? undefined : own) ??
      freeSlug(slugOf(name) || `${type}-${one.record.id.toLowerCase()}`, taken);
    taken.add(slug);
    return { ...one, record: { ...one.record, slug } };
  });
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
