import type { I18n } from "@lingui/core";
import type { Figures } from "@sayara/api-client/contract/figures/Figures";
import { FixedNumber, writeTable } from "@sayara/catalogue/table/writeTable";
import { answerBands, figureCancellers } from "@sayara/domain/figures/dayFigures";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { answerMessages, cancellerMessages, columnMessages } from "./figureMessages.ts";

/** Saves the parts of a period as a table for a spreadsheet. */
export function exportFigures(figures: Figures, i18n: Pick<I18n, "_">): void {
  const bytes = new Blob([figuresTable(figures, i18n)], { type: "text/csv;charset=utf-8" });
  saveFile(bytes, `sayara-figures-${figures.from}-${figures.to}.csv`);
}

/** Returns a row for each part. Amounts have all 3 decimals of the dinar. */
export function figuresTable({ parts, currency }: Figures, i18n: Pick<I18n, "_">): string {
  const { cancellations, ...columns } = columnMessages;
  const amounts = new Set(["revenue", "revenuePerCarDay", "commission"]);
  const dinars = (amount: number | null) => (amount === null ? null : new FixedNumber(amount, 3));
  return writeTable([
    [
      ...Object.entries(columns).map(([column, message]) =>
        amounts.has(column) ? `${i18n._(message)} (${currency})` : i18n._(message),
      ),
      ...figureCancellers.map((by) => `${i18n._(cancellations)} – ${i18n._(cancellerMessages[by])}`),
      ...answerBands.map((band) => i18n._(answerMessages[band])),
    ],
    ...parts.map(({ from, to, values }) => [
      from,
      to,
      values.occupancy,
      values.bookedCarDays,
      values.offeredCarDays,
      dinars(values.revenue),
      dinars(values.revenuePerCarDay),
      dinars(values.commissionEarned),
      values.bookings,
      ...figureCancellers.map((by) => values.cancelled[by]),
      ...answerBands.map((band) => values.answers[band]),
    ]),
  ]);
}
