import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import { choiceName } from "./choiceName.ts";
import { vainSearchMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";

/** Searches without a result, the most frequent first [FG10]. */
export function VainSearchTable({ vain }: Pick<Demand, "vain">) {
  const { i18n } = useLingui();
  const { number, list } = useFormats();
  const monthName = useMonthName();
  const language = useTextLanguage();
  const { title, place: placeHead, month: monthHead, filters: filtersHead, ...messages } = vainSearchMessages;
  return (
    <Stack gap="sm">
      <Heading level={2} size="md" id="vain-searches">
        {i18n._(title)}
      </Heading>
      {vain.length === 0 ? (
        <Text tone="muted">
          <Trans>Every search found a car.</Trans>
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        <section className={styles.scroller} aria-labelledby="vain-searches" tabIndex={0}>
          <table className={styles.table} aria-labelledby="vain-searches">
            <thead>
              <tr>
                <th scope="col" className={styles.nameHead}>
                  {i18n._(placeHead)}
                </th>
                <th scope="col" className={styles.nameHead}>
                  {i18n._(monthHead)}
                </th>
                <th scope="col" className={styles.nameHead}>
                  {i18n._(filtersHead)}
                </th>
                <th scope="col" className={styles.numberHead}>
                  {i18n._(messages.searches)}
                </th>
              </tr>
            </thead>
            <tbody>
              {vain.map(({ place, month, filters, searches }) => (
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
            </tbody>
          </table>
        </section>
      )}
    </Stack>
  );
}
