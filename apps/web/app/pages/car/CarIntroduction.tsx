import type { Car } from "@sayara/domain/car/Car";
import type { Location } from "@sayara/domain/location/Location";
import { Heading } from "@sayara/ui/Heading/Heading";
import { AgencyLine } from "#web/shared/CarCard/AgencyLine.tsx";
import { CarFacts } from "#web/shared/CarCard/CarFacts.tsx";
import { CarPicture } from "#web/shared/CarCard/CarPicture.tsx";
import { IncludedOptions } from "#web/shared/CarCard/IncludedOptions.tsx";
import * as styles from "./Car.css.ts";

/** Shows the car's image, name, agency, facts and included options. */
export function CarIntroduction({ car, place }: { car: Car; place: Location | null }) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <CarPicture car={car} />
      </div>
      <div className={styles.text}>
        <Heading level={1} id="car-name">
          {car.name}
        </Heading>
        <AgencyLine supplier={car.supplier} place={place?.name ?? ""} />
        <CarFacts car={car} />
        <IncludedOptions options={car} />
      </div>
    </header>
  );
}
