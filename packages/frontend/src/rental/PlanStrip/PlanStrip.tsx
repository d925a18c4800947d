import { useLingui } from "@lingui/react/macro";
import type { PlanFigures } from "@sayara/domain/car/planFigures";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { CardPaymentIcon, DepositIcon, DriverIcon, ProtectionIcon } from "@sayara/ui/Icon/icons";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "./PlanStrip.css.ts";

interface Figure {
  icon: IconPicture;
  name: string;
  value: ReactNode;
}

interface PlanStripProps {
  figures: PlanFigures;
  /** Replaces the total; by default the amount is shown. */
  total?: ReactNode;
}

/**
 * "Good to know before you pay": total, deposit held, maximum excess and required age as four equally sized figures
 * [PL1].
 */
export function PlanStrip({ figures, total: shownTotal }: PlanStripProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { total, deposit, depositUpTo, maximumExcess, minimumAge } = figures;
  const amount = (dinars: number) => (dinars === 0 ? t`None` : formats.price(dinars));
  const strip: Figure[] = [
    {
      icon: CardPaymentIcon,
      name: t`Total`,
      value: total === null ? t`With your dates` : (shownTotal ?? formats.price(total)),
    },
    { icon: DepositIcon, name: t`Deposit held`, value: depositValue() },
    {
      icon: ProtectionIcon,
      name: t`Maximum excess`,
      value: maximumExcess === null ? t`Ask the agency` : amount(maximumExcess),
    },
    { icon: DriverIcon, name: t`Minimum age`, value: formats.years(minimumAge) },
  ];
  function depositValue(): string {
    if (deposit === -1) return t`Not on a card`;
    if (deposit === depositUpTo) return amount(deposit);
    const [lowest, highest] = [amount(deposit), amount(depositUpTo)];
    return t`${lowest} to ${highest}`;
  }
  return (
    <section className={styles.section} aria-label={t`Good to know before you pay`}>
      <p aria-hidden className={styles.title}>{t`Good to know before you pay`}</p>
      <dl className={styles.strip}>
        {strip.map(({ icon, name, value }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>
              <Icon picture={icon} size="small" className={styles.icon} />
              {name}
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
