import { useLingui } from "@lingui/react/macro";
import type { SupplierInResult } from "@sayara/api-client/contract/search/SupplierInResult";
import type { Facets } from "@sayara/api-client/contract/search/frontendCars";
import { carFeatures } from "@sayara/domain/car/CarFeature";
import { carTypes } from "@sayara/domain/car/CarType";
import { fuelPolicies } from "@sayara/domain/car/FuelPolicy";
import { fuelTypes } from "@sayara/domain/car/FuelType";
import { gearboxes } from "@sayara/domain/car/Gearbox";
import { mileages } from "@sayara/domain/car/Mileage";
import { depositMeans } from "@sayara/domain/deposit/DepositMeans";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import { seatsFilters } from "@sayara/domain/search/SeatsFilter";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { depositMeansMessages } from "@sayara/i18n/messages/car/depositMeansMessages";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { seatsFilterMessages } from "@sayara/i18n/messages/car/seatsFilterMessages";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { useRef, useState } from "react";
import { ChoiceLabel } from "./ChoiceLabel.tsx";
import { DepositChoice } from "./DepositChoice.tsx";
import { MultiChoiceFilter } from "./MultiChoiceFilter.tsx";
import { RatingChoice } from "./RatingChoice.tsx";
import { useChoicesBeforeHydration } from "./useChoicesBeforeHydration.ts";
import * as styles from "./FilterFields.css.ts";

export interface FilterFieldsProps {
  filter: CarFilter;
  facets: Facets;
  suppliers: readonly SupplierInResult[];
  /** Number of cars without the rating filter. */
  anyRating: number;
  /** Called with the changed part. A stable function avoids rendering the other fields again. */
  onChange: (part: Partial<CarFilter>) => void;
}

/** All filters. Each choice shows the number of cars that it would match. */
export function FilterFields({ filter, facets, suppliers, anyRating, onChange: change }: FilterFieldsProps) {
  "use memo";
  const { t, i18n } = useLingui();
  const fields = useRef<HTMLDivElement>(null);
  useChoicesBeforeHydration(fields);
  // Read only once: an update would close the panel around the focused field.
  const [startsOpen] = useState(
    filter.mileage.length + filter.fuelPolicy.length + filter.multimedia.length > 0,
  );
  const nameOf = new Map(suppliers.map((supplier) => [supplier.slug, supplier.name]));

  return (
    <div className={styles.fields} ref={fields}>
      <MultiChoiceFilter
        legend={t`Size`}
        name="range"
        look="chips"
        values={carTypes}
        chosen={filter.range}
        counts={facets.range}
        labelOf={(value) => i18n._(carTypeMessages[value])}
        onChange={(range) => change({ range })}
      />
      <MultiChoiceFilter
        legend={t`Gearbox`}
        name="gearbox"
        look="chips"
        values={gearboxes}
        chosen={filter.gearbox}
        counts={facets.gearbox}
        labelOf={(value) => i18n._(gearboxMessages[value])}
        onChange={(gearbox) => change({ gearbox })}
      />
      <MultiChoiceFilter
        legend={t`Seats`}
        name="seats"
        look="chips"
        values={seatsFilters}
        chosen={filter.seats}
        counts={facets.seats}
        labelOf={(value) => i18n._(seatsFilterMessages[value])}
        onChange={(seats) => change({ seats })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t`Comfort`}</legend>
        <Checkbox
          name="aircon"
          value="1"
          checked={filter.aircon}
          trailing={facets.aircon}
          onChange={() => change({ aircon: !filter.aircon })}
        >
          <ChoiceLabel count={facets.aircon}>{t`Air conditioning`}</ChoiceLabel>
        </Checkbox>
        <Checkbox
          name="doors"
          value="4plus"
          checked={filter.fourPlusDoors}
          trailing={facets.fourPlusDoors}
          onChange={() => change({ fourPlusDoors: !filter.fourPlusDoors })}
        >
          <ChoiceLabel count={facets.fourPlusDoors}>{t`Four doors or more`}</ChoiceLabel>
        </Checkbox>
      </fieldset>
      <MultiChoiceFilter
        legend={t`For the deposit, I have`}
        name="depositBy"
        look="chips"
        values={depositMeans}
        chosen={filter.depositMeans}
        counts={facets.depositMeans}
        labelOf={(value) => i18n._(depositMeansMessages[value])}
        onChange={(chosen) => change({ depositMeans: chosen })}
      />
      <DepositChoice
        chosen={filter.deposit}
        counts={facets.deposit}
        onChange={(deposit) => change({ deposit })}
      />
      <RatingChoice
        chosen={filter.rating}
        counts={{ ...facets.rating, any: anyRating }}
        onChange={(rating) => change({ rating })}
      />
      <MultiChoiceFilter
        legend={t`Fuel`}
        name="fuel"
        values={fuelTypes}
        chosen={filter.fuelType}
        counts={facets.fuelType}
        labelOf={(value) => i18n._(fuelTypeMessages[value])}
        onChange={(fuelType) => change({ fuelType })}
      />
      {suppliers.length > 0 && (
        <MultiChoiceFilter
          legend={t`Agency`}
          name="supplier"
          values={suppliers.map((supplier) => supplier.slug)}
          chosen={filter.suppliers}
          counts={facets.suppliers}
          labelOf={(slug) => nameOf.get(slug) ?? slug}
          onChange={(chosen) => change({ suppliers: chosen })}
        />
      )}
      <Disclosure summary={t`More filters`} open={startsOpen}>
        <div className={styles.fields}>
          <MultiChoiceFilter
            legend={t`Mileage`}
            name="mileage"
            values={mileages}
            chosen={filter.mileage}
            counts={facets.mileage}
            labelOf={(value) => i18n._(mileageMessages[value])}
            onChange={(mileage) => change({ mileage })}
          />
          <MultiChoiceFilter
            legend={t`Fuel policy`}
            name="fuelPolicy"
            values={fuelPolicies}
            chosen={filter.fuelPolicy}
            counts={facets.fuelPolicy}
            labelOf={(value) => i18n._(fuelPolicyMessages[value])}
            onChange={(fuelPolicy) => change({ fuelPolicy })}
          />
          <MultiChoiceFilter
            legend={t`Multimedia`}
            name="multimedia"
            values={carFeatures}
            chosen={filter.multimedia}
            counts={facets.multimedia}
            labelOf={(value) => i18n._(carFeatureMessages[value])}
            onChange={(multimedia) => change({ multimedia })}
          />
        </div>
      </Disclosure>
    </div>
  );
}
