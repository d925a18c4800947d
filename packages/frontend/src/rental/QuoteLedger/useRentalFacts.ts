import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { fuelPolicyExplanations } from "@sayara/i18n/messages/car/fuelPolicyExplanations";
import { DepositIcon, FuelIcon, MileageIcon } from "@sayara/ui/Icon/icons";
import type { LedgerFact } from "@sayara/ui/PriceLedger/PriceLedger";
import { useDepositText } from "@sayara/frontend/rental/deposit/useDepositText";
import { useFormats } from "@sayara/frontend/language/useFormats";

export type RentedCar = Pick<Car, "deposit" | "deposits" | "fuelPolicy" | "mileage" | "usagePrices">;

/** Returns a function that lists the facts outside the total: security deposit, fuel and mileage. */
export function useRentalFacts(): (car: RentedCar) => LedgerFact[] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const offersText = useDepositText();
  return (car) => [
    { id: "deposit", icon: DepositIcon, name: t`Security deposit`, value: depositText(car) },
    { id: "fuel", icon: FuelIcon, name: t`Fuel`, value: fuelText(car) },
    {
      id: "mileage",
      icon: MileageIcon,
      name: t`Mileage`,
      value: mileageText(car),
    },
  ];

  function fuelText({ fuelPolicy, usagePrices }: RentedCar): string {
    const policy = i18n._(fuelPolicyExplanations[fuelPolicy]);
    const price = usagePrices?.missingFuel ?? null;
    if (price === null || fuelPolicy !== "likeForlike") return policy;
    const amount = formats.price(price);
    return t`${policy} Each eighth of the tank that is missing: ${amount}.`;
  }

  function mileageText({ mileage, usagePrices }: RentedCar): string {
    if (mileage === -1) return t`Unlimited`;
    const allowance = formats.kilometresPerDay(mileage);
    const price = usagePrices?.extraKilometre ?? null;
    if (price === null) return allowance;
    const amount = formats.price(price);
    return t`${allowance}, then ${amount} per kilometre`;
  }

  function depositText({ deposit, deposits = [] }: RentedCar): string {
    if (deposits.length > 0) {
      const offers = offersText(deposits);
      return t`${offers}, held by the agency, then released`;
    }
    if (deposit === -1) return t`Not taken on a card: ask the agency`;
    if (deposit === 0) return t`None: it is included`;
    const amount = formats.price(deposit);
    return t`${amount} held by the agency, then released`;
  }
}
