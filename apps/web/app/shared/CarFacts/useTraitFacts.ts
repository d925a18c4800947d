import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { carFeatureMessages } from "@sayara/i18n/messages/car/carFeatureMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";

type TraitCar = Pick<Car, "range" | "multimedia" | "co2" | "trips">;

/** A fact that results can be filtered or sorted by, but that cards do not show. */
interface TraitFact {
  id: "size" | "multimedia" | "co2" | "trips";
  name: string;
  factOf: (car: TraitCar) => string;
}

/** Returns size, multimedia, emissions and trips of a car, for the car page and the comparison. */
export function useTraitFacts(): TraitFact[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return [
    { id: "size", name: t`Size`, factOf: ({ range }) => i18n._(carTypeMessages[range]) },
    {
      id: "multimedia",
      name: t`Multimedia`,
      factOf: ({ multimedia }) =>
        multimedia.length === 0
          ? t`None stated`
          : formats.list(multimedia.map((feature) => i18n._(carFeatureMessages[feature]))),
    },
    { id: "co2", name: t`CO₂`, factOf: ({ co2 }) => (co2 === null ? t`Not stated` : t`${co2} g per km`) },
    {
      id: "trips",
      name: t`Past rentals`,
      factOf: ({ trips }) => (trips === 0 ? t`None yet` : formats.number(trips)),
    },
  ];
}
