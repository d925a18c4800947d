import { directionOf } from "@sayara/domain/language/directionOf";
import { rightToLeftMark } from "../bidi/isolate.ts";
import { noBreakSpace } from "../format/formatNumber.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLayout } from "./mailHtml.ts";
import { normalizeWebLink } from "./normalizeWebLink.ts";

/** Renders the content as plain text. */
export function mailText(content: MailContent, { language, brand, footer, unsubscribe }: MailLayout): string {
  const { heading, paragraphs, facts = [], quote, button, links = [], notes = [], secondaryLink } = content;
  const colon = language === "fr" ? `${noBreakSpace}:` : ":";
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}${colon} ${value}`).join("\n"),
    quote?.replace(/^/gm, "> ") ?? "",
    button ? `${button.label}${colon}\n${normalizeWebLink(button.link)}` : "",
    ...links.map(({ label, link }) => `${label}${colon}\n${normalizeWebLink(link)}`),
    ...notes,
    secondaryLink
      ? `${secondaryLink.text}\n${secondaryLink.label}${colon}\n${normalizeWebLink(secondaryLink.link)}`
      : "",
    `-- \n${brand}\n${footer}${unsubscribe ? `\n${unsubscribe.label}${colon}\n${normalizeWebLink(unsubscribe.link)}` : ""}`,
  ];
  const text = `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
  return directionOf(language) === "rtl" ? text.replaceAll(latinStart, `${rightToLeftMark}$&`) : text;
}

/** A line without markup takes its direction from its first letter. Links keep theirs. */
const latinStart = /^(?!https?:)\p{Script=Latin}/gmu;
