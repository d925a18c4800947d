import { clsx } from "clsx";
import * as styles from "./BrandMark.css.ts";

/** The sign of the house: a blue door whose studs draw a car under the sun. 36 px high. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 40 44" className={clsx(styles.mark, className)}>
      <path className={styles.door} d="M2 44V20A18 18 0 0 1 38 20V44Z" />
      <path className={styles.sun} d="M15 14A5 5 0 0 1 25 14Z" />
      <path
        className={styles.studs}
        d="M7 31C7 28 8 26.6 10.6 26.2L13.6 20.6C14.2 19.4 15.2 19 16.4 19H24.4C25.6 19 26.4 19.4 27 20.4L30 25.6L32 26.4C33.4 27 34 28 34 29.6V32.4H31.6A4 4 0 0 0 23.8 32.4H17A4 4 0 0 0 9.2 32.4H7ZM16.6 21.4L14 26H19.6V21.4ZM21.8 21.4V26H27.4L25 21.8C24.8 21.6 24.6 21.4 24.2 21.4Z"
        fillRule="evenodd"
      />
      <path
        className={styles.studs}
        d="M10.4 33.4A2.7 2.7 0 1 0 15.8 33.4A2.7 2.7 0 1 0 10.4 33.4ZM25 33.4A2.7 2.7 0 1 0 30.4 33.4A2.7 2.7 0 1 0 25 33.4Z"
      />
    </svg>
  );
}
