import { type ForeignCurrency, foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import type { ExchangeRates } from "@sayara/domain/exchange/ExchangeRates";
import { isCalendarDate } from "@sayara/domain/time/CalendarDate";

/**
 * Reads the date and the average rates from the French page of the Banque Centrale de Tunisie
 * (`cours.jsp?la=FR`), which publishes them in no other form. The page contains "Journée du 27/11/2026", then
 * rows of name, ISO 4217 code, unit and dinars for that unit. Only the first row of a currency counts,
 * because a second table has the rates of banknotes.
 *
 * @returns null if the page has no date
 */
export function readBankRates(page: string): ExchangeRates | null {
  const [head = "", ...rows] = page.split(/<tr\b/i);
  // The accent depends on the page's encoding.
  const [, day, month, year] =
    /journ\S{1,10} +du +(\d\d)\/(\d\d)\/(\d{4})/i.exec(textOf([head, ...rows].join("<tr"))) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) return null;
  const dinars: Partial<Record<ForeignCurrency, number>> = {};
  for (const row of rows) {
    const cells = row.split(/<td\b/i).map((cell) => textOf(`<td${cell}`));
    const index = cells.findIndex((cell) => foreignCurrencies.some((currency) => currency === cell));
    const currency = foreignCurrencies.find((code) => code === cells[index]);
    const [, unit = "", value = ""] = cells.slice(index);
    if (currency === undefined || currency in dinars) continue;
    if (!/^10{0,3}$/.test(unit) || !/^\d{1,4}[.,]\d{1,6}$/.test(value)) continue;
    dinars[currency] = Number(value.replace(",", ".")) / Number(unit);
  }
  return { date, dinars };
}

/** Returns the text of HTML with single spaces. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
