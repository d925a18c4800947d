import { randomUUID } from "node:crypto";
import pg from "pg";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { type DatabaseContent, contentName, isEmpty } from "./DatabaseContent.ts";
import { fillDatabase } from "./fillDatabase.ts";
import { refuseChangedSources, templateKey } from "./templateKey.ts";

/** Days after which a template is dropped, whichever checkout created it. */
const MAX_AGE_DAYS = 3;
const checkout = import.meta.dirname;

/**
 * Creates a database as a copy of a filled template, which is created once and stays on the server.
 *
 * @param server URL of a server on which the user may create databases
 */
export async function copyTemplate(server: string, name: string, content: DatabaseContent): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Held until the connection ends: the first process creates the template and the others wait for it.
    await client.query("SELECT pg_advisory_lock(hashtext('sayara test templates'))");
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${await provideTemplate(client, server, content)}`);
  } finally {
    await client.end();
  }
}

/**
 * Returns the name of the content's template. If there is none, fills one, starting from the migrated tables,
 * and renames it only when it is complete, so that a process that dies leaves no half-filled template.
 */
async function provideTemplate(client: pg.Client, server: string, content: DatabaseContent): Promise<string> {
  const template = `sayara_template_${templateKey(content)}`;
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
  if (rowCount !== 0) return template;
  await dropStale(client, content);
  const start = isEmpty(content) ? "" : `TEMPLATE ${await provideTemplate(client, server, {})}`;
  const temporaryName = `sayara_making_${randomUUID().replaceAll("-", "")}`;
  await client.query(`CREATE DATABASE ${temporaryName} ${start}`);
  await client.query(`COMMENT ON DATABASE ${temporaryName} IS ${client.escapeLiteral(commentOf(content))}`);
  const url = new URL(server);
  url.pathname = `/${temporaryName}`;
  const { db, close } = await openDatabase({ url: url.href, limits: longRunningLimits });
  await fillDatabase(db, content).finally(close);
  refuseChangedSources();
  await client.query(`ALTER DATABASE ${temporaryName} RENAME TO ${template}`);
  return template;
}

function commentOf(content: DatabaseContent, createdAt = new Date().toISOString()): string {
  return JSON.stringify({ name: contentName(content), checkout, made: createdAt });
}

/** Drops templates that this checkout no longer uses, and old templates, finished or not. */
async function dropStale(client: pg.Client, content: DatabaseContent): Promise<void> {
  const { rows } = await client.query<{ datname: string; comment: string | null }>(
    `SELECT datname, shobj_description(oid, 'pg_database') AS comment FROM pg_database
     WHERE datname ~ '^sayara_(template|making)_'`,
  );
  const name = contentName(content);
  for (const { datname, comment } of rows) {
    const metadata = JSON.parse(comment ?? "{}");
    const isReplaced = metadata.name === name && metadata.checkout === checkout;
    const isOld = Date.now() - Date.parse(metadata.made ?? 0) > MAX_AGE_DAYS * 86_400_000;
    if (isReplaced || isOld) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  }
}
