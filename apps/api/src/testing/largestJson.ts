import type * as v from "valibot";

/** Assumed length of a text without a maximum length: an id has 64 characters. */
const ASSUMED_LENGTH = 70;
/** Maximum UTF-8 bytes of a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;
/** Fields with base64 text. */
const asciiFields = new Set(["signedQuote", "token", "captcha"]);

interface Node {
  type: string;
  pipe?: { type: string; requirement?: unknown }[];
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: (Node | string)[];
  literal?: unknown;
}

/** Returns the approximate bytes of the largest JSON that a schema of the contract accepts. */
export function largestJson(schema: v.GenericSchema): number {
  return bytesOf(schema as unknown as Node, "");
}

function bytesOf(node: Node, name: string): number {
  if (node.wrapped !== undefined) return bytesOf(node.wrapped, name);
  if (node.entries !== undefined) {
    const fields = Object.entries(node.entries);
    return fields.reduce((sum, [key, field]) => sum + key.length + 4 + bytesOf(field, key), 2);
  }
  if (node.item !== undefined) return 2 + (lengthOf(node) ?? 1) * (1 + bytesOf(node.item, name));
  if (node.type === "intersect") return nodesOf(node).reduce((sum, part) => sum + bytesOf(part, name), 0);
  if (node.type === "picklist")
    return Math.max(...(node.options ?? []).map((option) => String(option).length)) + 2;
  const options = nodesOf(node);
  if (options.length > 0) return Math.max(...options.map((option) => bytesOf(option, name)));
  const length = lengthOf(node);
  return length === undefined ? ASSUMED_LENGTH : 2 + length * (asciiFields.has(name) ? 1 : BYTES_PER_UNIT);
}

function nodesOf({ options = [] }: Node): Node[] {
  return options.filter((option) => typeof option === "object");
}

function lengthOf({ pipe = [] }: Node): number | undefined {
  const maxLength = pipe.find(({ type }) => type === "max_length" || type === "length")?.requirement;
  return typeof maxLength === "number" ? maxLength : undefined;
}
