import { SceneIllustration, isSceneName } from "@sayara/ui/SceneIllustration/SceneIllustration";
import { useSite } from "#web/request/Site.ts";
import type { Destination } from "./Home.load.ts";
import * as styles from "./Destinations.css.ts";

/** South of this latitude the land is desert rather than coast. */
const desertLatitude = 34;

/** The place's photograph, else the drawing of the place or of its landscape. */
export function DestinationPicture({
  slug,
  image,
  position,
}: Pick<Destination, "slug" | "image" | "position">) {
  const { apiUrl } = useSite();
  if (image !== null)
    return (
      <img
        className={styles.photograph}
        src={new URL(image, apiUrl).href}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  const landscape = position.latitude < desertLatitude ? "desert" : "coast";
  return <SceneIllustration scene={isSceneName(slug) ? slug : landscape} className={styles.picture} />;
}
