import type { Language } from "@sayara/domain/language/Language";

/** All texts of a letter about a fine, in its language. Drawing adds no text. */
export interface FineContent {
  /** Distinguishes the letter from other documents in a union. */
  document: "fine";
  language: Language;
  /** The agency that sends the letter. */
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
