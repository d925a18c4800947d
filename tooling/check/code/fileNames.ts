import { posix } from "node:path";
import type { Check, SourceFile } from "../Check.ts";
import { parseModule } from "./parseModule.ts";
import { projectFiles } from "../projectFiles.ts";

export const fileNames: Check = {
  name: "file names",
  async run() {
    const files = await projectFiles(["{apps,packages,tooling}/**/*.{ts,tsx}"]);
    const checked = files.filter(({ path }) => !exempt.test(path));
    return { read: checked.length, of: "modules", problems: checked.flatMap(fileNameProblems) };
  },
};

/**
 * File names that describe something other than an export: a role (`Home.route.tsx`), a table's rows, the route table,
 * a language's catalogue, a numbered migration.
 */
const exempt = /\.\w[\w-]*\.tsx?$|Rows\.ts$|\/routes\.ts$|\/[a-z]{2}\.ts$|\/migrations\//;

/**
 * Reports a module whose only exported value has a different name from the file. A module may also be named after a
 * type that it exports. `MAX_PRICE` corresponds to `maxPrice`.
 */
export function fileNameProblems(file: SourceFile): string[] {
  const { values, types } = exportedNames(file);
  const [value] = values;
  const name = posix.basename(file.path).replace(/\.tsx?$/, "");
  if (values.length !== 1 || value === undefined || [value, camelCase(value), ...types].includes(name))
    return [];
  return [`${file.path}: its only exported value is "${value}"`];
}

/** Returns the exported names. An unnamed default export has none. */
function exportedNames(file: SourceFile): { values: string[]; types: string[] } {
  const values: string[] = [];
  const types: string[] = [];
  for (const statement of parseModule(file).body) {
    if (statement.type === "ExportDefaultDeclaration") {
      const { declaration } = statement;
      if (declaration.type === "Identifier") values.push(declaration.name);
      if ("id" in declaration && declaration.id?.type === "Identifier") values.push(declaration.id.name);
    }
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { exported, exportKind } of statement.specifiers) {
      const target = statement.exportKind === "type" || exportKind === "type" ? types : values;
      if (exported.type === "Identifier") target.push(exported.name);
    }
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      values.push(...declaration.declarations.map(({ id }) => (id.type === "Identifier" ? id.name : "")));
    } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier") {
      const isType = declaration.type.startsWith("TSInterface") || declaration.type.startsWith("TSTypeAlias");
      (isType ? types : values).push(declaration.id.name);
    }
  }
  return { values, types };
}

function camelCase(name: string): string {
  return /^[A-Z_\d]+$/.test(name)
    ? name.toLowerCase().replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
    : name;
}
