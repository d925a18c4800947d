import { createTransport } from "nodemailer";
import type { Config } from "#api/server/config/readConfig.ts";
import type { MailTransport } from "./MailTransport.ts";

/** Persistent connections to the mail server. */
export const SMTP_CONNECTIONS = 10;
/** Timeout of a connection and of the response to a command, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Sends mails by SMTP, over connections that stay open. Names and addresses are separate fields: in one text,
 * a line break in a name would add a recipient.
 */
export function smtpTransport({
  smtpUrl,
  from,
  siteName,
}: {
  smtpUrl: string;
  from: string;
  siteName: Config["siteName"];
}): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // A connection that breaks may have delivered its mail, so only the outbox repeats an attempt.
    maxRequeues: 0,
    dnsTimeout: TIMEOUT,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async ({ to, replyTo, unsubscribe, subject, text, html, attachments = [] }, id, signal) => {
    const messageId = `<${id}@${domain}>`;
    await smtp.sendMail({
      from: { name: siteName, address: from },
      to: [to],
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      attachments: attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content,
      })),
      messageId,
      signal,
      ...(unsubscribe !== undefined && {
        headers: {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
    });
  };
}
