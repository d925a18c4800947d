import type { Language } from "@sayara/domain/language/Language";

/** Everything on a letter about a fine as finished text; drawing adds none. */
export interface FineContent {
  /** Distinguishes it from other documents. */
  document: "fine";
  language: Language;
  /** The agency, which writes. */
  sender: { name: string; lines: string[] };
  date: string;
  recipient: string;
  title: string;
  opening: string;
  /** Sections of labels and values. */
  sections: { title: string; facts: { label: string; value: string }[] }[];
  closing: string;
  signature: string;
}
