import { randomUUID } from "node:crypto";
import { slugOf } from "#api/catalogue/slugOf.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/insertRows.ts";
import { updateRows } from "#api/database/updateRows.ts";
import { type ImportedRecord, problemAt } from "./ImportedRecord.ts";
import type { ImportProblem } from "./ImportProblem.ts";
import { hashOf, readSources, type Source, type SourceType, writeSources } from "./sources.ts";

/** What an import did with the records of a type. */
export interface Tally {
  created: number;
  changed: number;
  unchanged: number;
}

interface Kind<Record> {
  type: SourceType;
  table: "locations" | "suppliers" | "cars";
  /** Text from which a slug is made where the record has none. */
  slugText: (record: Record) => string;
  /** Returns the columns besides `id` and `slug`, the same ones for each record. */
  columns: (record: Record) => object;
  /** Columns that only a new row gets. */
  firstColumns?: () => object;
}

export interface Written<Record> {
  tally: Tally;
  problems: ImportProblem[];
  /** The rows of all imported and earlier records by external id. */
  ids: Map<string, string>;
  /** New and changed records with their rows. */
  touched: { record: Record; rowId: string; isNew: boolean; oldSlug: string | undefined }[];
}

/**
 * Writes the records of one type that are new or differ from their last import. A record without a slug gets one from
 * its name once, and keeps it. One with the slug of a row that no import brought takes that row over.
 */
export async function writeRecords<Record extends { id: string; slug?: string | undefined }>(
  transaction: Transaction,
  imported: readonly ImportedRecord<Record>[],
  { type, table, slugText, columns, firstColumns = () => ({}) }: Kind<Record>,
): Promise<Written<Record>> {
  const sources = await readSources(transaction, type);
  const ids = new Map([...sources].map(([id, { rowId }]) => [id, rowId]));
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const slugs = new Map(
    (await transaction.selectFrom(table).select(["id", "slug"]).execute()).map(({ id, slug }) => [id, slug]),
  );
  const owners = new Map([...slugs].map(([id, slug]) => [slug, id]));
  const problems: ImportProblem[] = [];
  const touched: Written<Record>["touched"] = [];
  const written: { id: string; rowId: string; hash: string }[] = [];
  const inserts: { id: string }[] = [];
  const updates: { id: string }[] = [];

  const imports = new Set([...sources.values()].map(({ rowId }) => rowId));
  /** The row of an earlier import if it still exists, or one with this slug that no import brought. */
  const existing = ({ slug }: Record, source: Source | undefined) => {
    if (source !== undefined) return slugs.has(source.rowId) ? source : undefined;
    const owner = slug === undefined ? undefined : owners.get(slug);
    return owner === undefined || imports.has(owner) ? undefined : { rowId: owner, hash: undefined };
  };

  for (const one of imported) {
    const { record } = one;
    const hash = hashOf(record);
    const source = sources.get(record.id);
    const known = existing(record, source);
    const rowId = known?.rowId ?? randomUUID();
    ids.set(record.id, rowId);
    if (known?.hash === hash) {
      tally.unchanged += 1;
      continue;
    }
    const current = slugs.get(rowId);
    const slug = record.slug ?? current ?? slugOf(slugText(record));
    const owner = owners.get(slug);
    if (slug === "") problems.push(problemAt(one, "slug", "is missing: none can be made from the name"));
    else if (owner !== undefined && owner !== rowId)
      problems.push(problemAt(one, "slug", `${slug} belongs to another ${type}`));
    if (current !== undefined) owners.delete(current);
    owners.set(slug, rowId);
    imports.add(rowId);
    const row = { id: rowId, slug, ...columns(record) };
    if (known === undefined) inserts.push({ ...row, ...firstColumns() });
    else updates.push(row);
    tally[known === undefined ? "created" : "changed"] += 1;
    written.push({ id: record.id, rowId, hash });
    const oldSlug = current === slug ? undefined : current;
    touched.push({ record, rowId, isNew: known === undefined, oldSlug });
  }
  if (problems.length === 0) {
    await insertRows(transaction, table, inserts);
    await updateRows(transaction, table, updates);
    await writeSources(transaction, type, written);
  }
  return { tally, problems, ids, touched };
}
