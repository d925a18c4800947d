import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { SupplierInResult } from "@sayara/api-client/contract/search/SupplierInResult";
import { type CarFilter, noCarFilter } from "@sayara/domain/search/CarFilter";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { depositMeansMessages } from "@sayara/i18n/messages/car/depositMeansMessages";
import { depositTierMessages } from "@sayara/i18n/messages/car/depositTierMessages";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { ratingFilterMessages } from "@sayara/i18n/messages/car/ratingFilterMessages";
import { seatsFilterMessages } from "@sayara/i18n/messages/car/seatsFilterMessages";

/** One active choice: its label, and the filter without it. */
export interface ActiveFilter {
  key: string;
  /** The filter to which the choice belongs. */
  group: keyof CarFilter;
  label: string;
  remainingFilter: CarFilter;
}

interface ActiveFilterOptions {
  /** The filter of the displayed cars. */
  filter: CarFilter;
  /** The filter whose cars are loading. The link that removes a choice keeps its newer choices. */
  pending: CarFilter;
  suppliers: readonly SupplierInResult[];
}

/** Filters that accept several values. */
type ListGroup = {
  [Group in keyof CarFilter]: CarFilter[Group] extends string[] ? Group : never;
}[keyof CarFilter];

export function useActiveFilters({ filter, pending, suppliers }: ActiveFilterOptions): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const deposits = depositTierMessages(useTextLanguage());
  const depositLabel = (choice: MessageDescriptor) => {
    const deposit = i18n._(choice);
    return t`Deposit: ${deposit}`;
  };
  const nameOf = (slug: string) => suppliers.find((supplier) => supplier.slug === slug)?.name ?? slug;

  function listChoices<Value extends string>(
    group: ListGroup,
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ): ActiveFilter[] {
    const groupValues: readonly string[] = pending[group];
    return values.map((value) => ({
      key: labelOf(value),
      group,
      label: labelOf(value),
      remainingFilter: { ...pending, [group]: groupValues.filter((other) => other !== value) },
    }));
  }

  const active: ActiveFilter[] = [
    ...listChoices("range", filter.range, (value) => i18n._(carTypeMessages[value])),
    ...listChoices("gearbox", filter.gearbox, (value) => i18n._(gearboxMessages[value])),
    ...listChoices("seats", filter.seats, (value) => i18n._(seatsFilterMessages[value])),
    ...listChoices("fuelType", filter.fuelType, (value) => i18n._(fuelTypeMessages[value])),
    ...listChoices("mileage", filter.mileage, (value) => i18n._(mileageMessages[value])),
    ...listChoices("fuelPolicy", filter.fuelPolicy, (value) => i18n._(fuelPolicyMessages[value])),
    ...listChoices("multimedia", filter.multimedia, (value) => i18n._(carFeatureMessages[value])),
    ...listChoices("depositMeans", filter.depositMeans, (value) => depositLabel(depositMeansMessages[value])),
    ...listChoices("suppliers", filter.suppliers, nameOf),
  ];
  const add = (group: keyof CarFilter, label: string) =>
    active.push({ key: label, group, label, remainingFilter: { ...pending, [group]: noCarFilter[group] } });
  if (filter.aircon) add("aircon", t`Air conditioning`);
  if (filter.fourPlusDoors) add("fourPlusDoors", t`Four doors or more`);
  if (filter.rating !== null) add("rating", i18n._(ratingFilterMessages[filter.rating]));
  if (filter.deposit !== "all") {
    add("deposit", depositLabel(deposits[filter.deposit]));
  }
  return active;
}
