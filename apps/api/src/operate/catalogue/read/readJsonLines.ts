import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { findNodeAtLocation, type JSONPath, parseTree } from "jsonc-parser";
import { parseJson } from "@sayara/catalogue/parseJson";
import type { RawContent, RawRecord } from "./RawRecord.ts";

/** Reads a file with one JSON object on each line. Skips empty lines. */
export async function* readJsonLines(path: string): AsyncGenerator<RawRecord> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const json = line === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (json.trim() !== "") yield { line, ...parseLine(json) };
  }
}

function parseLine(json: string): RawContent {
  const parsed = parseJson(json);
  if ("problem" in parsed) {
    const { problem, offset } = parsed;
    return {
      problem: `the line ${problem}`,
      ...(offset !== undefined && { column: `column ${offset + 1}` }),
    };
  }
  const { value } = parsed;
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { problem: "one JSON object must stand on each line" };
  return { value, columnOf: (path) => columnOf(json, path) };
}

/**
 * Returns the column of the value at a path. If the value is missing, returns the column of the nearest enclosing
 * object.
 */
function columnOf(json: string, path: JSONPath): string | undefined {
  const root = parseTree(json);
  if (root === undefined) return undefined;
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return `column ${node.offset + 1}`;
  }
  return undefined;
}
