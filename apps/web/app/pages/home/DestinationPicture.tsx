import type { Location } from "@sayara/domain/location/Location";
import { SceneIllustration, isSceneName } from "@sayara/ui/SceneIllustration/SceneIllustration";
import { useSite } from "#web/request/Site.ts";
import * as styles from "./Destinations.css.ts";

/** South of this latitude the land is desert rather than coast. */
const desertLatitude = 34;

/** The place's photograph, else the drawing of the place or of its landscape. */
export function DestinationPicture({ place }: { place: Location }) {
  const { apiUrl } = useSite();
  if (place.image !== null)
    return (
      <img
        className={styles.photograph}
        src={new URL(place.image, apiUrl).href}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  const landscape = place.position.latitude < desertLatitude ? "desert" : "coast";
  return (
    <SceneIllustration scene={isSceneName(place.slug) ? place.slug : landscape} className={styles.picture} />
  );
}
