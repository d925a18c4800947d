import type { PrintedText } from "#api/documents/pdf/createPen.ts";
import type { Language } from "@sayara/domain/language/Language";

/** A text on the page. */
export interface VoucherText extends PrintedText {
  /** May take two lines. */
  isLong?: boolean;
}

/** A label with its value. */
export interface VoucherFact {
  label: string;
  value: string;
}

/** Pick-up or drop-off. */
export interface VoucherStop {
  label: string;
  date: string;
  time: string;
  place: string;
  instructions: string;
  /** The agency's pin, as text and as address of a map. Absent if the agency has not described the meeting place. */
  pin?: { text: string; address: string };
}

/** A titled group of lines; the first line is emphasized. */
export interface VoucherGroup {
  title: string;
  lines: VoucherText[];
}

/** All texts of a voucher. Drawing adds no text. */
export interface VoucherContent {
  language: Language;
  brand: string;
  title: string;
  purpose: string;
  reference: VoucherFact;
  /** URL in the QR code, with its description and caption. */
  code: { address: string; description: string; caption: string };
  status: { tone: "positive" | "warning" | "danger"; name: string; sentence: string };
  stops: VoucherStop[];
  plan: { title: string; figures: VoucherFact[] };
  groups: VoucherGroup[];
  /** One line per cover of the rental, with its contents. */
  covers: string[];
  ledger: { title: string; lines: VoucherFact[]; total: VoucherFact; paid: VoucherFact[]; due: VoucherFact };
  requiredDocuments: { title: string; items: string[] };
  footer: string;
}
