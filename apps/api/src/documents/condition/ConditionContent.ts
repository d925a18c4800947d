import type { Language } from "@sayara/domain/language/Language";
import type { PrintedText } from "#api/documents/pdf/createPen.ts";

/** Everything on the condition reports of a booking as finished text; drawing adds none. */
export interface ConditionContent {
  /** Tells it from other documents. */
  document: "condition";
  language: Language;
  brand: string;
  title: string;
  purpose: string;
  reference: { label: string; value: string };
  facts: ConditionFact[];
  /** What follows from the reports: the security deposit, the use of the car and its charges. */
  sections: ConditionSection[];
  /** In order of time. */
  reports: ConditionReportText[];
  photos: { title: string; rows: ConditionPhoto[][] };
  /** Has `{page}` and `{pages}`. */
  footer: string;
}

export interface ConditionFact {
  label: string;
  value: string | PrintedText;
}

export interface ConditionSection {
  title: string;
  facts: ConditionFact[];
}

export interface ConditionReportText extends ConditionSection {
  signatures: ConditionSignature[];
}

export interface ConditionSignature {
  title: string;
  name: string;
  /** SVG path within `SIGNATURE_SIZE`; null if the typed name stands for it [HO3]. */
  path: string | null;
  /** In place of a drawing, or its text alternative. */
  text: string;
}

export interface ConditionPhoto {
  caption: string;
  /** Null if there is none to print; `text` then says why. */
  jpeg: Uint8Array<ArrayBuffer> | null;
  text: string;
}
