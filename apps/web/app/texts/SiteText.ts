/** Facts that a text references in braces, such as `{minimumAge}`. The page inserts the values that the rules use. */
export const textFacts = [
  "siteName",
  "operator",
  "minimumAge",
  "quoteMinutes",
  "pendingHours",
  "pendingHoursBefore",
  "guestHours",
  "fullRefundHours",
  "linkDays",
] as const;
export type TextFact = (typeof textFacts)[number];

/** A piece of running text. */
export type TextRun =
  | { kind: "plain" | "strong" | "code"; text: string }
  | { kind: "fact"; fact: TextFact }
  /** `to` is a path on this site or an `https://` address. */
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "paragraph"; runs: TextRun[] }
  | { kind: "list"; items: TextRun[][] }
  /** Each row of `rows` has as many cells as `head`. */
  | { kind: "table"; head: TextRun[][]; rows: TextRun[][][] };

export interface TextSection {
  /** URL fragment of the section, the same in every language. */
  id: string;
  heading: string;
  blocks: Block[];
}

/** A text from `content/`, parsed at build time. */
export interface SiteText {
  title: string;
  description: string;
  /** Date of the last change, for example `2026-11-22`. */
  date: string;
  lead: TextRun[];
  sections: TextSection[];
}
