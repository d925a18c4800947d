import { createTransport } from "nodemailer";
import type { Config } from "#api/config/readConfig.ts";
import type { MailTransport } from "./MailTransport.ts";

/**
 * Sends by SMTP. Names and addresses are separate fields: in one text, a line break in a name would add a
 * recipient.
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
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async ({ to, replyTo, unsubscribe, subject, text, html }, id) => {
    const messageId = `<${id}@${domain}>`;
    await smtp.sendMail({
      from: { name: siteName, address: from },
      to: [to],
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      subject,
      text,
      html,
      messageId,
      ...(unsubscribe !== undefined && {
        headers: {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
    });
  };
}
