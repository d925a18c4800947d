import { Trans, useLingui } from "@lingui/react/macro";
import { type CarSort, carSorts, defaultCarSort } from "@sayara/domain/search/CarSort";
import { carSortMessages } from "@sayara/i18n/messages/car/carSortMessages";
import { Button } from "@sayara/ui/Button/Button";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { filterFormId } from "./FilterForm.tsx";
import * as styles from "#web/pages/search/Search.css.ts";

/**
 * Field for the sort order of the list. It belongs to the filter form, so that the form submits it without
 * JavaScript.
 */
export function SortField({ sort, onChange }: { sort: CarSort; onChange: (sort: CarSort) => void }) {
  const { t, i18n } = useLingui();
  const choose = (value: string) =>
    onChange(carSorts.find((candidate) => candidate === value) ?? defaultCarSort);
  return (
    <>
      <SelectField
        // An order chosen before hydration exists only in the field, and the next render would overwrite it.
        ref={(field) => {
          if (field !== null && field.value !== sort) choose(field.value);
        }}
        label={t`Sort by`}
        labelHidden
        className={styles.sortField}
        name="sort"
        form={filterFormId}
        value={sort}
        onChange={(event) => choose(event.target.value)}
      >
        {carSorts.map((value) => (
          <option key={value} value={value}>
            {i18n._(carSortMessages[value])}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" form={filterFormId} tone="soft">
          <Trans>Sort</Trans>
        </Button>
      </noscript>
    </>
  );
}
