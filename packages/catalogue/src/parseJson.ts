import { createScanner, type ParseError, parseTree } from "jsonc-parser";

/** Maximum nesting. A record has five levels. More could overflow the stack of `parseTree`, which is recursive. */
const MAX_DEPTH = 50;

/**
 * A value, or a problem and the offset of the first error. The problem is a predicate, such as "is not valid
 * JSON".
 */
export type ParsedJson = { value: unknown } | { problem: string; offset: number | undefined };

/** Parses the JSON of an import. Never throws. */
export function parseJson(json: string): ParsedJson {
  const offset = offsetOfExcessDepth(json);
  if (offset !== undefined)
    return { problem: `has more than ${MAX_DEPTH} levels of objects and lists`, offset };
  try {
    return { value: JSON.parse(json) };
  } catch {
    const errors: ParseError[] = [];
    parseTree(json, errors, { disallowComments: true });
    return { problem: "is not valid JSON", offset: errors[0]?.offset };
  }
}

/** Returns the offset of the first object or list nested too deeply. */
function offsetOfExcessDepth(json: string): number | undefined {
  const scanner = createScanner(json, true);
  let depth = 0;
  while (scanner.getPosition() < json.length) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const character = json.charAt(offset);
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth > MAX_DEPTH) return offset;
  }
  return undefined;
}
