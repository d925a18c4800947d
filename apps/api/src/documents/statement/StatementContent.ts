import type { Language } from "@sayara/domain/language/Language";

/** A label with its value. */
export interface StatementFact {
  label: string;
  value: string;
}

/** A row of the table, with one rental. */
export interface StatementRow {
  reference: string;
  /** URL of the booking with its receipt. */
  address: string;
  car: string;
  dates: string;
  /** In the order of `columns`. */
  amounts: string[];
}

/** All texts of a statement. Drawing adds no text. */
export interface StatementContent {
  /** Distinguishes the content from that of other documents. */
  document: "statement";
  language: Language;
  brand: string;
  title: string;
  purpose: string;
  number: StatementFact;
  facts: StatementFact[];
  balance: { title: string; lines: StatementFact[]; closing: StatementFact; desk: StatementFact };
  /** The balance and the amount to pay. */
  outcome: { tone: "positive" | "warning"; sentences: string[] };
  table: { columns: string[]; rows: StatementRow[]; note: string };
  /** Settlements of the month; no lines if there are none. */
  settlements: { title: string; lines: StatementFact[] };
  /** Title of each page of the table, and footer of each page, with `{page}` and `{pages}`. */
  tableTitle: string;
  footer: string;
}
