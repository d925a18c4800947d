import { parseSync, type Program } from "oxc-parser";
import type { SourceFile } from "../Check.ts";

/** Parses a module. @throws for a syntax error, with the file's path */
export function parseModule({ path, text }: SourceFile): Program {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program;
}

/** Returns the position of an offset in a file as `path:line`. */
export function placeOf({ path, text }: SourceFile, offset: number): string {
  return `${path}:${text.slice(0, offset).split("\n").length}`;
}
