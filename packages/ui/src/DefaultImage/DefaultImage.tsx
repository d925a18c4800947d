import { clsx } from "clsx";
import * as styles from "./DefaultImage.css.ts";

type Shape = readonly [fill: keyof typeof styles.fills, path: string];

const drawings = {
  /** A driver with a chechia. */
  person: [
    ["ground", "M0 0H100V100H0Z"],
    ["clay", "M14 100C16 80 30 71 50 71C70 71 84 80 86 100Z"],
    ["skinShade", "M41 58H59V72C59 80 41 80 41 72Z"],
    ["skin", "M31 42H69V48C69 62 60 69 50 69C40 69 31 62 31 48Z"],
    ["deep", "M30 42V30C30 21 38 18 50 18C62 18 70 21 70 30V42C58 38 42 38 30 42Z"],
    ["blue", "M30 36C42 32 58 32 70 36V42C58 38 42 38 30 42Z"],
  ],
  /** A shop with an awning. */
  agency: [
    ["ground", "M0 0H100V100H0Z"],
    ["wall", "M20 42H80V84H20Z"],
    ["shade", "M70 42H80V84H70Z"],
    ["blue", "M28 84V64A9 9 0 0 1 46 64V84ZM54 58H74V72H54Z"],
    ["deep", "M16 28H84L88 44H12Z"],
    ["wall", "M29 28H38L35 44H24ZM47 28H53V44H47ZM62 28H71L76 44H65Z"],
    [
      "deep",
      "M12 44A6 6 0 0 0 24 44ZM35.5 44A5.8 5.8 0 0 0 47 44ZM53 44A6 6 0 0 0 65 44ZM76 44A6 6 0 0 0 88 44Z",
    ],
    ["wall", "M24 44A5.8 5.8 0 0 0 35.5 44ZM47 44A3 4 0 0 0 53 44ZM65 44A5.5 5.5 0 0 0 76 44Z"],
    ["sun", "M40 74A1.8 1.8 0 1 0 43.6 74A1.8 1.8 0 1 0 40 74Z"],
  ],
  /** A map pin on a shore. */
  place: [
    ["ground", "M0 0H100V100H0Z"],
    ["sea", "M0 70C22 62 40 66 58 72C74 77 88 76 100 72V100H0Z"],
    ["sand", "M0 84C20 76 44 78 60 100H0Z"],
    ["clay", "M50 78C38 60 30 51 30 40A20 20 0 0 1 70 40C70 51 62 60 50 78Z"],
    ["wall", "M42 40A8 8 0 1 0 58 40A8 8 0 1 0 42 40Z"],
  ],
} satisfies Record<string, readonly Shape[]>;

export type DefaultImageProps = {
  kind: keyof typeof drawings;
  /** Text alternative. Without it, the image is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Placeholder for a person, an agency or a place without an image. Fills its container. */
export function DefaultImage({ kind, label, className }: DefaultImageProps) {
  const ariaProps = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const shapes: readonly Shape[] = drawings[kind];
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className={clsx(styles.image, className)}
      {...ariaProps}
    >
      {shapes.map(([fill, path]) => (
        <path key={path} d={path} className={styles.fills[fill]} />
      ))}
    </svg>
  );
}
