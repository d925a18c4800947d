import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LocationKind } from "@sayara/domain/location/LocationKind";
import { Icon, type IconPicture } from "@sayara/ui/Icon/Icon";
import { AirportIcon, PlaceIcon } from "@sayara/ui/Icon/icons";
import { Price } from "@sayara/ui/Price/Price";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { CardTitle } from "@sayara/frontend/CardTitle/CardTitle";
import type { ListedPlace } from "./groupPlaces.ts";
import * as styles from "./Locations.css.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

const kindIcons: Partial<Record<LocationKind | Unknown, IconPicture>> = { airport: AirportIcon };

/** The place that is highlighted in both list and map. */
export interface HighlightProps {
  /** Slug of the place. */
  active: string | null;
  onHighlight: (slug: string | null) => void;
}

interface PlaceRowProps extends HighlightProps {
  place: ListedPlace;
  isCity?: boolean;
}

/** A place with its number of cars and lowest price. The whole row is a link. */
export function PlaceRow({ place, isCity = false, active, onHighlight }: PlaceRowProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { slug, name, kind, code, cars, lowestDayPrice } = place;
  return (
    <div
      className={isCity ? styles.city : styles.row}
      data-active={active === slug || undefined}
      onPointerEnter={() => onHighlight(slug)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(slug)}
      onBlur={() => onHighlight(null)}
    >
      <Icon picture={kindIcons[kind] ?? PlaceIcon} className={styles.icon} />
      <div className={styles.text}>
        <CardTitle className={isCity ? styles.cityName : styles.name} search={{ place: slug }}>
          {name}
        </CardTitle>
        <p className={styles.facts}>
          {code !== null && <span className={styles.code}>{code}</span>}
          <span>
            {cars === 0 ? (
              <Trans>No car at present</Trans>
            ) : (
              <Plural value={cars} one="# car" other="# cars" />
            )}
          </span>
        </p>
      </div>
      {lowestDayPrice !== null && (
        <Price before={t`from`} amount={formats.price(lowestDayPrice)} size="sm" className={styles.price} />
      )}
    </div>
  );
}
