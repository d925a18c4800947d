import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import {
  AirConditioningIcon,
  DoorsIcon,
  FuelIcon,
  GearboxIcon,
  MileageIcon,
  SeatsIcon,
} from "@sayara/ui/Icon/icons";
import { useFormats } from "@sayara/frontend/language/useFormats";
import * as styles from "@sayara/frontend/rental/CarCard/CarCard.css";

/** Lists the facts of a car, each with an icon. */
export function CarFacts({ car }: { car: Car }) {
  "use memo";
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const isScooter = car.body === "scooter";
  const facts: [picture: IconPicture, text: string][] = [
    [SeatsIcon, t`${plural(car.seats, { one: "# seat", other: "# seats" })}`],
    [GearboxIcon, i18n._(gearboxMessages[car.gearbox])],
    [FuelIcon, i18n._(fuelTypeMessages[car.fuelType])],
  ];
  if (!isScooter && car.doors > 0)
    facts.splice(1, 0, [DoorsIcon, t`${plural(car.doors, { one: "# door", other: "# doors" })}`]);
  if (car.aircon) facts.push([AirConditioningIcon, t`Air conditioning`]);
  facts.push([
    MileageIcon,
    car.mileage === -1 ? i18n._(mileageMessages.unlimited) : formats.kilometresPerDay(car.mileage),
  ]);
  return (
    <ul className={styles.facts}>
      {facts.map(([picture, text]) => (
        <li key={text} className={styles.fact}>
          <Icon picture={picture} size="small" className={styles.factIcon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
