import { SceneIllustration, isSceneName } from "@sayara/ui/SceneIllustration/SceneIllustration";
import { imageAddress, useSite } from "@sayara/frontend/request/Site";
import type { Destination } from "#web/pages/home/Home.load.ts";
import * as styles from "./Destinations.css.ts";

/** South of this latitude the land is desert rather than coast. */
const desertLatitude = 34;

/** The place's photo, the configured default image, or a drawing of the place or its landscape. */
export function DestinationImage({
  slug,
  image,
  position,
}: Pick<Destination, "slug" | "image" | "position">) {
  const address = imageAddress(image, "location", useSite());
  if (address !== null)
    return <img className={styles.photograph} src={address} alt="" loading="lazy" decoding="async" />;
  const landscape = position.latitude < desertLatitude ? "desert" : "coast";
  return <SceneIllustration scene={isSceneName(slug) ? slug : landscape} className={styles.picture} />;
}
