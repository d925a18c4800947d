import type { Language } from "@sayara/domain/language/Language";
import type { PrintedText } from "#api/documents/pdf/createPen.ts";

/** All texts and photos of a booking's condition reports, ready to draw. Drawing adds no text. */
export interface ConditionContent {
  /** Distinguishes the content from that of other documents. */
  document: "condition";
  language: Language;
  brand: string;
  title: string;
  purpose: string;
  reference: { label: string; value: string };
  facts: ConditionFact[];
  /** The security deposit, the use of the car and the usage charges. */
  sections: ConditionSection[];
  /** In chronological order. */
  reports: ConditionReportText[];
  photos: { title: string; rows: ConditionPhoto[][] };
  /** Contains the placeholders `{page}` and `{pages}`. */
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
  /** Text alternative of the drawing, or the text in its place. */
  text: string;
}

export interface ConditionPhoto {
  caption: string;
  /** Null if there is no photo to print; `text` then states the reason. */
  jpeg: Uint8Array<ArrayBuffer> | null;
  text: string;
}
