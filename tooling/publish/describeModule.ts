import { createHash } from "node:crypto";
import { parseSync } from "oxc-parser";

/** Longest line of a report, in characters; a longer declaration is cut and has a hash of the whole. */
const LONGEST = 160;

/**
 * Returns a line per statement of a declaration file: its exports, and the types that only they use. Without
 * imports, comments and line breaks, which change nothing for a consumer.
 */
export function describeModule(path: string, text: string): string[] {
  const { program, comments, errors } = parseSync(path, text, { lang: "dts" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  let bare = text;
  for (const { start, end } of comments)
    bare = bare.slice(0, start) + " ".repeat(end - start) + bare.slice(end);
  return program.body
    .filter(({ type }) => type !== "ImportDeclaration")
    .map(({ start, end }) => declaration(bare.slice(start, end)))
    .filter((line) => line !== "export {}");
}

function declaration(source: string): string {
  const line = source
    .replaceAll(/\s+/g, " ")
    .replace(/;$/, "")
    .replace(/^(export )?declare /, "$1");
  if (line.length <= LONGEST) return line;
  const hash = createHash("sha256").update(line).digest("hex").slice(0, 12);
  return `${line.slice(0, LONGEST - 20)} … ${hash}`;
}
