import type { I18n } from "@lingui/core";
import type { Demand, Figures } from "@sayara/api-client/contract/figures/Figures";
import { FixedNumber, writeTable } from "@sayara/catalogue/table/writeTable";
import { answerBands, figureCancellers } from "@sayara/domain/figures/dayFigures";
import type { Language } from "@sayara/domain/language/Language";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { choiceName } from "./choiceName.ts";
import {
  answerMessages,
  cancellerMessages,
  columnMessages,
  exposureMessages,
  zeroResultMessages,
} from "./figureMessages.ts";

interface Texts {
  i18n: Pick<I18n, "_">;
  language: Language;
}

/** Saves the parts of a period, their views and the zero-result searches as a spreadsheet table. */
export function exportFigures(figures: Figures, texts: Texts): void {
  const bytes = new Blob([figuresTable(figures, texts)], { type: "text/csv;charset=utf-8" });
  saveFile(bytes, `sayara-figures-${figures.from}-${figures.to}.csv`);
}

/**
 * Returns one row for each part of the period. Below follow one row for each part with the cars shown, opened
 * and booked [FG13], and one for each zero-result search [FG10]. Amounts have three decimals, like the dinar.
 */
export function figuresTable({ parts, currency, demand }: Figures, { i18n, language }: Texts): string {
  const { cancellations, ...columns } = columnMessages;
  const amounts = new Set(["revenue", "revenuePerCarDay", "commission", "marketplaceDiscount"]);
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
      dinars(values.marketplaceDiscount),
      values.bookings,
      ...figureCancellers.map((by) => values.cancelled[by]),
      ...answerBands.map((band) => values.answers[band]),
    ]),
    ...exposureRows(parts, i18n),
    ...vainSearchRows(demand.vain, { i18n, language }),
  ]);
}

function exposureRows(parts: Figures["parts"], i18n: Texts["i18n"]): unknown[][] {
  const { title, shown, opened, booked } = exposureMessages;
  const rows = parts.flatMap(({ from, to, exposure }) =>
    exposure === null ? [] : [[from, to, exposure.shown, exposure.opened, exposure.booked]],
  );
  if (rows.length === 0) return [];
  const heads = [columnMessages.from, columnMessages.to, shown, opened, booked];
  return [[], [i18n._(title)], heads.map((message) => i18n._(message)), ...rows];
}

function vainSearchRows(vain: Demand["vain"], { i18n, language }: Texts): unknown[][] {
  if (vain.length === 0) return [];
  const { title, place: placeHead, month: monthHead, filters: filtersHead, ...messages } = zeroResultMessages;
  return [
    [],
    [i18n._(title)],
    [placeHead, monthHead, filtersHead, messages.searches].map((message) => i18n._(message)),
    ...vain.map(({ place, month, filters, searches }) => [
      place === null ? i18n._(messages.anywhere) : place.names[language],
      month,
      filters.map((choice) => choiceName(choice, i18n, language)),
      searches,
    ]),
  ];
}
