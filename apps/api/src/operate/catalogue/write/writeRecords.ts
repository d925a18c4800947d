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

interface WriteOptions<Record> {
  type: SourceType;
  table: "locations" | "suppliers" | "cars";
  /** Returns the text from which the slug is derived if the record has none. */
  slugText: (record: Record) => string;
  /** Returns the columns other than `id` and `slug`. Must return the same columns for every record. */
  columns: (record: Record) => object;
  /** Returns columns that only a new row gets. */
  firstColumns?: () => object;
  /** Reads the records of at most a few thousand rows. */
  stored: (rows: readonly string[]) => Promise<StoredRecord<Record>[]>;
  /** Finds problems that only the completed records show. Called before anything is written. */
  check?: (rows: readonly WrittenRow<Record>[]) => ImportProblem[] | Promise<ImportProblem[]>;
  /** If false, finds problems but writes nothing. */
  isWriting: boolean;
}

/** A new or changed record with its row. A changed record also has the fields that its line omits. */
export interface WrittenRow<Record> {
  record: Record;
  rowId: string;
  isNew: boolean;
  oldSlug: string | undefined;
  /** The line of the record. */
  imported: ImportedRecord<object>;
}

export interface WriteResult<Record> {
  tally: Tally;
  problems: ImportProblem[];
  /** Row ids of all imported and earlier records, by external id. */
  ids: Map<string, string>;
  writtenRows: WrittenRow<Record>[];
}

/**
 * Writes the records of one type that are new or differ from their rows in a field that they name. A record without a
 * slug gets one derived from its name and keeps it, unless that name's characters were corrupted. A record whose slug
 * matches a row that no import created adopts that row. A record unchanged since the last import is skipped, so that
 * later edits made here are kept.
 */
