import type { SourceFile } from "../Check.ts";

export interface Message {
  /** Context and id, unique within a catalogue. */
  key: string;
  translation: string;
  fuzzy: boolean;
  obsolete: boolean;
}

/** Parses the messages of a gettext catalogue, without its header. */
export function readCatalogue({ text }: SourceFile): Message[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map(readEntry)
    .filter((message) => message.key !== "");
}

function readEntry(entry: string): Message {
  const obsolete = /^#~/m.test(entry);
  const lines = entry.replaceAll(/^#~ ?/gm, "").split(/\r?\n/);
  const context = field(lines, "msgctxt");
  const id = field(lines, "msgid");
  return {
    key: context && id ? `${context} | ${id}` : id,
    translation: field(lines, "msgstr"),
    fuzzy: lines.some((line) => /^#,.*\bfuzzy\b/.test(line)),
    obsolete,
  };
}

/** Returns the text of a keyword, joined from the quoted lines that follow it. */
function field(lines: string[], keyword: string): string {
  const start = lines.findIndex((line) => line.startsWith(`${keyword} "`));
  if (start === -1) return "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('"'));
  const quoted = [lines[start]?.slice(keyword.length + 1) ?? "", ...(end === -1 ? rest : rest.slice(0, end))];
  return quoted.map((part) => String(JSON.parse(part))).join("");
}
