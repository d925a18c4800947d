import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import { CarIllustration } from "@sayara/ui/CarIllustration/CarIllustration";
import * as styles from "./CarThumb.css.ts";

type ThumbCar = Pick<FleetCarSummary, "image" | "body" | "color">;

/** The first photo of a car, or its drawing. It is decorative because the name is next to it. */
export function CarThumb({ car, apiUrl }: { car: ThumbCar; apiUrl: string }) {
  const { body, color } = car;
  return (
    <div className={styles.thumb}>
      {car.image === null ? (
        <CarIllustration
          body={body === "unknown" ? "compact" : body}
          color={color === "unknown" ? "white" : color}
        />
      ) : (
        <img
          className={styles.photo}
          src={new URL(car.image, apiUrl).href}
          alt=""
          width={800}
          height={500}
          loading="lazy"
        />
      )}
    </div>
  );
}
