import { clsx } from "clsx";
import { iconSpriteUrl } from "../Icon/iconSpriteUrl.ts";
import * as styles from "./BrandMark.css.ts";

/** The site's logo: a blue door with studs in the shape of a car under the sun. 36 px high. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 40 44" className={clsx(styles.mark, className)}>
      <use href={`${iconSpriteUrl}#brand`} />
    </svg>
  );
}
