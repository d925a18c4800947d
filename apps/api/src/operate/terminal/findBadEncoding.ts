import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";

/** The replacement character, which stands for a letter that a program could not decode. */
const REPLACEMENT_CHARACTER = "\uFFFD";
const LINE_END = 0x0a;
/** Spreadsheets call the encoding “CSV UTF-8”, but editors call it UTF-8. */
const advice = "save the file as “CSV UTF-8”, or in an editor with the encoding UTF-8";

export interface BadEncoding {
  /** Counted from 1. */
  line: number;
  message: string;
}

/**
 * Returns the first line of a file that is not intact UTF-8, with advice; undefined if all lines are intact.
 * Accepts a UTF-8 byte order mark.
 *
 * @param options.acceptsReplacementCharacters whether the text may contain `�`, which replaces a letter that a program
 *   lost.
 */
export async function findBadEncoding(
  path: string,
  { acceptsReplacementCharacters = false }: { acceptsReplacementCharacters?: boolean } = {},
): Promise<BadEncoding | undefined> {
  let line = 0;
  let remainder: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    let text = Buffer.concat([remainder, chunk as Buffer]);
    for (let end = text.indexOf(LINE_END); end >= 0; end = text.indexOf(LINE_END)) {
      line += 1;
      const message = describeProblem(text.subarray(0, end), acceptsReplacementCharacters);
      if (message !== undefined) return { line, message };
      text = text.subarray(end + 1);
    }
    remainder = text;
  }
  const message = describeProblem(remainder, acceptsReplacementCharacters);
  return message === undefined ? undefined : { line: line + 1, message };
}

function describeProblem(line: Buffer, acceptsReplacementCharacters: boolean): string | undefined {
  const start = line.subarray(0, 2).toString("latin1");
  // In UTF-16 every other byte of Latin text is 0, even without a byte order mark.
  if (start === "\u00FF\u00FE" || start === "\u00FE\u00FF" || line.includes(0))
    return `the text is UTF-16, not UTF-8: ${advice}`;
  if (!isUtf8(line)) return `the text is not UTF-8, as in a file saved as Windows-1252 or “ANSI”: ${advice}`;
  if (!acceptsReplacementCharacters && line.includes(REPLACEMENT_CHARACTER))
    return `the text has “${REPLACEMENT_CHARACTER}” where a program has lost a letter: write the letter again, then ${advice}`;
  return undefined;
}
