import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { ChipChoice } from "@sayara/ui/Chip/Chip";
import { ChoiceLabel } from "./ChoiceLabel.tsx";
import * as styles from "./FilterFields.css.ts";

interface MultiChoiceFilterProps<Value extends string> {
  legend: string;
  /** Name of the parameter in the URL. */
  name: string;
  values: readonly Value[];
  chosen: readonly Value[];
  counts: { readonly [value in Value]?: number };
  look?: "chips" | "list";
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

/** Multiple-choice filter that shows the number of cars for each value. */
export function MultiChoiceFilter<Value extends string>({
  legend,
  name,
  values,
  chosen,
  counts,
  look = "list",
  labelOf,
  onChange,
}: MultiChoiceFilterProps<Value>) {
  "use memo";
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const inputOf = (value: Value) => ({
    name,
    value,
    checked: chosen.includes(value),
    onChange: () => toggle(value),
  });

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {look === "chips" ? (
        <div className={styles.chips}>
          {values.map((value) => (
            <ChipChoice key={value} type="checkbox" {...inputOf(value)} count={counts[value] ?? 0}>
              <ChoiceLabel count={counts[value]}>{labelOf(value)}</ChoiceLabel>
            </ChipChoice>
          ))}
        </div>
      ) : (
        values.map((value) => (
          <Checkbox key={value} {...inputOf(value)} trailing={counts[value] ?? 0}>
            <ChoiceLabel count={counts[value]}>{labelOf(value)}</ChoiceLabel>
          </Checkbox>
        ))
      )}
    </fieldset>
  );
}
