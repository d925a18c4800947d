import { clsx } from "clsx";
import type { CarPaintName } from "../theme/carPaint.ts";
import * as styles from "./CarIllustration.css.ts";
import { carSpriteUrl } from "./carSpriteUrl.ts";

/** The car bodies that have a drawing. Same values as the domain's `CarBody`. */
export type CarBodyName =
  | "microCar"
  | "cityCar"
  | "retroCar"
  | "supermini"
  | "compact"
  | "smallSaloon"
  | "saloon"
  | "executiveSaloon"
  | "crossover"
  | "compactSuv"
  | "suv"
  | "offRoader"
  | "sevenSeater"
  | "peopleCarrier"
  | "van"
  | "pickup"
  | "cabriolet"
  | "scooter"
  | "scooter125";

export type CarIllustrationProps = {
  body: CarBodyName;
  color: CarPaintName;
  /** Text alternative ("White city car"). Without it, the image is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * Drawing of a car in its colour, used when there is no photo. As wide as its container and half as high, even before
 * its file has loaded.
 *
 * @example
 * <CarIllustration body="suv" color="sand" label="Sand-coloured SUV" />
 */
export function CarIllustration({ body, color, label, className }: CarIllustrationProps) {
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 274 137" className={clsx(styles.car, styles.colours[color], className)} {...ariaProps}>
      <use href={`${carSpriteUrl(body)}#${body}`} />
    </svg>
  );
}
