/**
 * Evaluates the style files of the built package. Afterwards, `styles.css` contains all rules, and each `*.css.js` only
 * its class names, so that a consumer needs no plugin. Run `node styles/writeStyles.ts` after `tsc`.
 */
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { evaluateStylesheets } from "./evaluateStylesheets.ts";

const dist = join(import.meta.dirname, "../dist");
const { css, exportsByFile } = await evaluateStylesheets(dist);

for (const [file, names] of exportsByFile) {
  await writeFile(join(dist, file), moduleOf(names));
  await rm(join(dist, `${file}.map`), { force: true });
}
await writeFile(join(dist, "styles.css"), await copyFonts(css));
// Compilers that check side-effect imports look for a declaration file.
await writeFile(join(dist, "styles.css.d.ts"), "export {};\n");

function moduleOf(names: Record<string, unknown>): string {
  const lines = Object.entries(names).map(([name, value]) => {
    if (!isSerializable(value)) throw new Error(`${name} is no class, text or record of them.`);
    return `export const ${name} = ${JSON.stringify(value)};\n`;
  });
  return lines.join("") || "export {};\n";
}

function isSerializable(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "number") return true;
  return typeof value === "object" && value !== null && Object.values(value).every(isSerializable);
}

/** Copies the fonts that the rules reference by package next to them, with their licences. */
async function copyFonts(rules: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const fonts = join(dist, "fonts");
  await mkdir(fonts, { recursive: true });
  const fontReference = /@fontsource-variable\/([\w-]+)\/files\/([\w-]+\.woff2)/gu;
  const files = [...rules.matchAll(fontReference)];
  if (files.length === 0) throw new Error("The rules name no font.");
  for (const [specifier, family = "", file = ""] of files) {
    await copyFile(require.resolve(specifier), join(fonts, file));
    const packageFile = require.resolve(`@fontsource-variable/${family}/package.json`);
    await copyFile(join(dirname(packageFile), "LICENSE"), join(fonts, `${family}-LICENSE`));
  }
  return rules.replace(fontReference, "./fonts/$2");
}
