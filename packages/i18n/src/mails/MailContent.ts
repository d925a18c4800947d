import type { I18n } from "@lingui/core";
import type { Language } from "@sayara/domain/language/Language";
import type { Formats } from "../format/createFormats.ts";

/** Content of an email, independent of its format. All text is plain; `mailHtml` escapes it. */
export type MailContent = {
  subject: string;
  heading: string;
  /** Shown before the facts. */
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** Text from an unverified sender, shown as a quotation. Line breaks are kept. */
  quote?: string;
  /** A hosted image, shown before the facts. Many mail clients show its `alt` first. */
  image?: { link: string; alt: string };
  button?: { label: string; link: string };
  /** Further links below the button, one per line. */
  links?: { label: string; link: string }[];
  /** Small print after the button. */
  notes?: string[];
  /** A second, less urgent link after the notes. */
  secondaryLink?: { text: string; label: string; link: string };
};

/**
 * Tools for writing an email: translation and formats in the recipient's language and the marketplace's time
 * zone, and the site's name.
 */
export type MailContext = { t: I18n["_"]; formats: Formats; language: Language; brand: string };
