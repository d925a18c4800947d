import { parseSync, type Program } from "oxc-parser";
import type { SourceFile } from "./Check.ts";

/** The syntax tree of a module. @throws naming the file that can't be parsed */
export function parseModule({ path, text }: SourceFile): Program {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program;
}

/** `path:line` of a place in a file. */
export function placeOf({ path, text }: SourceFile, offset: number): string {
  return `${path}:${text.slice(0, offset).split("\n").length}`;
}
