import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SeasonPreview } from "@sayara/api-client/contract/suppliers/seasons";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Prices.css.ts";

/** Sample rentals before and after a change, day by day, as a driver would see them. */
export function PreviewList({ preview: { cars, samples } }: { preview: SeasonPreview }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Stack as="section" aria-live="polite">
      <Heading level={3} size="md">
        <Trans>Effect</Trans>
      </Heading>
      <Text>
        <Plural value={cars} one="The season applies to # car." other="The season applies to # cars." />
      </Text>
      {samples.map(({ carName, from, to, before, after, rank }) => (
        <div key={`${carName} ${from} ${to}`} className={styles.scroller}>
          <table className={styles.table}>
            <caption>
              {carName}, {formats.dateRange(before.lines[0]?.date ?? from, before.lines.at(-1)?.date ?? to)}
            </caption>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>{t`Day`}</th>
                <th scope="col" className={styles.cell}>{t`Before`}</th>
                <th scope="col" className={styles.cell}>{t`After`}</th>
              </tr>
            </thead>
            <tbody>
              {before.lines.map(({ date, price }, index) => (
                <tr key={date}>
                  <th scope="row" className={styles.cell}>
                    {formats.date(date)}
                  </th>
                  <td className={styles.cell}>{formats.price(price)}</td>
                  <td className={styles.cell}>{formats.price(after.lines[index]?.price ?? price)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className={styles.cell}>{t`Total`}</th>
                <td className={styles.cell}>{formats.price(before.total)}</td>
                <td className={styles.cell}>{formats.price(after.total)}</td>
              </tr>
            </tfoot>
          </table>
          {rank !== null && (
            <Text size="sm" tone="muted">
              <Trans>
                In the recommended order: {rank.before} of {rank.of} before, {rank.after} after.
              </Trans>
            </Text>
          )}
        </div>
      ))}
    </Stack>
  );
}