export async function writeRecords<Record extends { id: string; slug?: string | undefined }>(
  transaction: Transaction,
  imported: readonly ImportedRecord<{ id: string; slug?: string | undefined }>[],
  {
    type,
    table,
    slugText,
    columns,
    firstColumns = () => ({}),
    stored,
    check,
    isWriting,
  }: WriteOptions<Record>,
): Promise<WriteResult<Record>> {
  const sources = await readSources(transaction, type);
  const ids = new Map([...sources].map(([id, { rowId }]) => [id, rowId]));
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const slugs = new Map(
    (await transaction.selectFrom(table).select(["id", "slug"]).execute()).map(({ id, slug }) => [id, slug]),
  );
  const rowIdBySlug = new Map([...slugs].map(([id, slug]) => [slug, id]));
  const problems: ImportProblem[] = [];
  const writtenRows: WriteResult<Record>["writtenRows"] = [];
  const sourceRows: { id: string; rowId: string; hash: string }[] = [];
  const inserts: { id: string }[] = [];
  const updates: { id: string }[] = [];

  const importedRowIds = new Set([...sources.values()].map(({ rowId }) => rowId));
  /** Returns the row of an earlier import if it still exists, or a row with this slug that no import wrote. */
  const findExistingRow = ({ slug }: { slug?: string | undefined }, source: Source | undefined) => {
    if (source !== undefined) return slugs.has(source.rowId) ? source : undefined;
    const slugOwner = slug === undefined ? undefined : rowIdBySlug.get(slug);
    return slugOwner === undefined || importedRowIds.has(slugOwner)
      ? undefined
      : { rowId: slugOwner, hash: undefined };
  };

  /**
   * Returns the new slug of a record whose current slug was derived from a broken name; undefined if another row has
   * it.
   */
  const repairedSlug = (record: Record, currentSlug: string | undefined) => {
    if (currentSlug === undefined || !isSlugOfBrokenName(currentSlug, slugText(record))) return undefined;
    const slug = slugOf(slugText(record));
    return rowIdBySlug.has(slug) ? undefined : slug;
  };
  const isEqual = (
    importedRecord: (typeof imported)[number],
    source: { rowId: string; hash: string | undefined } | undefined,
  ) => {
    if (source === undefined || !isHashOf(source.hash, importedRecord)) return false;
    const { record, missing } = importedRecord;
    if (record.slug !== undefined || missing.length > 0) return true;
    return repairedSlug(record as Record, slugs.get(source.rowId)) === undefined;
  };
  const candidates = imported.flatMap((importedRecord) => {
    const source = sources.get(importedRecord.record.id);
    if (isEqual(importedRecord, source)) return [];
    return source?.rowId ?? rowIdBySlug.get(importedRecord.record.slug ?? "") ?? [];
  });
  const storedRecords = await readInChunks(candidates, stored);

  for (const importedRecord of imported) {
    const hash = hashOf(namedFields(importedRecord));
    const { record: importedFields } = importedRecord;
    const source = sources.get(importedFields.id);
    const existingRow = findExistingRow(importedFields, source);
    const rowId = existingRow?.rowId ?? randomUUID();
    ids.set(importedFields.id, rowId);
    if (isEqual(importedRecord, existingRow)) {
      tally.unchanged += 1;
      if (existingRow?.hash !== hash) sourceRows.push({ id: importedFields.id, rowId, hash });
      continue;
    }
    const storedRecord = existingRow === undefined ? undefined : storedRecords.get(rowId);
    if (storedRecord === undefined && importedRecord.missing.length > 0) {
      problems.push(...importedRecord.missing);
      continue;
    }
    const fields = isHashOf(existingRow?.hash, importedRecord) ? noFields : importedRecord.fields;
    // The id belongs to the source system and is not a column. A new record is complete.
    const record =
      storedRecord === undefined
        ? (importedFields as Record)
        : { ...completeRecord(storedRecord, { record: importedFields, fields }), id: importedFields.id };
    const currentSlug = slugs.get(rowId);
    const slug =
      importedFields.slug ?? repairedSlug(record, currentSlug) ?? currentSlug ?? slugOf(slugText(record));
    const slugOwner = rowIdBySlug.get(slug);
    if (slug === "")
      problems.push(problemAt(importedRecord, "slug", "is missing: none can be made from the name"));
    else if (slugOwner !== undefined && slugOwner !== rowId)
      problems.push(problemAt(importedRecord, "slug", `${slug} belongs to another ${type}`));
    if (currentSlug !== undefined) rowIdBySlug.delete(currentSlug);
    rowIdBySlug.set(slug, rowId);
    importedRowIds.add(rowId);
    sourceRows.push({ id: importedFields.id, rowId, hash });
    if (
      storedRecord !== undefined &&
      currentSlug === slug &&
      areEqualRecords({ ...storedRecord, id: importedFields.id, slug }, { ...record, slug })
    ) {
      tally.unchanged += 1;
      continue;
    }
    const row = { id: rowId, slug, ...columns(record) };
    if (existingRow === undefined) inserts.push({ ...row, ...firstColumns() });
    else updates.push(row);
    tally[existingRow === undefined ? "created" : "changed"] += 1;
    const oldSlug = currentSlug === slug ? undefined : currentSlug;
    writtenRows.push({ record, rowId, isNew: existingRow === undefined, oldSlug, imported: importedRecord });
  }
  if (check !== undefined) problems.push(...(await check(writtenRows)));
  if (isWriting && problems.length === 0) {
    await insertRows(transaction, table, inserts);
    await updateRows(transaction, table, updates);
    await writeSources(transaction, type, sourceRows);
  }
  return { tally, problems, ids, writtenRows };
}

/**
 * Returns true if an import stored this hash of the record. Earlier versions stored the hash of all fields, including
 * defaults.
 */
function isHashOf(hash: string | undefined, importedRecord: ImportedRecord<object>): boolean {
  return hash === hashOf(namedFields(importedRecord)) || hash === hashOf(importedRecord.record);
}

/** Returns the fields that a record's line names, for its hash. Null stands for a field's default. */
function namedFields<Record extends object>({ record, fields }: ImportedRecord<Record>): object {
  const values = record as { [field: string]: unknown };
  return Object.fromEntries([...fields].toSorted().map((field) => [field, values[field] ?? null]));
}

async function readInChunks<Record>(
  rows: readonly string[],
  read: WriteOptions<Record>["stored"],
): Promise<ReadonlyMap<string, Record>> {
  const records = new Map<string, Record>();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    for (const { rowId, record } of await read(rows.slice(start, start + ROWS_PER_STATEMENT)))
      records.set(rowId, record);
  }
  return records;
}

const ROWS_PER_STATEMENT = 2000;
const noFields: ReadonlySet<string> = new Set();
