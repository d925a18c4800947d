import { type Language, languages } from "@sayara/domain/language/Language";
import type { MailKind } from "@sayara/i18n/mails/MailData";
import { sampleMailData } from "@sayara/i18n/mails/sampleMailData";
import type { MailedFile } from "@sayara/i18n/mails/renderMail";
import { html, raw } from "hono/html";
import type { ComposedMail } from "#api/messaging/mail/composeMail.ts";

/** A mail of the outbox, as shown on these pages and in `/mailbox.json`. */
export interface MailboxMail extends ComposedMail {
  id: string;
  kind: string;
  language: Language;
  /** ISO 8601. */
  createdAt: string;
  files?: readonly MailedFile[];
}

/** Renders the list of mails. `html` escapes every value. */
export function mailboxPage(mails: readonly MailboxMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, createdAt }) => html`
      <li>
        <a href="/mailbox/${id}">${subject}</a>
        <span
          >${to.name} &lt;${to.address}&gt; ·
          <time datetime="${createdAt}">${formatInstant(createdAt)}</time></span
        >
      </li>
    `,
  );
  const list =
    rows.length === 0
      ? html`<p>No mail yet. Book a car, and its mails appear here.</p>`
      : html`<ul>
          ${rows}
        </ul>`;
  return renderLayout(
    "Mailbox",
    html`<h1>Mailbox</h1>
      <p>
        Mails, SMS and notifications to devices of this demonstration, newest first.
        <a href="/mailbox/samples">One of each kind</a> with made-up data.
      </p>
      ${list}`,
  );
}

export const mailKinds = Object.keys(sampleMailData) as MailKind[];

/** Renders links to every kind of mail in every language, with sample data. */
export function samplesPage(): string {
  const rows = mailKinds.map(
    (kind) => html`
      <li>
        ${kind}
        <span>
          ${languages.map(
            (language) =>
              html`<a href="/mailbox/samples/${kind}/${language}" hreflang="${language}">${language}</a> `,
          )}
        </span>
      </li>
    `,
  );
  return renderLayout(
    "Samples",
    html`<p><a href="/mailbox">← Mailbox</a></p>
      <h1>Samples</h1>
      <p>Each mail that we write, with made-up data.</p>
      <ul>
        ${rows}
      </ul>`,
  );
}

/** Renders one mail as text with links. */
export function mailPage({ id, subject, to, replyTo, createdAt, text, files = [] }: MailboxMail): string {
  return renderLayout(
    subject,
    html`
      <p><a href="/mailbox">← Mailbox</a></p>
      <h1>${subject}</h1>
      <p>
        To ${to.name} &lt;${to.address}&gt; · <time datetime="${createdAt}">${formatInstant(createdAt)}</time>
      </p>
      ${replyTo === undefined ? "" : html`<p>Answers go to ${replyTo}</p>`}
      <p>
        <a href="/mailbox/${id}/html">As designed</a>
        ${files.map((file) => html` · <a href="/mailbox/${id}/files/${file}">${file}</a>`)}
      </p>
      <pre>${linkify(text)}</pre>
    `,
  );
}

/** Renders an SMS or a notification to a device. */
export function textPage(title: string, text: string): string {
  return renderLayout(title, html`<pre>${linkify(text)}</pre>`);
}

type Html = ReturnType<typeof html>;

function linkify(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}

function formatInstant(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

function renderLayout(title: string, content: Html): string {
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <style>
            ${raw(styles)}
          </style>
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
  );
}

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; }
li { padding: 0.75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
li span { display: block; font-size: 0.875rem; opacity: 0.75; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
