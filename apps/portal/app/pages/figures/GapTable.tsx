import { Trans, useLingui } from "@lingui/react/macro";
import type { FreeTime } from "@sayara/api-client/contract/figures/Figures";
import { GAP_DAYS } from "@sayara/domain/config/businessDefaults";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Figures.css.ts";

const days = GAP_DAYS;

/** The cars that are free longest in the next days, to be filled [FG12]. */
export function GapTable({ gaps }: { gaps: readonly FreeTime[] }) {
  const { t } = useLingui();
  const { number, dateRange } = useFormats();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md" id="gaps">
        <Trans>Free in the next {days} days</Trans>
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>The longest free time of each car, from today on, whatever the period above.</Trans>
      </Text>
      {gaps.length === 0 ? (
        <Text tone="muted">
          <Trans>No published car is free for a whole day.</Trans>
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        <section className={styles.scroller} aria-labelledby="gaps" tabIndex={0}>
          <table className={styles.table} aria-labelledby="gaps">
            <thead>
              <tr>
                <th scope="col" className={styles.nameHead}>{t`Car`}</th>
                <th scope="col" className={styles.nameHead}>{t`Free time`}</th>
                <th scope="col" className={styles.numberHead}>{t`Whole days`}</th>
              </tr>
            </thead>
            <tbody>
              {gaps.map(({ car, from, to, days: wholeDays }) => (
                <tr key={car.id}>
                  <th scope="row" className={styles.cell}>
                    {[car.name, car.plate].filter(Boolean).join(", ")}
                  </th>
                  <td className={styles.cell}>{dateRange(from, to)}</td>
                  <td className={styles.numberCell}>{number(wholeDays)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Stack>
  );
}
