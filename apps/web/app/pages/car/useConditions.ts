import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { excessWithCovers } from "@sayara/domain/car/maximumExcess";
import {
  AgencyIcon,
  CalendarIcon,
  CarIcon,
  DriverIcon,
  EmissionsIcon,
  KeyIcon,
  MultimediaIcon,
  ProtectionIcon,
  TimeIcon,
} from "@sayara/ui/Icon/icons";
import type { LedgerFact } from "@sayara/ui/PriceLedger/PriceLedger";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTraitFacts } from "#web/shared/CarFacts/useTraitFacts.ts";
import { useRentalFacts } from "@sayara/frontend/rental/QuoteLedger/useRentalFacts";

const traitIcons = { size: CarIcon, multimedia: MultimediaIcon, co2: EmissionsIcon, trips: KeyIcon };
const withFullInsurance = ["fullInsurance"] as const;

/** Returns a function that lists every condition of a car except prices. */
export function useConditions(): (car: Car) => LedgerFact[] {
  const { t } = useLingui();
  const formats = useFormats();
  const factsOf = useRentalFacts();
  const traits = useTraitFacts();
  return (car) => [
    ...factsOf(car),
    ...traits.map(({ id, name, factOf }) => ({ id, icon: traitIcons[id], name, value: factOf(car) })),
    { id: "damage", icon: ProtectionIcon, name: t`Excess for damage`, value: damageText(car) },
    { id: "theft", icon: ProtectionIcon, name: t`Excess for theft`, value: theftText(car) },
    { id: "age", icon: DriverIcon, name: t`Driver`, value: driverText(car) },
    {
      id: "length",
      icon: CalendarIcon,
      name: t`Shortest rental`,
      value: formats.days(car.minimumRentalDays),
    },
    {
      id: "lead",
      icon: TimeIcon,
      name: t`Book at the latest`,
      value: t`${plural(car.leadTimeHours, { one: "# hour before pick-up", other: "# hours before pick-up" })}`,
    },
    {
      id: "payment",
      icon: AgencyIcon,
      name: t`Payment`,
      value: car.supplier.payLater ? t`At the agency, when you take the car` : t`Online, when you book`,
    },
  ];

  function damageText({ excess, collisionDamageWaiver, fullInsurance }: Car): string {
    if (excess === null) return t`Not stated: ask the agency`;
    if (fullInsurance === 0) return insuredText(excessWithCovers(excess, withFullInsurance).damage);
    const least = formats.price(excess.damageWithWaiver);
    if (collisionDamageWaiver === 0) return t`${least}: the collision damage waiver is included`;
    const most = formats.price(excess.damage);
    return collisionDamageWaiver === -1 ? most : t`${most}; ${least} with the collision damage waiver`;
  }

  function theftText({ excess, theftProtection, fullInsurance }: Car): string {
    if (excess === null) return t`Not stated: ask the agency`;
    if (fullInsurance === 0) return insuredText(excessWithCovers(excess, withFullInsurance).theft);
    const least = formats.price(excess.theftWithProtection);
    if (theftProtection === 0) return t`${least}: theft protection is included`;
    const most = formats.price(excess.theft);
    return theftProtection === -1 ? most : t`${most}; ${least} with theft protection`;
  }

  function insuredText(sum: number): string {
    const least = formats.price(sum);
    return t`${least}: full insurance is included`;
  }

  function driverText({ minimumAge, minimumLicenceYears }: Car): string {
    const age = formats.years(minimumAge);
    if (minimumLicenceYears === 0) return t`At least ${age}`;
    const licence = formats.years(minimumLicenceYears);
    return t`At least ${age}, with a licence held for ${licence}`;
  }
}
