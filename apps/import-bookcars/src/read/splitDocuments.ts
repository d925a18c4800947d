/** Maximum characters of one document. */
const MAX_LENGTH = 1_000_000;
/** Maximum nesting of objects and lists. */
const MAX_DEPTH = 30;

/** One object of a file, as text, or a problem. Lines are counted from 1. */
export type SplitDocument = { line: number; text: string } | { line: number; problem: string };

/**
 * Splits the text of an export into its objects: one per line, the elements of an array, or objects over several lines.
 * Stops at the first problem.
 */
export function* splitDocuments(text: string): Generator<SplitDocument> {
  let line = 1;
  let start = -1;
  let startLine = 1;
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === LINE_FEED) line += 1;
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
      continue;
    }
    if (start < 0) {
      if (code === OPEN_BRACE) {
        start = index;
        startLine = line;
        depth = 1;
      } else if (!separators.has(code)) {
        yield { line, problem: "an object must begin here" };
        return;
      }
      continue;
    }
    if (index - start > MAX_LENGTH) {
      yield { line: startLine, problem: `the object is longer than ${MAX_LENGTH} characters` };
      return;
    }
    if (code === QUOTE) isInString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth += 1;
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) {
      yield { line, problem: `the object is nested more than ${MAX_DEPTH} times` };
      return;
    }
    if (depth === 0) {
      yield { line: startLine, text: text.slice(start, index + 1) };
      start = -1;
    }
  }
  if (start >= 0) yield { line: startLine, problem: "the object has no end" };
}

const LINE_FEED = 10;
const QUOTE = 34;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
/** Whitespace and the punctuation around the elements of an array: `[ , ]`. */
const separators = new Set([9, LINE_FEED, 13, 32, 44, OPEN_BRACKET, CLOSE_BRACKET]);
