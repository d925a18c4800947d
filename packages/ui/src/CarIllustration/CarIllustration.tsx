import { clsx } from "clsx";
import type { CarPaintName } from "../theme/carPaint.ts";
import * as styles from "./CarIllustration.css.ts";
import { carSheet } from "./carSheet.ts";

/** The bodies that can be drawn (domain's `CarBody`, value for value). */
export type CarBodyName = "cityCar" | "saloon" | "suv" | "van" | "pickup" | "scooter";

export type CarIllustrationProps = {
  body: CarBodyName;
  color: CarPaintName;
  /** What the picture shows ("White city car"); without it, decoration beside words that say so. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * The car of an offer in its own colour, for wherever no photograph exists. As wide as its container, twice
 * as wide as high, before its file has arrived too.
 *
 * @example
 * <CarIllustration body="suv" color="sand" label="Sand-coloured SUV" />
 */
export function CarIllustration({ body, color, label, className }: CarIllustrationProps) {
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="14 6 274 137" className={clsx(styles.car, styles.colours[color], className)} {...meaning}>
      <use href={`${carSheet}#${body}`} />
    </svg>
  );
}
