import type { Car } from "@sayara/domain/car/Car";
import { CAR_IMAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { useSite } from "#web/request/Site.ts";
import { drawnCar } from "./drawnCar.ts";
import * as styles from "./CarCard.css.ts";

/** The car's photograph, or the drawing of its body in its colour. Decorative: its name is beside it. */
export function CarPicture({ car }: { car: Pick<Car, "image" | "body" | "color"> }) {
  const { apiUrl } = useSite();
  return (
    <div className={styles.picture}>
      {car.image === null ? (
        <CarIllustration {...drawnCar(car)} />
      ) : (
        <img
          className={styles.photograph}
          src={new URL(car.image, apiUrl).href}
          alt=""
          {...CAR_IMAGE_SIZE}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
