import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import type { FileStore } from "./FileStore.ts";
import { markUnused, removeUnusedFiles, storeFile } from "./unusedFiles.ts";

const start = new Date("2026-11-20T12:00:00Z");
const HOUR = 3_600_000;

/** A store in memory. `fails` lists the keys that it does not delete. */
function aStore() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const fails = new Set<string>();
  const files: FileStore = {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => {
      if (fails.has(key)) throw new Error("the store is unavailable");
      kept.delete(key);
    },
  };
  return { kept, fails, files };
}

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let store: ReturnType<typeof aStore>;
  beforeEach(async () => {
    await database().db.deleteFrom("unused_files").execute();
    store = aStore();
  });
  const tools = (now = start) => ({
    db: database().db,
    files: store.files,
    clock: () => now,
    logger: pino({ level: "silent" }),
  });
  const later = (hours: number) => tools(new Date(start.getTime() + hours * HOUR));
  const recorded = async () =>
    (await database().db.selectFrom("unused_files").select("file_key").orderBy("file_key").execute()).map(
      ({ file_key: key }) => key,
    );
  const bytes = new Uint8Array([1]);

  test("a file that the store fails to delete stays recorded, and a later run deletes it", async () => {
    await Promise.all(["a.webp", "b.webp"].map((key) => store.files.put(key, bytes, "image/webp")));
    await markUnused(database().db, ["a.webp", "b.webp"], start);
    store.fails.add("a.webp").add("b.webp");
    await expect(removeUnusedFiles(tools())).rejects.toThrow("unavailable");
    expect(await recorded()).toEqual(["a.webp", "b.webp"]);
    store.fails.clear();
    // The deletion is not retried at once, because the store may still be unavailable.
    expect(await removeUnusedFiles(tools())).toBe(0);
    expect(await removeUnusedFiles(later(1))).toBe(2);
    expect([await recorded(), [...store.kept.keys()]]).toEqual([[], []]);
  });

  test("an upload whose file the job has already deleted as unused fails without writing its row", async () => {
    const slow = {
      ...tools(),
      files: { ...store.files, put: async () => void (await removeUnusedFiles(later(2))) },
    };
    let isReferred = false;
    const stored = storeFile(slow, { key: "slow.webp", bytes }, async () => {
      isReferred = true;
    });
    await expect(stored).rejects.toThrow("long upload");
    expect(isReferred).toBe(false);
  });

  test("a record left by a crash after its file was deleted is removed by the next run", async () => {
    await markUnused(database().db, ["gone.webp"], start);
    expect(await removeUnusedFiles(tools())).toBe(1);
    expect(await recorded()).toEqual([]);
  });

  test("one file that cannot be deleted does not prevent the deletion of others", async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `${String(index).padStart(2, "0")}.webp`);
    await markUnused(database().db, keys, start);
    store.fails.add("00.webp");
    await removeUnusedFiles(tools()).catch(() => {});
    for (let run = 0; run < 2; run += 1) await removeUnusedFiles(tools());
    expect(await recorded()).toEqual(["00.webp"]);
  });

  test("files are deleted while no transaction is open", async () => {
    const { db } = database();
    await markUnused(db, ["a.webp"], start);
    const locked = () =>
      sql<{ key: string }>`select file_key as key from unused_files for update skip locked`.execute(db);
    const free: number[] = [];
    const remove = async () => {
      free.push((await locked()).rows.length);
    };
    await removeUnusedFiles({ ...tools(), files: { ...store.files, remove } });
    expect(free).toEqual([1]);
  });

  test("a completed upload leaves no record, and a refused or crashed upload leaves no file permanently", async () => {
    const key = `${randomUUID()}.webp`;
    expect(await storeFile(tools(), { key, bytes }, async () => "done")).toBe("done");
    expect([await recorded(), store.kept.has(key)]).toEqual([[], true]);

    const refused = new RefusalError("not_allowed");
    const other = "refused.webp";
    const refuses = storeFile(tools(), { key: other, bytes }, () => Promise.reject(refused));
    await expect(refuses).rejects.toBe(refused);
    expect([await recorded(), store.kept.has(other)]).toEqual([[], false]);

    // The commit may have succeeded, so only the record in the database shows whether the file is used.
    const crashed = "crashed.webp";
    const crashes = storeFile(tools(), { key: crashed, bytes }, () => Promise.reject(new Error("cut")));
    await expect(crashes).rejects.toThrow("cut");
    expect([await recorded(), store.kept.has(crashed)]).toEqual([[crashed], true]);
    expect(await removeUnusedFiles(later(0.9))).toBe(0);
    expect(await removeUnusedFiles(later(1))).toBe(1);
    expect([await recorded(), [...store.kept.keys()]]).toEqual([[], [key]]);
  });
});
