import { Trans, useLingui } from "@lingui/react/macro";
import type { Demand } from "@sayara/api-client/contract/figures/Figures";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useMonthName } from "#portal/statements/useMonthName.ts";
import { choiceMessage } from "./choiceMessage.ts";
import * as styles from "./Figures.css.ts";

/** What drivers searched and did not find, the most frequent first [FG10]. */
export function VainSearchTable({ vain }: Pick<Demand, "vain">) {
  const { t, i18n } = useLingui();
  const { number, list } = useFormats();
  const monthName = useMonthName();
  const language = asLanguage(i18n.locale) ?? defaultLanguage;
  const nameOf = (choice: string) => {
    const message = choiceMessage(choice, language);
    const name = message === undefined ? choice : i18n._(message);
    return choice.startsWith("deposit") ? t`Deposit: ${name}` : name;
  };
  return (
    <Stack gap="sm">
      <Heading level={2} size="md" id="vain-searches">
        <Trans>Searches that found no car</Trans>
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
                <th scope="col" className={styles.cell}>
                  <Trans>Place</Trans>
                </th>
                <th scope="col" className={styles.cell}>
                  <Trans>Pick-up in</Trans>
                </th>
                <th scope="col" className={styles.cell}>
                  <Trans>Filters</Trans>
                </th>
                <th scope="col" className={styles.numberHead}>
                  <Trans>Searches</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {vain.map(({ place, month, filters, searches }) => (
                <tr key={[place?.slug, month, ...filters].join(" ")}>
                  <th scope="row" className={styles.cell}>
                    {place === null ? <Trans>Anywhere</Trans> : (place.names[language] ?? place.slug)}
                  </th>
                  <td className={styles.cell}>{monthName(month)}</td>
                  <td className={styles.cell}>
                    {filters.length === 0 ? <Trans>No filter</Trans> : list(filters.map(nameOf))}
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
