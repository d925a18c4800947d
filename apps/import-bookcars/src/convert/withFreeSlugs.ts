import { slugOf } from "@sayara/api/catalogue/slugOf";
import type { Transaction } from "@sayara/api/database/Schema";
import type { AgencyRecord, PlaceRecord } from "@sayara/catalogue/CatalogueRecord";
import type { ImportedRecord } from "@sayara/api/operate/catalogue/ImportedRecord";
import { readSources } from "@sayara/api/operate/catalogue/read/sources";

/**
 * Gives places or agencies unique slugs: two may have the same name, and an export cannot be edited. A record
 * of an earlier import gets no new slug, because `writeRecords` keeps the slug of its row.
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
  const usedSlugs = new Set(slugs.values());
  const sources = await readSources(transaction, type);
  return records.map((imported) => {
    if (slugs.has(sources.get(imported.record.id)?.rowId ?? "")) return imported;
    const preferredSlug = slugOf(nameOf(imported.record)) || `${type}-${imported.record.id.toLowerCase()}`;
    const slug = freeSlug(preferredSlug, usedSlugs);
    usedSlugs.add(slug);
    return { ...imported, record: { ...imported.record, slug } };
  });
}

function freeSlug(slug: string, usedSlugs: ReadonlySet<string>): string {
  if (!usedSlugs.has(slug)) return slug;
  let number = 2;
  while (usedSlugs.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
