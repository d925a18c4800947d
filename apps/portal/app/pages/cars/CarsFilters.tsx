import { Trans, useLingui } from "@lingui/react/macro";
import { fleetSorts } from "@sayara/api-client/contract/suppliers/fleetCars";
import { carTypes } from "@sayara/domain/car/CarType";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { Button } from "@sayara/ui/Button/Button";
import { SearchIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { Form } from "react-router";
import type { CarsQuery } from "./Cars.load.ts";
import { useAgencyPath } from "#portal/session/AgencyContext.ts";
import * as styles from "./Cars.css.ts";

/** Form for search, range and order. Submitting it puts them in the URL. */
export function CarsFilters({ query }: { query: CarsQuery }) {
  const { t, i18n } = useLingui();
  const agencyPath = useAgencyPath();
  const sorts = { name: t`Name`, plate: t`Plate`, price: t`Daily price`, updated: t`Last changed` };
  return (
    <search>
      <Form action={agencyPath("/cars")} className={styles.filters} key={JSON.stringify(query)}>
        {query.status !== null && <input type="hidden" name="status" value={query.status} />}
        <TextField
          label={t`Name or plate`}
          name="s"
          type="search"
          icon={SearchIcon}
          maxLength={100}
          defaultValue={query.s}
        />
        <SelectField label={t`Range`} name="range" defaultValue={query.range ?? ""}>
          <option value="">{t`All ranges`}</option>
          {carTypes.map((range) => (
            <option key={range} value={range}>
              {i18n._(carTypeMessages[range])}
            </option>
          ))}
        </SelectField>
        <SelectField label={t`Sort by`} name="sort" defaultValue={query.sort}>
          {fleetSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="neutral">
          <Trans>Show</Trans>
        </Button>
      </Form>
    </search>
  );
}
