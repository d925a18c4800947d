import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { openCatalogues } from "./openCatalogues.ts";

// Lingui's own `compile` writes next to the .po files, or merges everything into one file per language. Here each
// catalogue gets a separate file, so that the browser does not load the messages of emails.
const outputFolder = path.resolve("src/compiled");
const problems: string[] = [];
const writes: Promise<void>[] = [];

for (const { catalogue, name, locales, sourceLocale } of await openCatalogues()) {
  for (const locale of locales) {
    const { messages, missing } = await catalogue.getTranslations(locale, {
      sourceLocale,
      fallbackLocales: {},
    });
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "ts", strict: true });
    problems.push(...missing.map(({ id }) => `${name}, ${locale}: ${id} is missing`));
    problems.push(
      ...errors.map(({ id, error }) => `${name}, ${locale}: ${id} cannot be read: ${error.message}`),
    );
    writes.push(writeIfChanged(path.join(outputFolder, locale, `${name}.ts`), source));
  }
  const [all, lazy] = indexesOf(name, locales);
  writes.push(writeIfChanged(path.join(outputFolder, `${name}.ts`), all));
  writes.push(writeIfChanged(path.join(outputFolder, `${name}.lazy.ts`), lazy));
}

await Promise.all(writes);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n${problems.length} messages cannot be compiled.\n`);
  process.exitCode = 1;
}

/**
 * Returns two modules for a catalogue: one with its messages in every language, one with functions that load
 * each language. Their import paths are literals, so that bundlers and Node can resolve them.
 */
function indexesOf(name: string, locales: readonly string[]): [all: string, lazy: string] {
  const imports = locales.map(
    (locale) => `import { messages as ${locale} } from "./${locale}/${name}.ts";\n`,
  );
  const loaders = locales.map((locale) => `  ${locale}: () => import("./${locale}/${name}.ts"),\n`);
  return [
    `${imports.join("")}\nexport const messages = { ${locales.join(", ")} };`,
    `export const loaders = {\n${loaders.join("")}};`,
  ];
}

/** Skips an unchanged file: development servers restart or reload after a write. */
async function writeIfChanged(file: string, source: string): Promise<void> {
  const text = `${source}\n`;
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
