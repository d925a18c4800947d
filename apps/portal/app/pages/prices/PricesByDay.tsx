import { Trans, useLingui } from "@lingui/react/macro";
import type { CarPrices, StoredSeason } from "@sayara/api-client/contract/suppliers/seasons";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { priceRuns } from "./priceRuns.ts";
import * as styles from "./Prices.css.ts";

interface PricesByDayProps {
  cars: readonly CarPrices[];
  seasons: readonly StoredSeason[];
  today: string;
}

/** Prices of a car over the next twelve months, each with the rule that sets it. */
export function PricesByDay({ cars, seasons, today }: PricesByDayProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [carId, setCarId] = useState(cars[0]?.id);
  const car = cars.find(({ id }) => id === carId);
  if (car === undefined) return null;
  const nameOf = (season: string | null | undefined) =>
    season === undefined
      ? t`Base price`
      : season === null
        ? t`The car's own period`
        : (seasons.find(({ id }) => id === season)?.name ?? "");
  return (
    <Stack as="section">
      <Heading level={2}>
        <Trans>Price of each day</Trans>
      </Heading>
      <SelectField label={t`Car`} value={carId} onChange={({ target }) => setCarId(target.value)}>
        {cars.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.cell}>{t`Dates`}</th>
              <th scope="col" className={styles.cell}>{t`Per day`}</th>
              <th scope="col" className={styles.cell}>{t`Decided by`}</th>
            </tr>
          </thead>
          <tbody>
            {priceRuns(car, today).map(({ startDate, endDate, dailyPrice, season }) => (
              <tr key={startDate}>
                <th scope="row" className={styles.cell}>
                  {formats.dateRange(startDate, endDate)}
                </th>
                <td className={styles.cell}>{dailyPrice === null ? "–" : formats.price(dailyPrice)}</td>
                <td className={styles.cell}>{nameOf(season)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
