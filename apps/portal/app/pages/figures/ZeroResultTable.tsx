import { Trans, useLingui } from "@lingui/react/macro";
import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import { choiceName } from "./choiceName.ts";
import { FigureTable } from "./FigureTable.tsx";
import { zeroResultMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";

/** Table of zero-result searches, most frequent first [FG10]. */
export function ZeroResultTable({ vain }: Pick<Demand, "vain">) {
  const { i18n } = useLingui();
  const { number, list } = useFormats();
  const monthName = useMonthName();
  const language = useTextLanguage();
  const { title, place: placeHead, month: monthHead, filters: filtersHead, ...messages } = zeroResultMessages;
  return (
    <FigureTable
      id="vain-searches"
      title={i18n._(title)}
      none={<Trans>Every search found a car.</Trans>}
      columns={[
        { name: i18n._(placeHead) },
        { name: i18n._(monthHead) },
        { name: i18n._(filtersHead) },
        { name: i18n._(messages.searches), isNumber: true },
      ]}
      rows={vain.map(({ place, month, filters, searches }) => (
        <tr key={[place?.slug, month, ...filters].join(" ")}>
          <th scope="row" className={styles.cell}>
            {place === null ? i18n._(messages.anywhere) : place.names[language]}
          </th>
          <td className={styles.cell}>{monthName(month)}</td>
          <td className={styles.cell}>
            {filters.length === 0 ? (
              <Trans>No filter</Trans>
            ) : (
              list(filters.map((choice) => choiceName(choice, i18n, language)))
            )}
          </td>
          <td className={styles.numberCell}>{number(searches)}</td>
        </tr>
      ))}
    />
  );
}
