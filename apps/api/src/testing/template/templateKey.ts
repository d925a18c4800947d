import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DatabaseContent, nameOfContent } from "./DatabaseContent.ts";

const source = fileURLToPath(new URL("../../", import.meta.url));
const domain = fileURLToPath(new URL("../../../../../packages/domain/src/", import.meta.url));
const engine = new URL("../../../node_modules/@electric-sql/pglite/package.json", import.meta.url);

/** Hashes of the sources that this process has imported: the files may change during a run. */
const imported = { migrations: hashMigrations(), demo: hashDemo() };

/**
 * Returns a hash of everything that determines a template: migrations, engine and, for demonstration data, the code
 * that writes it.
 */
export function templateKey(content: DatabaseContent): string {
  const sources = content.demo === undefined ? imported.migrations : imported.migrations + imported.demo;
  return createHash("sha256").update(nameOfContent(content)).update(sources).digest("hex").slice(0, 16);
}

/**
 * Checks that the sources are unchanged, before a template is stored under its key.
 *
 * @throws Error if the sources differ from those that this process has imported.
 */
export function refuseChangedSources(): void {
  if (hashMigrations() === imported.migrations && hashDemo() === imported.demo) return;
  throw new Error("Sources of the database changed during the run. Start it again.");
}

function hashMigrations(): string {
  return hashFiles(source, "database/{migrateDatabase,migrations/*}.ts") + hashText(readFileSync(engine));
}

function hashDemo(): string {
  return (
    hashFiles(source, "{bookings,catalogue,config,database,demo}/**/*.ts") + hashFiles(domain, "**/*.ts")
  );
}

function hashFiles(cwd: string, pattern: string): string {
  const files = globSync(pattern, { cwd }).filter((file) => !file.endsWith(".test.ts"));
  return hashText(...files.toSorted().flatMap((file) => [file, readFileSync(`${cwd}${file}`)]));
}

function hashText(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
