import type { Config } from "#api/server/config/readConfig.ts";
import { isRehearsal } from "./rehearsePayments.ts";

/** Names that no visitor can reach (RFC 2606, RFC 6761). */
const reservedName = /(^|\.)(example(\.(com|net|org))?|invalid|localhost|test)$/i;
/** The service in `compose.yaml` that captures mails instead of sending them. */
const MAIL_CATCHER = "mail";

/**
 * Returns a problem for each production setting that still has its example value, and for a demonstration at a public
 * address.
 */
export function findExampleSettings(config: Config): string[] {
  if (config.demo) return publicDemo(config);
  const hosts = {
    WEB_URL: new URL(config.webUrl).hostname,
    PUBLIC_API_URL: new URL(config.publicUrl).hostname,
    MAIL_FROM: hostOfMail(config.mail.from),
    CONTACT_EMAIL: hostOfMail(config.mail.contact),
  };
  const { smtpUrl = "" } = config.mail;
  return [
    ...Object.entries(hosts).flatMap(([name, host]) =>
      reservedName.test(host) ? [`${name} is an example's address: nobody is reached at ${host}`] : [],
    ),
    ...(URL.canParse(smtpUrl) && new URL(smtpUrl).hostname === MAIL_CATCHER
      ? ["SMTP_URL is the mail catcher of compose.yaml: no mail reaches anyone"]
      : []),
    ...(isRehearsal(config)
      ? ["KONNECT_API_URL is not Konnect's: payments are rehearsed, and anyone books without paying"]
      : []),
    ...(config.siteOperator === undefined
      ? ["SITE_OPERATOR is not set: /about, /tos and /privacy name nobody who is responsible"]
      : []),
  ];
}

/** The README publishes the passwords of the demonstration's accounts. */
function publicDemo({ webUrl, publicUrl }: Config): string[] {
  return [webUrl, publicUrl]
    .filter((address) => address.startsWith("https://") && !reservedName.test(new URL(address).hostname))
    .map((address) => `MODE is demo at ${address}: anyone signs in with the demonstration's passwords`);
}

function hostOfMail(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
