import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction } from "#api/database/Schema.ts";
import { reencodeImage } from "#api/files/pictures/reencodeImage.ts";
import { pictureAddress, pictureKey } from "#api/catalogue/mountPictures.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import type { PictureRecord } from "@sayara/catalogue/CatalogueRecord";
import { type ImportedRecord, problemAt } from "#api/operate/catalogue/ImportedRecord.ts";
import type { ImportProblem } from "#api/operate/catalogue/ImportProblem.ts";
import { hashOf, readSources, writeSources } from "#api/operate/catalogue/read/sources.ts";
import type { Tally } from "./writeRecords.ts";

/** Maximum bytes of an image file. */
const MAX_FILE_BYTES = 20_000_000;
/** Pixels; twice the largest displayed size. */
const photoSize = { width: 1200, height: 900, fit: "inside" } as const;
const logoSize = { width: 240, height: 120, fit: "inside" } as const;

/** Resizes and stores the images of cars and agencies. Their file names are derived from their content. */
export async function writePictures(
  transaction: Transaction,
  imported: readonly ImportedRecord<PictureRecord>[],
  {
    cars,
    agencies,
    files,
    isWriting,
    onProgress,
  }: {
    cars: ReadonlyMap<string, string>;
    agencies: ReadonlyMap<string, string>;
    /** Undefined in a dry run, which resizes images but does not store them. */
    files: FileStore | undefined;
    /** If false, files are read and resized, but nothing is written. */
    isWriting: boolean;
    onProgress: (share: number) => void;
  },
): Promise<{ tally: Tally; problems: ImportProblem[] }> {
  const sources = await readSources(transaction, "picture");
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 };
  const problems: ImportProblem[] = [];
  const sourceRows: { id: string; rowId: string; hash: string }[] = [];
  for (const [index, importedRecord] of imported.entries()) {
    onProgress(index / imported.length);
    const { record, folder } = importedRecord;
    const isCar = record.car !== undefined;
    const id = isCar ? `car:${record.car}` : `agency:${record.agency}`;
    const rowId = (isCar ? cars.get(record.car ?? "") : agencies.get(record.agency ?? "")) ?? "";
    const bytes = await readPicture(join(folder, record.file));
    if (bytes === undefined) {
      problems.push(problemAt(importedRecord, "file", `${record.file} is not a file of at most 20 MB`));
      continue;
    }
    const hash = hashOf(bytes.toString("base64"));
    const source = sources.get(id);
    if (source?.hash === hash && source.rowId === rowId) {
      tally.unchanged += 1;
      continue;
    }
    const outcome = await reencodeImage(bytes, isCar ? photoSize : logoSize).catch(() => undefined);
    if (outcome === undefined || "refused" in outcome) {
      problems.push(problemAt(importedRecord, "file", `${record.file} is not a picture that can be drawn`));
      continue;
    }
    tally[source === undefined ? "created" : "changed"] += 1;
    if (!isWriting || problems.length > 0) continue;
    const key = pictureKey(outcome.picture);
    await files?.put(key, outcome.picture, "image/webp");
    const image = pictureAddress(key);
    if (isCar) await transaction.updateTable("cars").set({ image }).where("id", "=", rowId).execute();
    else await transaction.updateTable("suppliers").set({ logo: image }).where("id", "=", rowId).execute();
    sourceRows.push({ id, rowId, hash });
  }
  if (isWriting && problems.length === 0) await writeSources(transaction, "picture", sourceRows);
  return { tally, problems };
}

async function readPicture(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const fileStats = await stat(path).catch(() => undefined);
  if (fileStats?.isFile() !== true || fileStats.size > MAX_FILE_BYTES) return undefined;
  return readFile(path).catch(() => undefined);
}
