import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Car } from "@sayara/domain/car/Car";
import { fuelTypeWords } from "@sayara/i18n/words/fuelTypeWords";
import { gearboxWords } from "@sayara/i18n/words/gearboxWords";
import { mileageWords } from "@sayara/i18n/words/mileageWords";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import {
  AirConditioningIcon,
  DoorsIcon,
  FuelIcon,
  GearboxIcon,
  MileageIcon,
  SeatsIcon,
} from "@sayara/ui/Icon/icons";
import { useFormats } from "#web/language/useFormats.ts";
import * as styles from "./CarCard.css.ts";

/** Facts of a car, each with an icon. */
export function CarFacts({ car }: { car: Car }) {
  "use memo";
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const isScooter = car.body === "scooter";
  const facts: [picture: IconPicture, words: string][] = [
    [SeatsIcon, t`${plural(car.seats, { one: "# seat", other: "# seats" })}`],
    [GearboxIcon, i18n._(gearboxWords[car.gearbox])],
    [FuelIcon, i18n._(fuelTypeWords[car.fuelType])],
  ];
  if (!isScooter && car.doors > 0)
    facts.splice(1, 0, [DoorsIcon, t`${plural(car.doors, { one: "# door", other: "# doors" })}`]);
  if (car.aircon) facts.push([AirConditioningIcon, t`Air conditioning`]);
  facts.push([
    MileageIcon,
    car.mileage === -1 ? i18n._(mileageWords.unlimited) : formats.kilometresPerDay(car.mileage),
  ]);
  return (
    <ul className={styles.facts}>
      {facts.map(([picture, words]) => (
        <li key={words} className={styles.fact}>
          <Icon picture={picture} size="small" className={styles.factIcon} />
          {words}
        </li>
      ))}
    </ul>
  );
}
