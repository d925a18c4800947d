import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { fuelTypeMessages } from "@sayara/i18n/messages/car/fuelTypeMessages";
import { gearboxMessages } from "@sayara/i18n/messages/car/gearboxMessages";
import { mileageMessages } from "@sayara/i18n/messages/car/mileageMessages";
import { useFormats } from "@sayara/frontend/language/useFormats";
import type { CardCar } from "./CardCar.ts";
import * as styles from "./CarCard.css.ts";

/** Shows the traits of a car on one line, the most requested first. Traits that do not fit are hidden. */
export function CarTraits({ car }: { car: CardCar }) {
  "use memo";
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const traits = [
    t`${plural(car.seats, { one: "# seat", other: "# seats" })}`,
    i18n._(gearboxMessages[car.gearbox]),
    i18n._(fuelTypeMessages[car.fuelType]),
    car.mileage === -1 ? i18n._(mileageMessages.unlimited) : formats.kilometresPerDay(car.mileage),
  ];
  if (car.aircon) traits.push(t`Air conditioning`);
  if (car.body !== "scooter" && car.doors > 0)
    traits.push(t`${plural(car.doors, { one: "# door", other: "# doors" })}`);
  return (
    <ul className={styles.traits}>
      {traits.map((text) => (
        <li key={text} className={styles.trait}>
          {text}
        </li>
      ))}
    </ul>
  );
}
