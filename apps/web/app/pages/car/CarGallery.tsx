import { useLingui } from "@lingui/react/macro";
import type { CarDetails } from "@sayara/api-client/contract/catalogue/car";
import { useSite } from "@sayara/frontend/request/Site";
import * as styles from "./CarGallery.css.ts";

interface CarGalleryProps {
  photos: CarDetails["photos"];
  carName: string;
}

/**
 * The photos of a car in a row, with captions. The row scrolls by touch and by the arrow keys, without a
 * script.
 */
export function CarGallery({ photos, carName }: CarGalleryProps) {
  const { t } = useLingui();
  const { apiUrl } = useSite();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
    <section className={styles.gallery} aria-label={t`Photos of ${carName}`} tabIndex={0}>
      {photos.map(({ url, width, height, alt }, index) => (
        <figure key={url} className={styles.photo}>
          <img
            className={styles.picture}
            src={new URL(url, apiUrl).href}
            alt={alt}
            width={width}
            height={height}
            loading={index === 0 ? "eager" : "lazy"}
            decoding="async"
          />
          {alt !== carName && (
            <figcaption className={styles.caption} aria-hidden>
              {alt}
            </figcaption>
          )}
        </figure>
      ))}
    </section>
  );
}
