import { useLingui } from "@lingui/react/macro";
import type { Exposure } from "@sayara/api-client/contract/figures/Figures";
import { percentageOf } from "@sayara/domain/figures/searchCounts";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { exposureMessages } from "./figureMessages.ts";
import * as styles from "./Figures.css.ts";

/** How often cars were shown in results, opened and booked, each as a share of the previous step [FG13]. */
export function ExposureTotals({ exposure: { shown, opened, booked } }: { exposure: Exposure }) {
  const { t, i18n } = useLingui();
  const { number, percent } = useFormats();
  const shareOf = (count: number, all: number) => {
    const share = percentageOf(count, all);
    return share === null ? "–" : percent(share);
  };
  const openedShare = shareOf(opened, shown);
  const bookedShare = shareOf(booked, opened);
  const steps = [
    { name: exposureMessages.shown, count: shown, note: t`In results of searches that name no agency` },
    { name: exposureMessages.opened, count: opened, note: t`${openedShare} of those shown` },
    { name: exposureMessages.booked, count: booked, note: t`${bookedShare} of those opened` },
  ];
  return (
    <dl className={styles.totals} aria-label={i18n._(exposureMessages.title)}>
      {steps.map(({ name, count, note }) => (
        <div key={name.id} className={styles.total}>
          <dt className={styles.name}>{i18n._(name)}</dt>
          <dd className={styles.value}>{number(count)}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
