import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { use } from "react";
import { ComparedContext } from "./ComparedContext.ts";
import * as styles from "./CompareToggle.css.ts";

/** Adds a car to the comparison, or removes it. Hidden without JavaScript. */
export function CompareToggle({ car: { slug, name } }: { car: Pick<Car, "slug" | "name"> }) {
  const { t } = useLingui();
  const { compared, onToggle } = use(ComparedContext);
  return (
    <label className={styles.toggle}>
      <span className={styles.pill}>
        <input
          type="checkbox"
          className={styles.box}
          checked={compared.includes(slug)}
          onChange={() => onToggle(slug)}
          aria-label={t`Compare ${name}`}
        />
        <span aria-hidden>
          <Trans>Compare</Trans>
        </span>
      </span>
    </label>
  );
}
