import { POPULAR_DOMAINS, run } from "@zootools/email-spell-checker";

/** Mail services common among drivers in Tunisia and visitors from abroad. The library has a worldwide list. */
const services =
  "gmail.com yahoo.com yahoo.fr hotmail.com hotmail.fr outlook.com outlook.fr live.com live.fr icloud.com msn.com " +
  "orange.fr free.fr sfr.fr wanadoo.fr laposte.net gmx.fr gmx.de web.de libero.it " +
  "topnet.tn planet.tn gnet.tn hexabyte.tn tunet.tn";
const domains = [...new Set([...services.split(" "), ...POPULAR_DOMAINS])];

/**
 * Returns the address that was probably meant if the domain is close to that of a mail service; null for any other
 * domain, which may be correct.
 *
 * @example suggestEmail("amel@gmial.com") // "amel@gmail.com"
 */
export function suggestEmail(email: string): string | null {
  const result = run({ email: email.trim(), domains });
  return result !== undefined && domains.includes(result.domain) ? result.full : null;
}
