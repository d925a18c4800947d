import { randomUUID } from "node:crypto";
import { isSlugOfBrokenName, slugOf } from "#api/catalogue/slugOf.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";
import { updateRows } from "#api/database/statements/updateRows.ts";
import { areEqualRecords, completeRecord } from "#api/operate/catalogue/read/completeRecord.ts";
import { type ImportedRecord, problemAt } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import {
  hashOf,
  readSources,
  type Source,
  type SourceType,
  writeSources,
} from "#api/operate/catalogue/read/sources.ts";
import type { StoredRecord } from "#api/operate/catalogue/StoredRecord.ts";

/** Counts of created, changed and unchanged records of a type. */
export interface Tally {
  created: number;
  changed: number;
  unchanged: number;
}

interface Kind<Record> {
  type: SourceType;
  table: "locations" | "suppliers" | "cars";
  /** Returns the text from which the slug is derived if the record has none. */
  slugText: (record: Record) => string;
  /** Returns the columns besides `id` and `slug`, the same columns for each record. */
  columns: (record: Record) => object;
  /** Returns columns that only a new row gets. */
  firstColumns?: () => object;
  /** Reads the records of at most a few thousand rows. */
  stored: (rows: readonly string[]) => Promise<StoredRecord<Record>[]>;
  /** False: finds problems but writes nothing. */
  isWriting: boolean;
}

export interface Written<Record> {
  tally: Tally;
  problems: ImportProblem[];
  /** Row ids of all imported and earlier records, by external id. */
  ids: Map<string, string>;
  /** New and changed records with their rows. A changed record also has the fields that its line omits. */
  touched: { record: Record; rowId: string; isNew: boolean; oldSlug: string | undefined }[];
}

/**
 * Writes the records of one type that are new or differ from their rows in a field that they name. A record without a
 * slug gets one from its name once, and keeps it, unless it was made of a name with lost letters. One with the slug of
 * a row that no import brought takes that row
 * over. An equal one of the last import is not compared: its row may have been changed here since.
 */
export async function writeRecords<Record extends { id: string; slug?: string | undefined }>(
  transaction: Transaction,
  imported: readonly ImportedRecord<{ id: string; slug?: string | undefined }>[],
  { type, table, slugText, columns, firstColumns = () => ({}), stored, isWriting }: Kind<Record>,
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
  /** Returns the row of an earlier import if it still exists, or a row with this slug that no import wrote. */
  const existing = ({ slug }: { slug?: string | undefined }, source: Source | undefined) => {
    if (source !== undefined) return slugs.has(source.rowId) ? source : undefined;
    const owner = slug === undefined ? undefined : owners.get(slug);
    return owner === undefined || imports.has(owner) ? undefined : { rowId: owner, hash: undefined };
  };

  /**
   * Returns the new slug of a record whose current slug was derived from a broken name; undefined if another row has
   * it.
   */
  const repairedSlug = (record: Record, current: string | undefined) => {
    if (current === undefined || !isSlugOfBrokenName(current, slugText(record))) return undefined;
    const slug = slugOf(slugText(record));
    return owners.has(slug) ? undefined : slug;
  };
  const isEqual = (
    one: (typeof imported)[number],
    source: { rowId: string; hash: string | undefined } | undefined,
  ) => {
    if (source === undefined || !isHashOf(source.hash, one)) return false;
    const { record, missing } = one;
    if (record.slug !== undefined || missing.length > 0) return true;
    return repairedSlug(record as Record, slugs.get(source.rowId)) === undefined;
  };
  const candidates = imported.flatMap((one) => {
    const source = sources.get(one.record.id);
    if (isEqual(one, source)) return [];
    return source?.rowId ?? owners.get(one.record.slug ?? "") ?? [];
  });
  const storedRecords = await readInChunks(candidates, stored);

  for (const one of imported) {
    const hash = hashOf(namedFields(one));
    const { record: given } = one;
    const source = sources.get(given.id);
    const known = existing(given, source);
    const rowId = known?.rowId ?? randomUUID();
    ids.set(given.id, rowId);
    if (isEqual(one, known)) {
      tally.unchanged += 1;
      if (known?.hash !== hash) written.push({ id: given.id, rowId, hash });
      continue;
    }
    const before = known === undefined ? undefined : storedRecords.get(rowId);
    if (before === undefined && one.missing.length > 0) {
      problems.push(...one.missing);
      continue;
    }
    const fields = isHashOf(known?.hash, one) ? none : one.fields;
    // The id belongs to the source system and is not a column. A new record is complete.
    const record =
      before === undefined
        ? (given as Record)
        : { ...completeRecord(before, { record: given, fields }), id: given.id };
    const current = slugs.get(rowId);
    const slug = given.slug ?? repairedSlug(record, current) ?? current ?? slugOf(slugText(record));
    const owner = owners.get(slug);
    if (slug === "") problems.push(problemAt(one, "slug", "is missing: none can be made from the name"));
    else if (owner !== undefined && owner !== rowId)
      problems.push(problemAt(one, "slug", `${slug} belongs to another ${type}`));
    if (current !== undefined) owners.delete(current);
    owners.set(slug, rowId);
    imports.add(rowId);
    written.push({ id: given.id, rowId, hash });
    if (
      before !== undefined &&
      current === slug &&
      areEqualRecords({ ...before, id: given.id, slug }, { ...record, slug })
    ) {
      tally.unchanged += 1;
      continue;
    }
    const row = { id: rowId, slug, ...columns(record) };
    if (known === undefined) inserts.push({ ...row, ...firstColumns() });
    else updates.push(row);
    tally[known === undefined ? "created" : "changed"] += 1;
    const oldSlug = current === slug ? undefined : current;
    touched.push({ record, rowId, isNew: known === undefined, oldSlug });
  }
  if (isWriting && problems.length === 0) {
    await insertRows(transaction, table, inserts);
    await updateRows(transaction, table, updates);
    await writeSources(transaction, type, written);
  }
  return { tally, problems, ids, touched };
}

/**
 * Returns true if an import stored this hash of the record. Earlier versions stored the hash of all fields, including
 * defaults.
 */
function isHashOf(hash: string | undefined, one: ImportedRecord<object>): boolean {
  return hash === hashOf(namedFields(one)) || hash === hashOf(one.record);
}

/** Returns the fields that a record's line names, for its hash. Null stands for a field's default. */
function namedFields<Record extends object>({ record, fields }: ImportedRecord<Record>): object {
  const values = record as { [field: string]: unknown };
  return Object.fromEntries([...fields].toSorted().map((field) => [field, values[field] ?? null]));
}

async function readInChunks<Record>(
  rows: readonly string[],
  read: Kind<Record>["stored"],
): Promise<ReadonlyMap<string, Record>> {
  const records = new Map<string, Record>();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    for (const { rowId, record } of await read(rows.slice(start, start + ROWS_AT_ONCE)))
      records.set(rowId, record);
  }
  return records;
}

const ROWS_AT_ONCE = 2000;
const none: ReadonlySet<string> = new Set();
