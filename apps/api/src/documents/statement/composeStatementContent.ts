import type { Language } from "@sayara/domain/language/Language";
import type { Statement, StatementLine, StatementSettlement } from "@sayara/domain/statement/Statement";
import type { DocumentText } from "@sayara/i18n/documents/documentText";
import { statementMessages as messages } from "@sayara/i18n/documents/statementMessages";
import { calendarNames } from "@sayara/i18n/format/calendarNames";
import type { Formats } from "@sayara/i18n/format/createFormats";
import type { StatementContent, StatementFact } from "./StatementContent.ts";

/**
 * Maximum numbers of rentals and settlements in the PDF. 2,000 rentals take 2 s of CPU time and 52 MB. The
 * table and the JSON file have them all.
 */
export const MAX_PRINTED_LINES = 2000;
const MAX_PRINTED_SETTLEMENTS = 100;

interface Writer {
  language: Language;
  t: DocumentText;
  formats: Formats;
  sha256: string;
  /** Returns the URL of a booking. */
  addressOf: (bookingId: string) => string;
}

/** Returns the texts of a statement. */
export function composeStatementContent(statement: Statement, writer: Writer): StatementContent {
  const { t, formats, language, sha256 } = writer;
  const { number, corrects, agency, month, issuedAt, lines, marketplace } = statement;
  const title = corrects === null ? t(messages.title) : t(messages.correction, { number: corrects });
  const hasDiscounts = lines.some(({ discount }) => discount !== undefined);
  const rest = lines.length - MAX_PRINTED_LINES;
  return {
    document: "statement",
    language,
    brand: marketplace,
    title,
    purpose: t(messages.purpose),
    number: { label: t(messages.number), value: number },
    facts: [
      {
        label: t(messages.agency),
        value:
          agency.taxNumber === null
            ? agency.name
            : formats.parts([agency.name, t(messages.taxNumber, { number: agency.taxNumber })], " · "),
      },
      { label: t(messages.month), value: monthName(month, language) },
      { label: t(messages.issued), value: formats.dateTime(issuedAt) },
    ],
    balance: balanceOf(statement, writer),
    outcome: outcomeOf(statement, writer),
    table: {
      columns: [
        t(messages.total),
        t(messages.rate),
        t(messages.commissionShort),
        ...(hasDiscounts ? [t(messages.discountShort)] : []),
        t(messages.onlineShort),
        t(messages.deskShort),
      ],
      rows: lines.slice(0, MAX_PRINTED_LINES).map((line) => rowOf(line, { ...writer, hasDiscounts })),
      note:
        lines.length === 0
          ? t(messages.noLines)
          : rest > 0
            ? t(messages.moreLines, { count: formats.number(rest) })
            : "",
    },
    settlements: {
      title: t(messages.settlements),
      lines: statement.settlements.slice(0, MAX_PRINTED_SETTLEMENTS).map((one) => ({
        label: formats.parts([formats.date(one.at), t(settlementMessage(one)), one.reference], " · "),
        value: formats.price(one.change),
      })),
    },
    tableTitle: t(messages.linesOf, { page: "{page}", pages: "{pages}" }),
    footer: t(messages.footer, { brand: marketplace, number, sha256, page: "{page}", pages: "{pages}" }),
  };
}

/** Returns a month such as `2026-11` in words. */
export function monthName(month: string, language: Language): string {
  return `${calendarNames[language].months[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;
}

/** Returns the name of a settlement. */
export function settlementMessage({ kind }: Pick<StatementSettlement, "kind">) {
  if (kind === "payout") return messages.payout;
  if (kind === "payout_return") return messages.payoutReturn;
  return kind === "agency_payment" ? messages.agencyPayment : messages.otherCorrection;
}

function balanceOf(
  { corrects, opening, totals, currency }: Statement,
  { t, formats }: Writer,
): StatementContent["balance"] {
  const price = (dinars: number) => formats.price(dinars, currency);
  const lines: StatementFact[] = [
    { label: t(messages.online), value: price(totals.online) },
    {
      label: t(messages.commission, { rentals: formats.number(totals.rentals) }),
      value: price(0 - totals.commission),
    },
    ...(totals.discount === undefined
      ? []
      : [{ label: t(messages.discount), value: price(totals.discount) }]),
    { label: t(messages.settled), value: price(totals.settled) },
  ];
  return {
    title: t(messages.balance),
    lines: corrects === null ? [{ label: t(messages.opening), value: price(opening) }, ...lines] : lines,
    closing: {
      label: t(corrects === null ? messages.closing : messages.difference),
      value: price(totals.closing),
    },
    desk: { label: t(messages.desk), value: price(totals.desk) },
  };
}

function outcomeOf(
  { corrects, totals, threshold, refundsOwed, currency }: Statement,
  { t, formats }: Writer,
): StatementContent["outcome"] {
  const price = (dinars: number) => formats.price(dinars, currency);
  if (corrects !== null) return { tone: "positive", sentences: [t(messages.inNextOpening)] };
  const { owedByAgency, owedToAgency, toCollect, toPayOut } = totals;
  if (owedByAgency > 0) {
    const owed = t(messages.owedByAgency, { amount: price(owedByAgency) });
    return toCollect > 0
      ? { tone: "warning", sentences: [owed, t(messages.toCollect, { amount: price(toCollect) })] }
      : {
          tone: "positive",
          sentences: [owed, t(messages.belowThreshold, { threshold: price(threshold) })],
        };
  }
  if (owedToAgency === 0) return { tone: "positive", sentences: [t(messages.nothingOwed)] };
  return {
    tone: "positive",
    sentences: [
      t(messages.owedToAgency, { amount: price(owedToAgency) }),
      t(messages.toPayOut, { amount: price(toPayOut) }),
      ...(refundsOwed > 0 ? [t(messages.refundsOwed, { amount: price(refundsOwed) })] : []),
    ],
  };
}

function rowOf(
  { booking, car, from, to, total, rate, commission, discount = 0, online, desk }: StatementLine,
  { formats, addressOf, hasDiscounts }: Writer & { hasDiscounts: boolean },
): StatementContent["table"]["rows"][number] {
  return {
    reference: booking.reference,
    address: addressOf(booking.id),
    car,
    dates: formats.dateRange(from, to),
    amounts: [
      formats.number(total),
      rate === null ? "–" : formats.percent(rate),
      formats.number(commission),
      ...(hasDiscounts ? [formats.number(discount)] : []),
      formats.number(online),
      formats.number(desk),
    ],
  };
}
