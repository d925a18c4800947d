import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { Card } from "@sayara/ui/Card/Card";
import { Icon } from "@sayara/ui/Icon/Icon";
import { SectionHead } from "@sayara/frontend/SectionHead/SectionHead";
import { useConditions } from "./useConditions.ts";
import * as styles from "./Car.css.ts";

/** Lists every condition of the rental except prices. */
export function ConditionsSection({ car }: { car: Car }) {
  const { t } = useLingui();
  const conditionsOf = useConditions();
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby="car-conditions">
      <SectionHead id="car-conditions" title={t`Conditions`}>
        <Trans>Nothing here is added to the total.</Trans>
      </SectionHead>
      <dl className={styles.facts}>
        {conditionsOf(car).map(({ id, icon, name, value }) => (
          <div key={id} className={styles.fact}>
            {icon && <Icon picture={icon} className={styles.factIcon} />}
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
