import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/**
 * Matches hooks, event handlers, or a library or function that uses them: a React server cannot run such modules
 * itself.
 */
const clientCode =
  /\bon[A-Z]\w*=\{|\buse[A-Z]\w*\(|\bcreateContext\b|"@radix-ui\/|"react-day-picker"|\bsplitField\b/;

test('the modules with hooks or handlers, and no others, start with "use client"', () => {
  const modules = globSync("**/*.{ts,tsx}", { cwd: src }).filter(
    (path) => !/\.(?:css|stories|test|test-d)\.tsx?$|^documentation\//.test(path),
  );
  const texts = modules.toSorted().map((path) => ({ path, text: readFileSync(join(src, path), "utf8") }));
  const clientModules = texts
    .filter(({ text }) => text.startsWith('"use client";\n'))
    .map(({ path }) => path);
  expect(clientModules).toEqual(texts.filter(({ text }) => clientCode.test(text)).map(({ path }) => path));
  expect(clientModules).toContain("Dialog/Dialog.tsx");
  expect(clientModules).not.toContain("Card/Card.tsx");
});
