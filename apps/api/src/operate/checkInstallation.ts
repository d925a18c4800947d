import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { type Config, ConfigurationError, readConfig } from "#api/server/config/readConfig.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import { clockSkew, MAX_CLOCK_SKEW } from "#api/database/connection/clockSkew.ts";
import { migrationNames } from "#api/database/migrateDatabase.ts";
import { createFileStore } from "#api/files/storage/createFileStore.ts";
import type { Finding } from "./Finding.ts";
import { findExampleSettings } from "./findExampleSettings.ts";
import { owedRefunds } from "./owedRefunds.ts";
import type { Operator } from "./terminal/Operator.ts";
import { isPublished } from "#api/catalogue/cars/carConditions.ts";

/** Minimum bytes of free disk space. Below it, images and the embedded database may fail. */
const MIN_FREE_DISK = 1_000_000_000;
/** Timeout of the mail server's response, in milliseconds. */
const MAIL_TIMEOUT = 10_000;

/**
 * Checks configuration, database, clock, mail and storage as the API would use them. Leaves no data behind: its test
 * file is removed.
 */
export async function checkInstallation({
  env,
  clock,
  logger,
}: Pick<Operator, "env" | "clock"> & { logger: Logger }): Promise<Finding[]> {
  const config = checkConfiguration(env);
  if ("isOk" in config) return [config];
  return [
    {
      subject: "configuration",
      isOk: true,
      message: `MODE is ${config.mode}; the website is ${config.webUrl}, the API ${config.publicUrl}`,
    },
    ...findExampleSettings(config).map((message): Finding => ({
      subject: "configuration",
      isOk: false,
      message,
      advice: "Set it in .env, as docs/operate.md shows, and start the servers again.",
    })),
    ...(await checkDatabase(config, clock)),
    await checkMail(config),
    pushFinding(config),
    await checkStorage(config, logger),
  ];
}

function checkConfiguration(env: Operator["env"]): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const advice = "Set the named variables; `pnpm sayara secrets` makes secrets.";
    return { subject: "configuration", isOk: false, message: error.message, advice };
  }
}

async function checkDatabase(config: Config, clock: () => Date): Promise<Finding[]> {
  const { url, folder } = config.database;
  try {
    const database = await openDatabase(
      url === undefined ? { folder } : { url, pool: 1, limits: longRunningLimits },
    );
    try {
      return await findingsOf(database.db, clock);
    } finally {
      await database.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice =
      url === undefined
        ? "Stop the API: the embedded database serves one process. Or set DATABASE_URL."
        : "Check that PostgreSQL runs, and host, user, password and name in DATABASE_URL.";
    return [{ subject: "database", isOk: false, message, advice }];
  }
}

async function findingsOf(db: Database, clock: () => Date): Promise<Finding[]> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const [row] = rows;
  const skew = Math.abs(await clockSkew(db, clock));
  const databaseFinding: Finding = {
    subject: "database",
    isOk: true,
    message: `PostgreSQL ${row?.version ?? ""} answers`,
  };
  const clockFinding: Finding = {
    subject: "clock",
    isOk: skew <= MAX_CLOCK_SKEW,
    message: `the database's clock differs by ${Math.round(skew)} ms`,
    ...(skew > MAX_CLOCK_SKEW && {
      advice: "Synchronise both clocks (NTP): an API serves nobody while they differ.",
    }),
  };
  const pending = await pendingMigrations(db);
  if (pending.length > 0) {
    const message = `${pending.length} migrations are missing`;
    const advice = "Start the API once: it migrates the database.";
    return [databaseFinding, clockFinding, { subject: "database", isOk: false, message, advice }];
  }
  return [databaseFinding, clockFinding, ...(await contentFindings(db)), await owedRefunds(db, clock())];
}

