import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { fuelPolicyWords } from "@sayara/i18n/words/fuelPolicyWords";
import { fuelTypeWords } from "@sayara/i18n/words/fuelTypeWords";
import { gearboxWords } from "@sayara/i18n/words/gearboxWords";
import { mileageWords } from "@sayara/i18n/words/mileageWords";
import { rentalOptionWords } from "@sayara/i18n/words/rentalOptionWords";
import { useTraitFacts } from "#web/shared/CarCard/useTraitFacts.ts";
import { useFormats } from "#web/language/useFormats.ts";

/** A fact by which cars are compared. */
interface ComparisonRow {
  name: string;
  factOf: (car: Car) => string;
}

/** Returns the facts of a comparison, the most asked first. The price is not among them. */
export function useComparisonRows(): ComparisonRow[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const traits = useTraitFacts();
  return [
    { name: t`Security deposit`, factOf: ({ deposit }) => depositWords(deposit) },
    { name: t`Minimum age`, factOf: ({ minimumAge }) => formats.years(minimumAge) },
    {
      name: t`Mileage`,
      factOf: ({ mileage }) =>
        mileage === -1 ? i18n._(mileageWords.unlimited) : formats.kilometresPerDay(mileage),
    },
    { name: t`Fuel policy`, factOf: ({ fuelPolicy }) => i18n._(fuelPolicyWords[fuelPolicy]) },
    { name: t`Gearbox`, factOf: ({ gearbox }) => i18n._(gearboxWords[gearbox]) },
    { name: t`Fuel`, factOf: ({ fuelType }) => i18n._(fuelTypeWords[fuelType]) },
    { name: t`Seats`, factOf: ({ seats }) => formats.number(seats) },
    { name: t`Doors`, factOf: ({ doors }) => (doors > 0 ? formats.number(doors) : "–") },
    { name: t`Air conditioning`, factOf: ({ aircon }) => (aircon ? t`Yes` : t`No`) },
    ...traits,
    { name: t`Included`, factOf: includedWords },
    { name: t`Cancellation`, factOf: cancellationWords },
  ];

  function depositWords(deposit: number): string {
    if (deposit === -1) return t`Ask the agency`;
    return deposit === 0 ? t`None` : formats.price(deposit);
  }

  function includedWords(car: Car): string {
    const names = rentalOptions
      .filter((option) => option !== "cancellation" && car[option] === 0)
      .map((option) => i18n._(rentalOptionWords[option]));
    return names.length === 0
      ? "–"
      : formats.list(names.map((name, place) => (place === 0 ? name : uncapitalized(name))));
  }

  function cancellationWords({ cancellation }: Car): string {
    if (cancellation === 0) return t`Included`;
    if (cancellation === -1) return t`Not offered`;
    const amount = formats.price(cancellation);
    return t`${amount} once`;
  }
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
