import { Trans, useLingui } from "@lingui/react/macro";
import { type CarSort, carSorts, defaultCarSort } from "@sayara/domain/search/CarSort";
import { carSortWords } from "@sayara/i18n/words/carSortWords";
import { Button } from "@sayara/ui/Button/Button";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { filterForm } from "./PlainFilters.tsx";
import * as styles from "./Search.css.ts";

/** Order of the list. Belongs to the filters' form, so that it is sent with it without JavaScript. */
export function SortField({ sort, onChange }: { sort: CarSort; onChange: (sort: CarSort) => void }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Sort by`}
        labelHidden
        className={styles.sortField}
        name="sort"
        form={filterForm}
        value={sort}
        onChange={(event) =>
          onChange(carSorts.find((known) => known === event.target.value) ?? defaultCarSort)
        }
      >
        {carSorts.map((value) => (
          <option key={value} value={value}>
            {i18n._(carSortWords[value])}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" form={filterForm} tone="soft">
          <Trans>Sort</Trans>
        </Button>
      </noscript>
    </>
  );
}
