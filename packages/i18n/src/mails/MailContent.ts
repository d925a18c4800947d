import type { I18n } from "@lingui/core";
import type { Formats } from "../format/createFormats.ts";

/** What a mail says, before it has a form. Plain text everywhere: mailHtml escapes it. */
export type MailContent = {
  subject: string;
  heading: string;
  /** Before the facts. */
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** Someone else's words, set apart, line breaks kept. */
  quote?: string;
  button?: { label: string; link: string };
  /** After the button, smaller. */
  notes?: string[];
  /** A second link after the notes, for something that can wait. */
  moreLink?: { text: string; label: string; link: string };
};

/** The tools for saying it in the reader's language and the marketplace's time zone. */
export type MailWriter = { t: I18n["_"]; formats: Formats; brand: string };
