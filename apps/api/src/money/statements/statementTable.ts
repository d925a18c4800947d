import { writeTable } from "@sayara/catalogue/table/writeTable";
import type { Language } from "@sayara/domain/language/Language";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import type { Statement } from "@sayara/domain/statement/Statement";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { documentText } from "@sayara/i18n/documents/documentText";
import { statementMessages as messages } from "@sayara/i18n/documents/statementMessages";
import type { Config } from "#api/server/config/readConfig.ts";
import { settlementMessage } from "#api/documents/statement/composeStatementContent.ts";
import { staffBookingAddress } from "#api/documents/statement/staffBookingAddress.ts";

/**
 * Returns a statement as a table for a spreadsheet: the opening balance, a row for each rental and settlement
 * with its change of the balance, and the closing balance, to which the column adds up.
 */
export async function statementTable(
  statement: Statement,
  { language, config }: { language: Language; config: Pick<Config, "portalUrl" | "webUrl"> },
): Promise<string> {
  const t = await documentText(language);
  const { timeZone, totals, opening, number, month } = statement;
  const day = (instant: string) => dateInZone(new Date(instant), timeZone);
  const columns = [
    messages.number,
    messages.month,
    messages.label,
    messages.date,
    messages.reference,
    messages.car,
    messages.from,
    messages.to,
    messages.total,
    messages.rate,
    messages.commissionSold,
    messages.commissionShort,
    messages.discountShort,
    messages.onlineShort,
    messages.deskShort,
    messages.change,
  ];
  const none = (count: number) => Array.from({ length: count }, () => null);
  const rentals = statement.lines.map((line) => [
    t(messages.rental),
    day(line.to),
    line.booking.reference,
    line.car,
    day(line.from),
    day(line.to),
    line.total,
    line.rate,
    line.commissionSold,
    line.commission,
    line.discount ?? 0,
    line.online,
    line.desk,
    toDinars(toMillimes(line.online) - toMillimes(line.commission) + toMillimes(line.discount ?? 0)),
    staffBookingAddress(config, line.booking.id),
  ]);
  const settlements = statement.settlements.map((one) => [
    t(settlementMessage(one)),
    day(one.at),
    one.reference,
    ...none(10),
    one.change,
  ]);
  const closing = t(statement.corrects === null ? messages.closing : messages.difference);
  return writeTable([
    [...columns.map((column) => t(column)), "URL"],
    ...[
      [t(messages.opening), ...none(12), opening],
      ...rentals,
      ...settlements,
      [
        closing,
        ...none(8),
        totals.commission,
        totals.discount ?? 0,
        totals.online,
        totals.desk,
        totals.closing,
      ],
    ].map((row) => [number, month, ...row]),
  ]);
}
