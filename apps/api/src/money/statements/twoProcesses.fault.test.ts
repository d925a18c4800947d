import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { type OpenDatabase, openDatabase } from "#api/database/connection/openDatabase.ts";
import { recordSettlement } from "#api/money/ledger/recordSettlement.ts";
import { baseEnv } from "#api/testing/processes/startProcess.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const AGENCIES = 300;
const entryPath = fileURLToPath(new URL("../../sayara.ts", import.meta.url));

describe.runIf(hasPostgres)("two processes that issue statements", { timeout: 240_000 }, () => {
  let database: OpenDatabase;
  let folder: string;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase({}));
    folder = mkdtempSync(join(tmpdir(), "sayara-statements-"));
    database = await openDatabase({ url, limits: { ...longRunningLimits, connection: 60_000 } });
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test(`[ST2] give ${AGENCIES} agencies one statement each, numbered without gaps, although one process is killed`, async () => {
    const { db } = database;
    const at = new Date("2026-05-10T10:00:00Z");
    const suppliers = Array.from({ length: AGENCIES }, (_, index) => ({
      id: randomUUID(),
      slug: `agency-${index}`,
      name: `Agency ${index}`,
      search_name: `agency ${index}`,
      logo: null,
      bio: null,
      rating: null,
      down_payment_percentage: null,
      phone: null,
      email: null,
      address: null,
      latitude: null,
      longitude: null,
      created_at: at,
      updated_at: at,
    }));
    await db.insertInto("suppliers").values(suppliers).execute();
    await inTransaction(db, async (transaction) => {
      for (const { id: supplierId } of suppliers)
        await recordSettlement(
          transaction,
          { kind: "correction", supplierId, amount: -60_000, currency: "TND", reference: "start" },
          at,
        );
    });

    const run = () =>
      spawn(process.execPath, [entryPath, "commission", "2026-05", "--issue"], {
        cwd: folder,
        env: { ...baseEnv, DATABASE_URL: url, DATA_DIR: folder },
        stdio: ["ignore", "ignore", "inherit"],
      });
    const [killed, survivor] = [run(), run()];
    const ended = [once(killed, "exit"), once(survivor, "exit")];
    const count = async () => (await db.selectFrom("statements").select("id").execute()).length;
    while ((await count()) < AGENCIES / 10) {
      if (killed.exitCode !== null || survivor.exitCode !== null) throw new Error("A process ended early");
      await setTimeout(20);
    }
    killed.kill("SIGKILL");
    const whenKilled = await count();
    const [[, signal], [code]] = (await Promise.all(ended)) as [[number, string], [number]];
    expect({ signal, code }).toEqual({ signal: "SIGKILL", code: 0 });
    expect(whenKilled).toBeLessThan(AGENCIES);

    const rows = await db
      .selectFrom("statements")
      .select(["number", "supplier_id"])
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(suppliers.map((_, index) => index + 1));
    expect(new Set(rows.map(({ supplier_id: id }) => id)).size).toBe(AGENCIES);
  });
});
