import { readFile, stat } from "node:fs/promises";
import { parseTree, type ParseError } from "jsonc-parser";
import type * as v from "valibot";
import type { ImportProblem } from "@sayara/api/operate/catalogue/ImportProblem";
import { MAXIMUM_PROBLEMS } from "@sayara/api/operate/catalogue/read/readRecords";
import { findBadEncoding } from "@sayara/api/operate/terminal/findBadEncoding";
import { OperatorError } from "@sayara/api/operate/terminal/OperatorError";
import { bookCarsSchemas, type BookCarsRecord, type Collection } from "./BookCarsRecord.ts";
import { collectionOf } from "./collectionOf.ts";
import { type Exported, fieldLoss } from "./Exported.ts";
import { omittedFields, fieldsWithoutReport } from "../omittedFields.ts";
import type { Omission } from "../Omission.ts";
import { joinReasons, parseLeniently } from "./parseLeniently.ts";
import { plainValue } from "../convert/plainValue.ts";
import { splitDocuments } from "./splitDocuments.ts";

/** Maximum bytes of one file, because the whole file is read into memory. */
const MAX_FILE_BYTES = 200_000_000;
/** Maximum number of records in one import, because they are held in memory. */
const MAX_RECORDS = 500_000;

/** The records of an export by collection, in the order of their files. */
export type BookCarsExport = { [Name in Collection]: Exported<BookCarsRecord<Name>>[] };

export interface ReadExport {
  records: BookCarsExport;
  omissions: Omission[];
  /** Files of collections that are not imported. */
  skipped: string[];
  /** Number of passwords in the files. None of them is imported, because their hash format differs. */
  passwords: number;
}

/**
 * Reads files of `mongoexport` (JSON lines or arrays, relaxed or canonical), each named after its collection.
 *
 * @throws OperatorError for a file that cannot be read, is too large, or is named after no collection.
 */
export async function readBookCars(
  files: readonly string[],
): Promise<{ problems: ImportProblem[] } | ReadExport> {
  const read: ReadExport = { records: emptyExport(), omissions: [], skipped: [], passwords: 0 };
  const problems: ImportProblem[] = [];
  const firstPositions = new Map<string, string>();
  let count = 0;
  for (const file of files) {
    const collection = collectionOf(file);
    if (collection === undefined)
      throw new OperatorError(`${file} must be named after a collection of BookCars, such as User.json.`);
    const text = await readText(file);
    if (collection === "skipped") {
      read.skipped.push(file);
      continue;
    }
    for (const document of splitDocuments(text)) {
      count += 1;
      if (count > MAX_RECORDS) throw new OperatorError(`An import has at most ${MAX_RECORDS} records.`);
      const { line } = document;
      const parsed = "text" in document ? parse(document.text, line) : { line, message: document.problem };
      if ("message" in parsed) problems.push({ file, ...parsed });
      else readRecord(read, { collection, file, line, value: parsed.value, firstPositions });
      if (problems.length >= MAXIMUM_PROBLEMS) return { problems };
    }
  }
  return problems.length > 0 ? { problems } : read;
}

function emptyExport(): BookCarsExport {
  return {
    User: [],
    Country: [],
    LocationValue: [],
    ParkingSpot: [],
    Location: [],
    DateBasedPrice: [],
    Car: [],
    AdditionalDriver: [],
    Booking: [],
  };
}

async function readText(file: string): Promise<string> {
  if (!/\.(json|jsonl|ndjson)$/i.test(file)) throw new OperatorError(`${file} must end in .json or .jsonl.`);
  const fileStats = await stat(file).catch(() => undefined);
  if (fileStats?.isFile() !== true) throw new OperatorError(`${file} is not a file that can be read.`);
  if (fileStats.size > MAX_FILE_BYTES)
    throw new OperatorError(`${file} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
  try {
    // A letter that was lost before the export cannot be recovered by saving the file again.
    const encodingError = await findBadEncoding(file, { acceptsReplacementCharacters: true });
    if (encodingError !== undefined)
      throw new OperatorError(`${file}, line ${encodingError.line}: ${encodingError.message}.`);
    return new TextDecoder().decode(await readFile(file));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} is not a file that can be read.`);
  }
}

function parse(json: string, line: number): { value: object } | { line: number; message: string } {
  try {
    return { value: JSON.parse(json) as object };
  } catch {
    const errors: ParseError[] = [];
    parseTree(json, errors, { disallowComments: true });
    const before = json.slice(0, errors[0]?.offset ?? 0);
    return { line: line + before.split("\n").length - 1, message: "the object is not valid JSON" };
  }
}

function readRecord(
  read: ReadExport,
  source: {
    collection: Collection;
    file: string;
    line: number;
    value: object;
    firstPositions: Map<string, string>;
  },
): void {
  const { collection, file, line, firstPositions } = source;
  const plain = plainValue(source.value) as Record<string, unknown>;
  const schema: v.GenericSchema = bookCarsSchemas[collection];
  const { value, refused } = parseLeniently(schema, plain);
  const id = typeof plain["_id"] === "string" ? plain["_id"] : undefined;
  const report = (field: string, reason: string, isDropped: boolean) =>
    void read.omissions.push({ file, line, id, field, reason, isDropped });
  if (Object.hasOwn(plain, "password")) read.passwords += 1;
  if (value === undefined || id === undefined) {
    const reasons = refused.length > 0 ? joinReasons(refused) : "_id is missing";
    report("record", `is not carried: ${reasons}`, true);
    return;
  }
  const first = firstPositions.get(`${collection} ${id}`);
  if (first !== undefined) {
    report("record", `is not carried: it occurs twice, first in ${first}`, true);
    return;
  }
  for (const { field, reason } of refused) report(field, reason, false);
  firstPositions.set(`${collection} ${id}`, `${file}, line ${line}`);
  const exported = { id, value, file, line };
  read.omissions.push(...unknownFields(collection, plain, exported));
  // The collection's own schema has parsed the value.
  (read.records[collection] as Exported<unknown>[]).push(exported);
}

/** Reports fields that have a value but that no conversion reads. */
function unknownFields(
  collection: Collection,
  plain: Record<string, unknown>,
  exported: Exported<unknown>,
): Omission[] {
  return Object.entries(plain).flatMap(([field, value]) => {
    if (Object.hasOwn(bookCarsSchemas[collection].entries, field) || isEmpty(value)) return [];
    const reasons = omittedFields[collection] ?? {};
    const reason = Object.hasOwn(reasons, field) ? reasons[field] : undefined;
    if (reason !== undefined) return [fieldLoss(exported, field, reason)];
    if (fieldsWithoutReport.has(field)) return [];
    return [fieldLoss(exported, field, "is not a field that the import knows")];
  });
}

function isEmpty(value: unknown): boolean {
  return value === false || value === 0 || (Array.isArray(value) && value.length === 0);
}
