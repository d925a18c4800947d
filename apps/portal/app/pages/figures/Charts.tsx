import { useLingui } from "@lingui/react/macro";
import type { Figures } from "@sayara/api-client/contract/figures/Figures";
import type { FigurePeriod } from "@sayara/domain/figures/FigurePeriod";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { BarChart } from "./BarChart.tsx";
import * as styles from "./Figures.css.ts";

/** Bar charts of occupancy, revenue and bookings for each part of the period. */
export function Charts({ figures: { parts }, period }: { figures: Figures; period: FigurePeriod }) {
  const { t } = useLingui();
  const { price, percent, number, date } = useFormats();
  const isYear = period === "365";
  const name = (day: string) => date(day, { year: isYear });
  const ends = [name(parts[0]?.from ?? ""), name(parts.at(-1)?.to ?? "")] as const;
  const charts = [
    {
      title: t`Occupancy`,
      values: parts.map(({ values }) => values.occupancy ?? 0),
      format: (value: number) => percent(Math.round(value)),
    },
    {
      title: t`Revenue`,
      values: parts.map(({ values }) => values.revenue),
      format: (value: number) => price(value),
    },
    { title: t`Bookings`, values: parts.map(({ values }) => values.bookings), format: number },
  ];
  return (
    <div className={styles.charts}>
      {charts.map(({ title, values, format }) => {
        const max = Math.max(0, ...values);
        return (
          <BarChart
            key={title}
            title={title}
            top={format(max)}
            ends={ends}
            values={values}
            max={max}
            describedBy="figures-table"
          />
        );
      })}
    </div>
  );
}
