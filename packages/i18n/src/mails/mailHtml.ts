import { CAR_IMAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Language } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { escapeHtml } from "./escapeHtml.ts";
import type { MailContent } from "./MailContent.ts";
import { normalizeWebLink } from "./normalizeWebLink.ts";

/** Common parts of all emails: language, brand, last line, and an optional unsubscribe link. */
export type MailLayout = {
  language: Language;
  brand: string;
  footer: string;
  unsubscribe?: { label: string; link: string };
};

/** Renders the content as an HTML document, with tables and inline styles, because mail clients support little else. */
export function mailHtml(content: MailContent, { language, brand, footer, unsubscribe }: MailLayout): string {
  const {
    subject,
    heading,
    paragraphs,
    image,
    facts = [],
    quote,
    button,
    links = [],
    notes = [],
    secondaryLink,
  } = content;
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f7f4ee">
<table class="page" role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ee">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:${fonts};color:#1d2733;text-align:${startOf(direction)}">
<tr><td class="brand" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#17518f">${escapeHtml(brand)}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border-radius:14px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="${bodyText}">${escapeHtml(text)}</p>`).join("\n")}
${image ? imageParagraph(image) : ""}
${facts.length > 0 ? factTable(facts, direction) : ""}
${quote === undefined ? "" : `<blockquote class="quote" dir="auto" style="${quoteStyle};border-${startOf(direction)}:3px solid #c9d6e4">${escapeHtml(quote)}</blockquote>`}
${button ? buttonTable(button.label, normalizeWebLink(button.link)) : ""}
${links.map((link) => `<p style="${linkText}">${smallLink(link)}</p>`).join("\n")}
${notes.map((text) => `<p class="faint" style="${noteText}">${escapeHtml(text)}</p>`).join("\n")}
${secondaryLink ? secondaryLinkParagraph(secondaryLink) : ""}
</td></tr>
<tr><td class="faint" style="padding:16px 8px 0;font-size:13px;line-height:1.5;color:#5b6673">${escapeHtml(footer)}${unsubscribe ? ` ${smallLink(unsubscribe)}` : ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const fonts = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const bodyText = "margin:0 0 14px;font-size:16px;line-height:1.55";
const noteText = "margin:14px 0 0;font-size:14px;line-height:1.5;color:#5b6673;overflow-wrap:anywhere";
// At least 24 px high, as a touch target.
const linkText = "margin:10px 0 0;font-size:15px;line-height:1.6;overflow-wrap:anywhere";
const quoteStyle =
  "margin:8px 0 16px;padding:4px 16px;font-size:16px;line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere";
// Clients that support colour schemes use these. Others invert the light one, which keeps its contrast.
const darkStyles = `@media (prefers-color-scheme:dark){.page{background:#11161c!important}.card{background:#1b232c!important;color:#eef2f6!important}.brand,.link{color:#8fc1f5!important}.faint,.label{color:#a9b4c0!important}.fact{border-color:#2e3945!important}.quote{border-color:#3b4857!important}}`;

/** As large as a car's photo on the site, but no wider than the email. */
function imageParagraph({ link, alt }: NonNullable<MailContent["image"]>): string {
  const { width, height } = CAR_IMAGE_SIZE;
  return `<p style="margin:0 0 14px"><img src="${escapeHtml(normalizeWebLink(link))}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border-radius:10px"></p>`;
}

type Direction = ReturnType<typeof directionOf>;

/** Returns the side on which a line starts, because not all mail clients support CSS's logical properties. */
function startOf(direction: Direction): "left" | "right" {
  return direction === "rtl" ? "right" : "left";
}

function factTable(facts: NonNullable<MailContent["facts"]>, direction: Direction): string {
  const padding = direction === "rtl" ? "9px 0 9px 12px" : "9px 12px 9px 0";
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th class="fact label" scope="row" align="${startOf(direction)}" valign="top" style="padding:${padding};border-top:1px solid #e6e1d7;font-size:14px;font-weight:400;color:#5b6673">${escapeHtml(label)}</th><td class="fact" align="${startOf(direction)}" valign="top" style="padding:9px 0;border-top:1px solid #e6e1d7;font-size:15px;font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-collapse:collapse">${rows.join("")}</table>`;
}

function secondaryLinkParagraph({ text, label, link }: NonNullable<MailContent["secondaryLink"]>): string {
  return `<p class="faint" style="${noteText}">${escapeHtml(text)} ${smallLink({ label, link })}</p>`;
}

function smallLink({ label, link }: { label: string; link: string }): string {
  return `<a class="link" href="${escapeHtml(normalizeWebLink(link))}" style="color:#17518f">${escapeHtml(label)}</a>`;
}

function buttonTable(label: string, href: string): string {
  const escapedHref = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0"><tr><td style="border-radius:999px;background:#17518f"><a href="${escapedHref}" style="display:inline-block;padding:13px 26px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="faint" style="${noteText}"><a class="link" dir="ltr" href="${escapedHref}" style="color:#17518f">${escapedHref}</a></p>`;
}
