import type { Car } from "@sayara/domain/car/Car";
import { CAR_IMAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import { imageAddress, useSite } from "@sayara/frontend/request/Site";
import { drawnCar } from "./drawnCar.ts";
import * as styles from "./CarPicture.css.ts";

/**
 * Shows the car's photo, the configured default image, or a drawing of its body type in its colour. Decorative: the
 * name is beside it.
 */
export function CarPicture({ car }: { car: Pick<Car, "image" | "body" | "color"> }) {
  const address = imageAddress(car.image, "car", useSite());
  return (
    <div className={styles.picture}>
      {address === null ? (
        <CarIllustration {...drawnCar(car)} />
      ) : (
        <img
          className={styles.photograph}
          src={address}
          alt=""
          {...CAR_IMAGE_SIZE}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
