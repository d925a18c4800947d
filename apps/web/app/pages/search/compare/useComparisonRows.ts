import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { fuelPolicyMessages } from "@sayara/i18n/messages/car/fuelPolicyMessages";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import { useTraitFacts } from "#web/shared/CarFacts/useTraitFacts.ts";
import { useDepositText } from "@sayara/frontend/rental/deposit/useDepositText";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** A row of the comparison: a fact about each car. */
interface ComparisonRow {
  name: string;
  factOf: (car: Car) => string;
}

/** Returns the rows of the comparison, the most requested facts first. The price is not among them. */
export function useComparisonRows(): ComparisonRow[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const offersText = useDepositText();
  const traits = useTraitFacts();
  return [
    { name: t`Security deposit`, factOf: depositText },
    { name: t`Minimum age`, factOf: ({ minimumAge }) => formats.years(minimumAge) },
    {
      name: t`Mileage`,
      factOf: ({ mileage }) =>
        mileage === -1 ? i18n._(mileageMessages.unlimited) : formats.kilometresPerDay(mileage),
    },
    { name: t`Fuel policy`, factOf: ({ fuelPolicy }) => i18n._(fuelPolicyMessages[fuelPolicy]) },
    { name: t`Gearbox`, factOf: ({ gearbox }) => i18n._(gearboxMessages[gearbox]) },
    { name: t`Fuel`, factOf: ({ fuelType }) => i18n._(fuelTypeMessages[fuelType]) },
    { name: t`Seats`, factOf: ({ seats }) => formats.number(seats) },
    { name: t`Doors`, factOf: ({ doors }) => (doors > 0 ? formats.number(doors) : "–") },
    { name: t`Air conditioning`, factOf: ({ aircon }) => (aircon ? t`Yes` : t`No`) },
    ...traits,
    { name: t`Included`, factOf: includedText },
    { name: t`Cancellation`, factOf: cancellationText },
  ];

  function depositText({ deposit, deposits = [] }: Car): string {
    if (deposits.length > 0) return offersText(deposits);
    if (deposit === -1) return t`Ask the agency`;
    return deposit === 0 ? t`None` : formats.price(deposit);
  }

  function includedText(car: Car): string {
    const names = rentalOptions
      .filter((option) => option !== "cancellation" && car[option] === 0)
      .map((option) => i18n._(rentalOptionMessages[option]));
    return names.length === 0
      ? "–"
      : formats.list(names.map((name, index) => (index === 0 ? name : uncapitalized(name))));
  }

  function cancellationText({ cancellation }: Car): string {
    if (cancellation === 0) return t`Included`;
    if (cancellation === -1) return t`Not offered`;
    const amount = formats.price(cancellation);
    return t`${amount} once`;
  }
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
