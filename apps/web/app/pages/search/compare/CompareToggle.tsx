import { Trans, useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { use } from "react";
import { useStore } from "zustand";
import { ComparedContext } from "./ComparedContext.ts";
import * as styles from "./CompareToggle.css.ts";

/** Adds a car to the comparison, or removes it. Hidden without JavaScript. */
export function CompareToggle({ car: { slug, ...car } }: { car: Pick<Car, "slug" | "name" | "supplier"> }) {
  "use memo";
  const { t } = useLingui();
  const store = use(ComparedContext);
  const name = `${car.name}, ${car.supplier.name}`;
  const isChosen = useStore(store, ({ compared }) => compared.includes(slug));
  return (
    <label className={styles.toggle}>
      <span className={styles.pill}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isChosen}
          onChange={() => store.getState().onToggle(slug)}
          aria-label={t`Compare ${name}`}
        />
        <span aria-hidden>
          <Trans>Compare</Trans>
        </span>
      </span>
    </label>
  );
}
