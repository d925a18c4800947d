import { useLingui } from "@lingui/react/macro";
import { FUEL_PARTS } from "@sayara/domain/booking/desk/RentalRecord";
import { Field } from "@sayara/ui/Field/Field";
import { useState } from "react";
import * as styles from "./Handover.css.ts";

/** Fuel gauge field, in eighths of the tank. */
export function FuelField({ name, label, start }: { name: string; label: string; start: string }) {
  const { t } = useLingui();
  const [part, setPart] = useState(Number(start));
  const text = part === 0 ? t`Empty` : part === FUEL_PARTS ? t`Full` : `${part}/${FUEL_PARTS}`;
  return (
    <Field label={label} aside={text}>
      {(control) => (
        <input
          {...control}
          type="range"
          name={name}
          min={0}
          max={FUEL_PARTS}
          step={1}
          value={part}
          aria-valuetext={text}
          className={styles.gauge}
          onChange={({ currentTarget }) => setPart(Number(currentTarget.value))}
        />
      )}
    </Field>
  );
}
