import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DatabaseContent, contentName } from "./DatabaseContent.ts";

const apiSource = fileURLToPath(new URL("../../", import.meta.url));
const domainSource = fileURLToPath(new URL("../../../../../packages/domain/src/", import.meta.url));
const enginePackage = new URL("../../../node_modules/@electric-sql/pglite/package.json", import.meta.url);

/** Hashes of the sources that this process has imported, because the files may change during a run. */
const importedHashes = { migrations: hashMigrations(), demo: hashDemo() };

/**
 * Returns a hash of everything that determines a template: migrations, engine and, for demonstration data, the code
 * that writes it.
 */
export function templateKey(content: DatabaseContent): string {
  const sources =
    content.demo === undefined ? importedHashes.migrations : importedHashes.migrations + importedHashes.demo;
  return createHash("sha256").update(contentName(content)).update(sources).digest("hex").slice(0, 16);
}

/**
 * Checks that the sources are unchanged, before a template is stored under its key.
 *
 * @throws Error if the sources differ from those that this process has imported.
 */
export function refuseChangedSources(): void {
  if (hashMigrations() === importedHashes.migrations && hashDemo() === importedHashes.demo) return;
  throw new Error("Sources of the database changed during the run. Start it again.");
}

function hashMigrations(): string {
  return (
    hashFiles(apiSource, "database/{migrateDatabase,migrations/*}.ts") + hashText(readFileSync(enginePackage))
  );
}

function hashDemo(): string {
  return (
    hashFiles(apiSource, "{bookings,catalogue,config,database,demo}/**/*.ts") +
    hashFiles(domainSource, "**/*.ts")
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