async function pendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass('kysely_migration') is not null as present`.execute(db);
  if (rows[0]?.present !== true) return migrationNames;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return migrationNames.filter((name) => !applied.rows.some((row) => row.name === name));
}

async function contentFindings(db: Database): Promise<Finding[]> {
  const count = async (table: "cars" | "users" | "outbox", condition = sql<boolean>`true`) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(condition)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const cars = await count("cars", isPublished);
  const admins = await count("users", sql<boolean>`type = 'admin' and account_status <> 'blocked'`);
  const lateCount = await count(
    "outbox",
    sql<boolean>`channel <> 'push' and sent_at is null and dead_at is null
      and created_at < now() - interval '10 minutes'`,
  );
  const latePushCount = await count(
    "outbox",
    sql<boolean>`channel = 'push' and sent_at is null and created_at < now() - interval '1 hour'`,
  );
  const deadCount = await count("outbox", sql<boolean>`sent_at is null and dead_at is not null`);
  return [
    {
      subject: "catalogue",
      isOk: cars > 0,
      message: `${cars} cars`,
      ...(cars === 0 && { advice: "Fill it: `pnpm sayara catalogue import FILE`." }),
    },
    {
      subject: "accounts",
      isOk: admins > 0,
      message: `${admins} administrators can sign in`,
      ...(admins === 0 && { advice: "Create one: `pnpm sayara admin create --email … --name …`." }),
    },
    {
      subject: "mail",
      isOk: lateCount === 0,
      message: `${lateCount} mails have waited for more than ten minutes`,
      ...(lateCount > 0 && { advice: "Check SMTP_URL, and that an API process runs: it sends them." }),
    },
    {
      subject: "mail",
      isOk: deadCount === 0,
      message: `${deadCount} mails were given up`,
      ...(deadCount > 0 && {
        advice:
          "Mend what `last_error` in the table outbox names, then send them again: UPDATE outbox SET dead_at = NULL, attempts = 0 WHERE dead_at IS NOT NULL.",
      }),
    },
    {
      subject: "devices",
      isOk: latePushCount === 0,
      message: `${latePushCount} notifications to devices have waited for more than an hour`,
      ...(latePushCount > 0 && {
        advice:
          "Check that the API reaches the push services of browsers by https, and `last_error` in the table outbox.",
      }),
    },
  ];
}

/**
 * States which key signs notifications. After a change of key, drivers have to turn notifications on again.
 */
function pushFinding({ push: { keys, isDerived } }: Config): Finding {
  const origin = isDerived ? "derived from SECRET" : "VAPID_PRIVATE_KEY";
  return {
    subject: "devices",
    isOk: true,
    message: `notifications are signed with the key ${keys.publicKey.slice(0, 12)}…, ${origin}`,
  };
}

async function checkMail({ mail: { smtpUrl } }: Config): Promise<Finding> {
  if (smtpUrl === undefined)
    return { subject: "mail", isOk: true, message: "no SMTP_URL: mails are kept in /mailbox" };
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: MAIL_TIMEOUT,
    greetingTimeout: MAIL_TIMEOUT,
    socketTimeout: MAIL_TIMEOUT,
  });
  try {
    await smtp.verify();
    return { subject: "mail", isOk: true, message: "the mail server accepts us" };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    const advice = "Check host, port, user and password in SMTP_URL.";
    return { subject: "mail", isOk: false, message: `the mail server refuses us (${code})`, advice };
  } finally {
    smtp.close();
  }
}

async function checkStorage(config: Config, logger: Logger): Promise<Finding> {
  const files = createFileStore({ config, logger });
  const key = "0000000000000000-doctor.webp";
  const storeName = "folder" in config.storage ? "the data folder" : "the bucket";
  try {
    await files.put(key, new TextEncoder().encode("doctor"), "image/webp");
    const stored = await files.get(key);
    await files.remove(key);
    if (stored === undefined) throw new Error("a written file was not read back");
  } catch {
    const advice =
      "folder" in config.storage
        ? "Check DATA_DIR, its owner and its free space."
        : "Check STORAGE_ENDPOINT, STORAGE_BUCKET and the keys.";
    return { subject: "storage", isOk: false, message: `${storeName} keeps no files`, advice };
  }
  if (!("folder" in config.storage))
    return { subject: "storage", isOk: true, message: `${storeName} keeps files` };
  const disk = await statfs(config.storage.folder);
  const freeBytes = disk.bavail * disk.bsize;
  const isOk = freeBytes >= MIN_FREE_DISK;
  const message = `${storeName} keeps files; ${(freeBytes / 1e9).toFixed(1)} GB are free`;
  return { subject: "storage", isOk, message, ...(!isOk && { advice: "Free space, or move DATA_DIR." }) };
}
