import { parseSync } from "oxc-parser";
import type { SourceFile } from "../Check.ts";

/** Returns every module specifier in a file: imports, re-exports, and dynamic imports of a string literal. */
export function moduleImports({ path, text }: SourceFile): string[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const reExports = module.staticExports.flatMap((statement) => statement.entries);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end),
  );
  return [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...reExports.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
    ...dynamic.filter((request) => /^["'`][^$]*["'`]$/.test(request)).map((request) => request.slice(1, -1)),
  ];
}
