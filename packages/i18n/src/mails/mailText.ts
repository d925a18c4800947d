import { noBreakSpace } from "../format/formatNumber.ts";
import type { MailContent } from "./MailContent.ts";
import type { MailLayout } from "./mailHtml.ts";
import { webLink } from "./webLink.ts";

/** Renders the content as plain text. */
export function mailText(content: MailContent, { language, brand, footer, unsubscribe }: MailLayout): string {
  const { heading, paragraphs, facts = [], quote, button, links = [], notes = [], moreLink } = content;
  const colon = language === "fr" ? `${noBreakSpace}:` : ":";
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}${colon} ${value}`).join("\n"),
    quote?.replace(/^/gm, "> ") ?? "",
    button ? `${button.label}${colon}\n${webLink(button.link)}` : "",
    ...links.map(({ label, link }) => `${label}${colon}\n${webLink(link)}`),
    ...notes,
    moreLink ? `${moreLink.text}\n${moreLink.label}${colon}\n${webLink(moreLink.link)}` : "",
    `-- \n${brand}\n${footer}${unsubscribe ? `\n${unsubscribe.label}${colon}\n${webLink(unsubscribe.link)}` : ""}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
