import type { I18n } from "@lingui/core";
import type { Formats } from "../format/createFormats.ts";

/** Content of a mail, independent of its format. All texts are plain; mailHtml escapes them. */
export type MailContent = {
  subject: string;
  heading: string;
  /** Before the facts. */
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** Text of an unverified sender, shown apart. Keeps line breaks. */
  quote?: string;
  /** A hosted picture, before the facts. Many mail programs show its `alt` first. */
  picture?: { link: string; alt: string };
  button?: { label: string; link: string };
  /** Further links below the button, one a line. */
  links?: { label: string; link: string }[];
  /** Small texts after the button. */
  notes?: string[];
  /** A second, less urgent link after the notes. */
  moreLink?: { text: string; label: string; link: string };
};

/** Translation, formats in the recipient's language and the marketplace's time zone, and the site's name. */
export type MailWriter = { t: I18n["_"]; formats: Formats; brand: string };
