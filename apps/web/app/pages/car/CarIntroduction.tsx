import type { Car } from "@sayara/domain/car/Car";
import type { Location } from "@sayara/domain/location/Location";
import { Heading } from "@sayara/ui/Heading/Heading";
import type { ReactNode } from "react";
import { AgencyLine } from "@sayara/frontend/rental/CarCard/AgencyLine";
import { CarFacts } from "#web/shared/CarFacts/CarFacts.tsx";
import { CarPicture } from "@sayara/frontend/rental/CarPicture/CarPicture";
import { IncludedOptions } from "@sayara/frontend/rental/CarCard/IncludedOptions";
import * as styles from "./Car.css.ts";

/** Shows the car's image, name, agency, facts and included options. */
export function CarIntroduction({
  car,
  place,
  corner,
}: {
  car: Car;
  place: Location | null;
  /** Control in the corner of the image. */
  corner: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <CarPicture car={car} />
        <div className={styles.corner}>{corner}</div>
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
